import { randomInt } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#server/db/open.ts';
import type { Handlers } from '#server/http/calls.ts';
import { Failure } from '#server/http/failure.ts';
import { ipPrefixes, ipPrefix, type Prefix } from '#server/http/ip-prefix.ts';
import { newId } from '#server/ids.ts';
import type { MailRenderer } from '#server/mail/mail-channel.ts';
import { renderMail } from '#server/mail/mail-layout.ts';
import type { ReadMailSetup } from '#server/mail/mail-setup.ts';
import { enqueue, type MailContent } from '#server/outbox/enqueue.ts';
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
const MINUTE_MS = 60_000;
/** A link that arrives much later than it was asked for only confuses. */
const WAIT_MAX_MS = 60 * MINUTE_MS;
const RESET_TITLE = 'Choose a new password';
const ASKED = 'If there is an account with this email, a link to choose a new password is on its way.';

interface Parts {
  database: Database;
  resets: PasswordResets;
  throttle: LoginThrottle;
  knownNetworks: KnownNetworks;
  loginEntries: Pick<ReturnType<typeof openLoginEntries>, 'logPasswordReset'>;
  mailSetup: ReadMailSetup;
  log: FastifyBaseLogger;
}

/** Password resets by mail. Without a mail server, nobody can ask for one. */
export function passwordResetCalls({
  database,
  resets,
  throttle,
  knownNetworks,
  loginEntries,
  mailSetup,
  log,
}: Parts): Handlers {
  const isOffered = async () => (await mailSetup()) !== null;

  /** Unknown addresses are queued too, so that response times do not reveal accounts. No mail follows for them. */
  async function queueMail(email: string): Promise<void> {
    const expiresAt = new Date(Date.now() + WAIT_MAX_MS).toISOString();
    await database.transaction((trx) =>
      enqueue(trx, {
        ...{ channel: 'mail', purpose: 'password-reset', key: `password-reset:${newId()}` },
        ...{ to: email, title: RESET_TITLE, payload: { email }, expiresAt },
        // Work right after the reply would delay the next one, and reveal by that whether the account exists.
        delayMs: randomInt(SOON_MS.from, SOON_MS.to),
      }),
    );
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
    'GET /password-reset': async () => ({ isOffered: await isOffered() }),
    'POST /password-reset': async ({ body: { email }, address }) => {
      if (!(await isOffered())) throw new Failure('not-found');
      await throttle.consume(
        ipPrefixes(address).map(({ network, prefix }) => ({
          key: `reset-from:${network}`,
          backoff: { ...PER_NETWORK, freeAttempts: FREE[prefix] },
        })),
      );
      if (await mayGetMail(email)) await queueMail(email);
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

function linkUsedFailure(): Failure {
  const message = 'This link was already used or is older than 30 minutes. Please ask for a new one.';
  return new Failure('invalid', { message, issues: [{ path: 'token', message }] });
}

interface RendererParts {
  users: Pick<UserStore, 'findByEmail'>;
  resets: Pick<PasswordResets, 'offer'>;
  siteUrl: string;
}

/** Writes the mail with a new token at each attempt: no token is stored in the queue. */
export function passwordResetRenderer({ users, resets, siteUrl }: RendererParts): MailRenderer {
  return async (payload) => {
    const { email } = payload as { email: string }; // `queueMail` stores it
    const found = await users.findByEmail(email);
    if (!found) return null;
    const { _id, email: to } = found.user;
    const token = await resets.offer(_id, to);
    return token === null ? null : { to, ...resetMail(siteUrl, token) };
  };
}

/** Uses SITE_URL and never the request's host. The token follows #, so that no server logs it. */
function resetMail(siteUrl: string, token: string): Omit<MailContent, 'to'> {
  const parts = {
    title: RESET_TITLE,
    intro: `Someone, hopefully you, asked for a new password for your account at ${siteUrl}`,
    action: { label: 'Choose it here within 30 minutes', url: `${siteUrl}/login/new-password#${token}` },
    footer: 'The link works once. If you did not ask for it, you can ignore this email: your password does not change.',
  };
  return { subject: `${RESET_TITLE} for ${new URL(siteUrl).host}`, ...renderMail(parts) };
}
