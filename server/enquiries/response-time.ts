import type { Kysely } from 'kysely';
import { ANSWERS_MIN } from '#contract/settings/enquiries.ts';
import { contactTexts } from '#contract/texts/contact.ts';
import type { SettingsRecord } from '#contract/settings/index.ts';
import type { Database } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.ts';
import type { SiteSettings } from '#server/site-settings/store.ts';
import { minutesOfDay, readEnquiryRules, workingMinutes } from './working-time.ts';

const PERIOD_MS = 90 * 24 * 3_600_000;
/** More answers do not change the median that a visitor reads. */
const ANSWERS_MAX = 1000;

/** What the site says about how fast the agency answers; null where the text of the section stays. */
export async function responseSentence(
  { db }: Database,
  settings: SiteSettings,
  now: number = Date.now(),
): Promise<string | null> {
  const rules = await readEnquiryRules(settings);
  if (!rules.showsResponseTime) return null;
  const answered = await answersSince(db, new Date(now - PERIOD_MS).toISOString());
  if (answered.length < ANSWERS_MIN) return null;
  const minutes = answered.map(({ created_at, first_answer_at }) =>
    workingMinutes(Date.parse(created_at), Date.parse(first_answer_at ?? created_at), rules),
  );
  return sentenceFor(medianOf(minutes), rules);
}

/** The newest answers. Those to enquiries whose sender was erased count as well. */
async function answersSince(db: Kysely<Tables>, since: string) {
  const [stored, erased] = await Promise.all([
    db
      .selectFrom('enquiries')
      .select(['created_at', 'first_answer_at'])
      .where('created_at', '>=', since)
      .where('first_answer_at', 'is not', null)
      .where('state', 'in', ['open', 'done', 'merged'])
      .orderBy('created_at', 'desc')
      .limit(ANSWERS_MAX)
      .execute(),
    db
      .selectFrom('erased_enquiries')
      .select(['created_at', 'first_answer_at'])
      .where('created_at', '>=', since)
      .where('first_answer_at', 'is not', null)
      .orderBy('created_at', 'desc')
      .limit(ANSWERS_MAX)
      .execute(),
  ]);
  const all = [...stored, ...erased];
  return all.toSorted((a, b) => (a.created_at < b.created_at ? 1 : -1)).slice(0, ANSWERS_MAX);
}

function sentenceFor(minutes: number, rules: SettingsRecord<'enquiries'>): string | null {
  const hours = Math.max(1, Math.ceil(minutes / 60));
  if (hours > rules.responseLimitHours) return null;
  if (minutes > minutesOfDay(rules)) {
    return contactTexts.respondDays(Math.ceil(minutes / minutesOfDay(rules)));
  }
  return contactTexts.respondHours(hours);
}

function medianOf(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
  return (lower + upper) / 2;
}
