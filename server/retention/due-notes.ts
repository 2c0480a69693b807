import type { DueNotes } from '#contract/records/retention.ts';
import type { SettingsFields } from '#contract/settings/index.ts';
import { enquiriesAmong, idBatches, type Db, type Root } from '#server/erasure/found.ts';

const DAY_MS = 24 * 3_600_000;

/** Days after which the product drops what it noted. */
export type NoteDays = Pick<SettingsFields<'retention'>, 'deliveriesDays' | 'addressesDays'>;

/** What the product noted itself, and what of it the settings delete until a moment. */
export async function findDueNotes(db: Db, days: NoteDays, until: number): Promise<DueNotes[]> {
  const before = (age: number) => new Date(until - age * DAY_MS).toISOString();
  const sent = await db
    .selectFrom('deliveries')
    .select((eb) => [eb.fn.countAll().as('count'), eb.fn.min('settled_at').as('oldest')])
    .where('state', '!=', 'queued')
    .where('settled_at', '<=', before(days.deliveriesDays))
    .executeTakeFirstOrThrow();
  const addresses = await db
    .selectFrom('audit_log')
    .select((eb) => [eb.fn.countAll().as('count'), eb.fn.min('created_at').as('oldest')])
    .where('created_at', '<=', before(days.addressesDays))
    .where((eb) => eb.or([eb('ip_address', '!=', ''), eb('user_agent', '!=', '')]))
    .executeTakeFirstOrThrow();
  const found = [
    { kind: 'deliveries' as const, ...sent, days: days.deliveriesDays },
    { kind: 'addresses' as const, ...addresses, days: days.addressesDays },
  ];
  return found.flatMap(({ kind, count, oldest, days: age }) => {
    if (!oldest) return [];
    return [{ kind, count: Number(count), dueAt: new Date(Date.parse(oldest) + age * DAY_MS).toISOString() }];
  });
}

/** How many mails and files go with these records. */
export async function countGoingAlong(db: Db, roots: readonly Root[]): Promise<{ mails: number; attachments: number }> {
  const counts = { mails: 0, attachments: 0 };
  for (const ids of idBatches(enquiriesAmong(roots))) {
    const along = db
      .selectFrom('thread_mails')
      .leftJoin('thread_attachments', 'thread_attachments.mail_id', 'thread_mails.id')
      .where('enquiry_id', 'in', ids);
    const row = await along
      .select((eb) => [
        eb.fn.count('thread_mails.id').distinct().as('mails'),
        eb.fn.count('thread_attachments.id').as('attachments'),
      ])
      .executeTakeFirstOrThrow();
    counts.mails += Number(row.mails);
    counts.attachments += Number(row.attachments);
  }
  return counts;
}
