import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { MailTestStep, MailTestStepName } from '#contract/records/mail.ts';
import { describeMailError } from './mail-errors.ts';
import type { MailServer } from './mail-setup.ts';

/** Milliseconds. A person waits for the answer. */
const TIMEOUTS = { dnsTimeout: 5000, connectionTimeout: 8000, greetingTimeout: 8000, socketTimeout: 10_000 };

/** What to do about a failed step. The text of the failure says what happened. */
const ADVICE = {
  connect:
    'Compare server and port with what your mail provider says. Some networks block port 25, and some also 465 and 587.',
  encrypt: 'Use TLS with port 465 and STARTTLS with port 587. The server name must be the one in its certificate.',
  login: 'Type user and password again. Many providers need an app password, which you create in your account there.',
};
export const SEND_ADVICE =
  'Check that the server may send mail from the sender in Settings, and that the recipient exists.';

/** A connection, with the login that follows it. */
type Options = SMTPConnection.Options & { auth?: { user: string; pass: string } };

/** Connects, encrypts and logs in as for a mail, and tells how each step went. It sends nothing. */
export async function checkServer(server: MailServer): Promise<MailTestStep[]> {
  const options = await optionsOf(server);
  const { default: Connection } = await import('nodemailer/lib/smtp-connection');
  const connection = new Connection({ ...options, ...TIMEOUTS });
  try {
    return await runSteps(connection, options);
  } finally {
    connection.close();
  }
}

async function runSteps(connection: SMTPConnection, { host, port, auth }: Options): Promise<MailTestStep[]> {
  const address = `${host ?? ''}:${port ?? 587}`;
  const connected = doneStep('connect', `Connected to ${address}.`);
  const refusal = await failureOf((done) => {
    connection.once('error', done);
    connection.connect(done);
  });
  // The errors of an open connection reach the callbacks too.
  connection.on('error', () => undefined);
  if (refusal && isAboutEncryption(refusal)) return [connected, failedStep('encrypt', refusal)];
  if (refusal) return [failedStep('connect', refusal)];
  const encrypted = connection.secure
    ? doneStep('encrypt', 'The connection is encrypted.')
    : skippedStep('encrypt', 'The connection is not encrypted.');
  if (!auth) return [connected, encrypted, skippedStep('login', 'No user is set, so there was no login.')];
  const denial = await failureOf((done) => connection.login(auth, done));
  const login = denial ? failedStep('login', denial) : doneStep('login', `Logged in as ${auth.user}.`);
  return [connected, encrypted, login];
}

/** nodemailer reads its own kind of address; the options of a setting are already apart. */
async function optionsOf(server: MailServer): Promise<Options> {
  if (!('url' in server)) return server;
  const { parseConnectionUrl } = await import('nodemailer/lib/shared');
  const options = parseConnectionUrl(server.url) as Options; // what it returns for smtp: and smtps:
  return { ...options, port: options.port ?? (options.secure ? 465 : 587) };
}

function failureOf(work: (done: (error?: unknown) => void) => void): Promise<unknown> {
  return new Promise((resolve) => work((error) => resolve(error ?? null)));
}

function isAboutEncryption(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return code === 'ETLS' || /certificate|altname|ssl|tls/i.test(String(message));
}

export function doneStep(step: MailTestStepName, text: string): MailTestStep {
  return { step, state: 'done', text, advice: '' };
}

function skippedStep(step: MailTestStepName, text: string): MailTestStep {
  return { step, state: 'skipped', text, advice: '' };
}

function failedStep(step: keyof typeof ADVICE, failure: unknown): MailTestStep {
  return { step, state: 'failed', text: describeMailError(failure), advice: ADVICE[step] };
}
