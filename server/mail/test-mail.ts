import { setTimeout as delay } from 'node:timers/promises';
import type { MailTest, MailTestStep } from '#contract/records/mail.ts';
import type { Database } from '#server/db/open.ts';
import { Failure } from '#server/http/failure.ts';
import { newId } from '#server/ids.ts';
import { enqueueMail } from '#server/outbox/enqueue.ts';
import { checkServer, doneStep, SEND_ADVICE } from './check-server.ts';
import { renderMail } from './mail-layout.ts';
import type { ReadMailSetup } from './mail-setup.ts';

/** Milliseconds for which a person waits for the answer of the mail server, and between two looks at it. */
const WAIT_MS = 20_000;
const LOOK_MS = 200;

const NOT_SET_UP = 'Enter a mail server and a sender first, and save them.';

interface Parts {
  database: Database;
  mailSetup: ReadMailSetup;
  siteUrl: string;
}

/** Checks the connection to the mail server, then sends a test mail through the outbox and waits for its answer. */
export async function sendTestMail({ database, mailSetup, siteUrl }: Parts, to: string): Promise<MailTest> {
  const setup = await mailSetup();
  if (!setup) throw new Failure('invalid', { message: NOT_SET_UP });
  const steps = await checkServer(setup.server);
  if (steps.some(({ state }) => state === 'failed')) return { steps };
  const id = await database.transaction((trx) =>
    enqueueMail(trx, { to, ...testContent(siteUrl) }, { purpose: 'test', key: `test:${newId()}` }),
  );
  return { steps: [...steps, await answerOf(database, id ?? '', to)] };
}

function testContent(siteUrl: string) {
  const { host } = new URL(siteUrl);
  const title = 'Mail works';
  const intro = `This test mail from ${host} arrived, so other mails of the site can reach you too.`;
  const footer = 'Somebody asked for it in the panel: Site settings, Mail. There is nothing to do.';
  return { subject: `Test mail from ${host}`, ...renderMail({ title, intro, footer }) };
}

/** Waits for the first attempt of a delivery. Another process may be the one that sends it. */
async function answerOf({ db }: Database, id: string, to: string): Promise<MailTestStep> {
  const end = performance.now() + WAIT_MS;
  while (performance.now() < end) {
    const attempts = db.selectFrom('delivery_attempts').select(['outcome', 'answer']).where('delivery_id', '=', id);
    const ended = await attempts.where('outcome', '!=', 'running').orderBy('id').executeTakeFirst();
    if (ended) return stepOf(ended.outcome, ended.answer, to);
    await delay(LOOK_MS);
  }
  const text =
    'There is no answer yet: other mails are sent first, or the server is slow. The mail stays in Deliveries.';
  return { step: 'send', state: 'waiting', text, advice: '' };
}

function stepOf(outcome: string, answer: string, to: string): MailTestStep {
  if (outcome === 'accepted') return doneStep('send', `The server accepted the mail to ${to}: ${answer}`);
  if (outcome === 'refused') return { step: 'send', state: 'failed', text: answer, advice: SEND_ADVICE };
  const text = `The server did not take the mail now: ${answer} The site tries again by itself.`;
  return { step: 'send', state: 'waiting', text, advice: '' };
}
