import { randomInt } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Handlers } from '#server/http/calls.ts';
import { Failure } from '#server/http/failure.ts';
import { ipPrefixes, ipPrefix, type Prefix } from '#server/http/ip-prefix.ts';
import { openMailer, type Mail } from '#server/mail/mailer.ts';
import type { Settings } from '#server/settings.ts';
import { clientOf, type openLoginEntries } from '#server/audit-log/login-entries.ts';
import type { LoginThrottle, Backoff } from './login-throttle.ts';
import type { PasswordResets } from './password-reset.ts';
import type { KnownNetworks } from './known-networks.ts';
import type { UserStore } from './store.ts';
import { requireStrongPassword } from './weak-password.ts';

const HOUR = 3600;
/** Requests from one network. */
const PER_NETWORK: Omit<Backoff, 'freeAttempts'> = { firstDelay: 60, maxDelay: HOUR, resetAfter: 2 * HOUR };
const FREE: Record<Prefix, number> = { '/64': 10, '/56': 20, '/48': 40 };
/** Mails to one person: nobody may flood another person's mailbox. */
const PER_PERSON: Backoff = { freeAttempts: 3, firstDelay: HOUR / 4, maxDelay: HOUR, resetAfter: 2 * HOUR };
const SOON_MS = { from: 100, to: 600 };
const ASKED = 'If there is an account with this email, a link to choose a new password is on its way.';

interface Parts {
  users: UserStore;
  resets: PasswordResets;
  throttle: LoginThrottle;
  knownNetworks: KnownNetworks;
  loginEntries: Pick<ReturnType<typeof openLoginEntries>, 'logPasswordReset'>;
  settings: Settings;
  log: FastifyBaseLogger;
}

/** Password resets by mail. Without a mail server, nobody can ask for one. */
export function passwordResetCalls({
  users,
  resets,
  throttle,
  knownNetworks,
  loginEntries,
  settings,
  log,
}: Parts): Handlers {
  const { mailFrom, siteUrl } = settings;
  const send = openMailer(settings);
  const isOffered = send !== null && mailFrom !== undefined;

  async function mailTo(email: string): Promise<void> {
    if (!send || mailFrom === undefined) return;
    const found = await users.findByEmail(email);
    if (!found) return;
    const { _id, email: to } = found.user;
    const token = await resets.offer(_id, to);
    if (token !== null) await send({ from: mailFrom, to, ...resetMail(siteUrl, token) });
  }

  /** Whether an address may get one more mail. It counts unknown addresses too, so that replies reveal no accounts. */
  async function mayGetMail(email: string): Promise<boolean> {
    const consumed = throttle.consume([{ key: `reset-for:${email.toLowerCase()}`, backoff: PER_PERSON }]);
    return consumed.then(
      () => true,
      (error: unknown) => {
        if (error instanceof Failure) return false;
        throw error;
      },
    );
  }

  return {
    'GET /password-reset': async () => ({ isOffered }),
    'POST /password-reset': async ({ body: { email }, address }) => {
      if (!isOffered) throw new Failure('not-found');
      await throttle.consume(
        ipPrefixes(address).map(({ network, prefix }) => ({
          key: `reset-from:${network}`,
          backoff: { ...PER_NETWORK, freeAttempts: FREE[prefix] },
        })),
      );
      if (await mayGetMail(email)) {
        runInBackground(() => {
          mailTo(email).catch((error: unknown) => {
            log.error({ err: error }, 'The email with the password reset link could not be sent');
          });
        });
      }
      return { message: ASKED };
    },
    'PUT /password-reset': async ({ body: { token, password }, address, request }) => {
      const owner = await resets.ownerOf(token);
      if (!owner) throw linkUsedFailure();
      await requireStrongPassword(password, owner);
      if (!(await resets.use(token, owner.id, password))) throw linkUsedFailure();
      await knownNetworks.remember(owner.id, ipPrefix(address), 'mail');
      await loginEntries.logPasswordReset(owner, clientOf({ address, request })).catch((error: unknown) => {
        log.error({ err: error }, 'An audit log entry could not be saved');
      });
      return { message: 'Your new password is saved. You can now log in with it.' };
    },
  };
}

/** Runs after the reply and a delay, so that response times do not reveal whether the account exists. */
function runInBackground(work: () => void): void {
  setTimeout(work, randomInt(SOON_MS.from, SOON_MS.to)).unref();
}

function linkUsedFailure(): Failure {
  const message = 'This link was already used or is older than 30 minutes. Please ask for a new one.';
  return new Failure('invalid', { message, issues: [{ path: 'token', message }] });
}

/** Uses SITE_URL and never the request's host. The token follows #, so that no server logs it. */
function resetMail(siteUrl: string, token: string): Pick<Mail, 'subject' | 'text'> {
  return {
    subject: `Choose a new password for ${new URL(siteUrl).host}`,
    text: `Someone, hopefully you, asked for a new password for your account at ${siteUrl}

Choose it here within 30 minutes:
${siteUrl}/login/new-password#${token}

The link works once. If you did not ask for it, you can ignore this email: your password does not change.
`,
  };
}
