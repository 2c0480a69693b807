import type { CanaryStep } from '#contract/records/canary.ts';
import type { MailState } from '#contract/records/mail.ts';
import type { Database } from '#server/db/open.ts';
import { openSiteSettings } from '#server/site-settings/store.ts';
import type { ReadMailSetup } from './mail-setup.ts';

/** Mails to the people of the agency. Others may fail because a visitor mistyped an address. */
const OWN_PURPOSES = ['notification', 'digest', 'canary', 'test'];

/** Whether people are told about enquiries by mail, judged by the setup and by the newest attempt. */
export async function readMailState(database: Database, mailSetup: ReadMailSetup): Promise<MailState> {
  const setup = await mailSetup();
  // An attempt from before the last change says nothing about the settings of today.
  const { updatedAt } = await openSiteSettings(database).get('mail');
  const none = { at: '', answer: '' };
  if (!setup) return { state: 'not-set-up', ...none };
  if (setup.notify.length === 0) return { state: 'nobody', ...none };
  const newest = await database.db
    .selectFrom('delivery_attempts')
    .innerJoin('deliveries', 'deliveries.id', 'delivery_attempts.delivery_id')
    .select(['delivery_attempts.started_at as at', 'delivery_attempts.answer', 'outcome'])
    .where('channel', '=', 'mail')
    .where('purpose', 'in', OWN_PURPOSES)
    .where('started_at', '>', updatedAt)
    .where('outcome', 'in', ['accepted', 'refused', 'postponed'])
    // The recipient of a test may be anybody.
    .where((eb) => eb.not(eb.and([eb('purpose', '=', 'test'), eb('outcome', '=', 'refused')])))
    .orderBy('delivery_attempts.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const check = await newestCheck(database, updatedAt);
  const last = newest && (!check || newest.at > check.at) ? newest : check;
  if (!last) return { state: 'untried', ...none };
  const { at, answer, outcome } = last;
  return { state: outcome === 'accepted' ? 'works' : 'failing', at, answer };
}

/** The newest attempt of the daily check, which deletes its delivery. */
async function newestCheck({ db }: Database, since: string) {
  const ended = db.selectFrom('canary_runs').select(['ended_at', 'steps']).where('started_at', '>', since);
  const run = await ended.where('ended_at', 'is not', null).orderBy('id', 'desc').limit(1).executeTakeFirst();
  const steps = JSON.parse(run?.steps ?? '[]') as CanaryStep[]; // only a run of the check stores them
  const mail = steps.find(({ name }) => name === 'mail');
  return mail && { at: run?.ended_at ?? '', answer: mail.problem, outcome: mail.isPassed ? 'accepted' : 'postponed' };
}
