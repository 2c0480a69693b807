import { setTimeout as delay } from 'node:timers/promises';
import type { CallKey } from '#contract/calls.ts';
import { FORM_SECONDS_FIELD } from '#contract/constants.ts';
import type { CanaryStepName } from '#contract/canary-steps.ts';
import type { CanaryStep } from '#contract/records/canary.ts';
import { openAuditStore } from '#server/audit-log/store.ts';
import type { Database } from '#server/db/open.ts';
import { addressOf } from '#server/mail/sender-address.ts';
import type { ReadMailSetup } from '#server/mail/mail-setup.ts';
import type { Outbox } from '#server/outbox/outbox.ts';
import { canaryValues } from './form-values.ts';
import type { OwnSite, Reply } from './own-site.ts';
import { fillIn, findContactForm, readPage, type ContactPage } from './read-form.ts';
import { mailKeyOf, type CanaryRuns } from './runs.ts';

const PAGE = '/contact';
/** The call that the form's script sends. */
const FORM_CALL: CallKey = 'POST /contact/messages';
/** As long as a person needs to write. */
const FORM_SECONDS = 20;
const PROBLEM_MAX = 300;
/** Milliseconds for the mail, which may wait for others, and between two looks at it. */
const MAIL_MAX_MS = 5 * 60_000;
const MAIL_POLL_MS = 1000;
/** The tables in which a message leaves rows, with the column of its id. */
const TRACES = [
  ['contact_messages', 'id'],
  ['history', 'record_id'],
  ['trash', 'id'],
  ['enquiries', 'id'],
  ['events', 'record_id'],
  ['deliveries', 'record_id'],
] as const;

export interface RunParts {
  database: Database;
  runs: CanaryRuns;
  site: OwnSite;
  outbox: Pick<Outbox, 'run'>;
  mailSetup: ReadMailSetup;
  mailMaxMs?: number;
}

/** One run: its steps in their order until one fails, then the removal of what is left. */
export function openRunner(parts: RunParts) {
  const { database, runs } = parts;

  return async function runOnce({ id, mark }: { id: string; mark: string }): Promise<void> {
    const steps: CanaryStep[] = [];
    const step = async <T>(name: CanaryStepName, work: () => T | Promise<T>): Promise<T> => {
      const start = performance.now();
      const entry = (problem: string) => ({
        name,
        isPassed: problem === '',
        ms: Math.round(performance.now() - start),
        problem,
      });
      try {
        const result = await work();
        steps.push(entry(''));
        return result;
      } catch (error) {
        const problem = error instanceof Error ? error.message : String(error);
        steps.push(entry(problem.slice(0, PROBLEM_MAX) || 'Unknown'));
        throw error;
      }
    };
    try {
      await sendThroughPage(id, mark, parts, step);
      await step('mail', () => mailAccepted(id, parts));
    } catch {
      // The step that failed is kept with its problem.
    }
    await step('removal', () => removeTraces(id, parts)).catch(() => undefined);
    await runs.end(id, steps);
    await addAuditEntry(database, id, steps);
  };
}

type Step = <T>(name: CanaryStepName, work: () => T | Promise<T>) => Promise<T>;

async function sendThroughPage(
  id: string,
  mark: string,
  { runs, site, mailSetup }: RunParts,
  step: Step,
): Promise<void> {
  const page = await step('page', async () => readPage(successText(await site.get(PAGE), 'text/html')));
  await step('script', () => requireScripts(page, site));
  const form = await step('form', () => findContactForm(page));
  const reply = await step('send', async () => {
    const setup = await mailSetup();
    const values = canaryValues(setup ? addressOf(setup) : '', mark);
    const sent = await site.post(`/api${FORM_CALL.slice('POST '.length)}`, {
      ...fillIn(form, values),
      [FORM_SECONDS_FIELD]: FORM_SECONDS,
    });
    // A failure after the mark was recognized is one of the storage.
    if (!(await runs.get(id)).isMarkUsed) successText(sent, 'application/json');
    return sent;
  });
  await step('row', async () => {
    successText(reply, 'application/json');
    if ((await runs.get(id)).recordId === '') throw new Error('The message was not recognized as the daily check.');
  });
}

/** The text of an answer. Throws if it is no success, or of another type. */
function successText({ status, type, text }: Reply, expected: string): string {
  if (status < 200 || status > 299) throw new Error(`The site answered with status ${status}.`);
  if (!type.includes(expected)) throw new Error(`The site answered with ${type || 'no type'} instead of ${expected}.`);
  return text;
}

/** The form needs the scripts of the page. Those of other sites do not count. */
async function requireScripts({ scripts }: ContactPage, site: OwnSite): Promise<void> {
  const own = scripts.filter((src) => src.startsWith('/') && !src.startsWith('//'));
  if (own.length === 0) throw new Error('The page names no script.');
  for (const src of own) successText(await site.get(src), 'javascript');
}

/** Waits until the mail server has accepted the mail of a run. Throws with its answer if it does not. */
async function mailAccepted(id: string, { database, outbox, mailMaxMs = MAIL_MAX_MS }: RunParts): Promise<void> {
  const end = performance.now() + mailMaxMs;
  for (;;) {
    // Whatever else it sends may take longer than this check.
    await Promise.race([outbox.run(), delay(MAIL_POLL_MS, undefined, { ref: false })]);
    const mail = await database.db
      .selectFrom('deliveries')
      .select(['state', 'last_answer', 'claimed_by'])
      .where('dedupe_key', '=', mailKeyOf(id))
      .executeTakeFirst();
    if (mail?.state === 'accepted') return;
    if (!mail) throw new Error('The mail was removed before it was sent.');
    const isAttempted = mail.claimed_by === null && mail.last_answer !== '';
    if (mail.state !== 'queued' || isAttempted) throw new Error(mail.last_answer || 'The mail was not sent.');
    if (performance.now() > end) throw new Error('The mail still waits for its first attempt.');
    await delay(MAIL_POLL_MS);
  }
}

/** Deletes the mail, and makes sure that nothing of the message is left. */
async function removeTraces(id: string, { database: { db }, runs }: RunParts): Promise<void> {
  await db.deleteFrom('deliveries').where('dedupe_key', '=', mailKeyOf(id)).execute();
  const { recordId } = await runs.get(id);
  if (recordId === '') return;
  for (const [table, column] of TRACES) {
    const query = db
      .selectFrom(table)
      .select(db.dynamic.ref<string>(column))
      .where(db.dynamic.ref(column), '=', recordId);
    if (await query.executeTakeFirst()) throw new Error(`Something is left in ${table}.`);
  }
}

async function addAuditEntry(database: Database, id: string, steps: readonly CanaryStep[]): Promise<void> {
  const failed = steps.find(({ isPassed }) => !isPassed);
  await openAuditStore(database).add({
    ...{ user_id: null, user_name: 'Automatic', action: 'check', kind: 'canary', record_id: id, title: '' },
    ...{ detail: failed ? `failed-${failed.name}` : 'passed', version: null, ip_address: '', user_agent: '' },
  });
}
