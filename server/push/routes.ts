import type { Handlers } from '#server/http/calls.ts';
import { rules } from '#contract/rule-texts.ts';
import { saved } from '#contract/texts.ts';
import type { OwnNotifications } from '#contract/records/notifications.ts';
import type { Database } from '#server/db/open.ts';
import { Failure } from '#server/http/failure.ts';
import { InternalAddress, resolveHost } from '#server/http/public-address.ts';
import type { RateLimits } from '#server/http/rate-limits.ts';
import { requireCaller } from '#server/http/require-caller.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import type { SecretBox } from '#server/secret-box.ts';
import { testPush } from './deliveries.ts';
import { activeSubscriptions, openPushStore } from './store.ts';
import { openVapidKeys } from './vapid-keys.ts';

/** Test notifications of one person: enough to set a device up, too few to bother a push service with. */
const TESTS = { max: 20, seconds: 600 };

interface Parts {
  database: Database;
  limits: RateLimits;
  secretBox: SecretBox;
  /** Whether an endpoint may lead to this machine. Only tests allow it. */
  allowsInternal: boolean;
}

/** What each person wants to be told about, and on which devices. */
export function notificationCalls({ database, limits, secretBox, allowsInternal }: Parts): Handlers {
  const store = openPushStore(database);
  const keys = openVapidKeys(database, secretBox);

  async function own({ userId, sessionId }: { userId: string; sessionId: string }): Promise<OwnNotifications> {
    const [choices, current, subscriptions] = await Promise.all([
      store.choicesOf(userId),
      keys.read(),
      store.list(userId, sessionId),
    ]);
    return { ...choices, publicKey: current?.publicKey ?? '', subscriptions };
  }

  /** A browser sends any address. Each attempt checks it again. */
  async function checkEndpoint(endpoint: string): Promise<void> {
    const url = new URL(endpoint);
    if (url.protocol !== 'https:' && !allowsInternal) throw invalidEndpoint();
    const refused = await resolveHost(url.hostname, { allowsInternal }).catch((error: unknown) => error);
    if (refused instanceof InternalAddress) throw invalidEndpoint();
  }

  return {
    'GET /users/me/notifications': ({ caller }) => own(requireCaller(caller)),
    'PUT /users/me/notifications': async ({ caller, body }) => {
      await store.saveChoices(requireCaller(caller).userId, body);
      return own(requireCaller(caller));
    },
    'POST /users/me/push-subscriptions': async ({ caller, body, request }) => {
      const { userId, sessionId } = requireCaller(caller);
      await checkEndpoint(body.endpoint);
      return store.add(body, { userId, sessionId, agent: request.headers['user-agent'] ?? '' });
    },
    'PUT /users/me/push-subscriptions/:id': ({ caller, params }) => {
      const { userId, sessionId } = requireCaller(caller);
      return store.bindToSession(userId, params.id, sessionId);
    },
    'DELETE /users/me/push-subscriptions/:id': async ({ caller, params }) => {
      await store.remove(requireCaller(caller).userId, params.id);
      return { message: 'This device gets no more notifications.' };
    },
    'POST /users/me/push-subscriptions/:id/test': async ({ caller, params }) => {
      const { userId, sessionId } = requireCaller(caller);
      await limits.consume([{ key: `push-test:${userId}`, ...TESTS }]);
      const isOwn = (await store.list(userId, sessionId)).some(({ _id }) => _id === params.id);
      const [subscription] = isOwn ? await activeSubscriptions(database.db, params.id) : [];
      if (!subscription) throw new Failure('not-found');
      await database.transaction((trx) => enqueue(trx, testPush(subscription)));
      return { message: saved.pushTest };
    },
    'POST /push-keys': async () => {
      await keys.replace();
      return { message: saved.pushKeys };
    },
  };
}

function invalidEndpoint(): Failure {
  const message = rules.pushEndpoint;
  return new Failure('invalid', { message, issues: [{ path: 'endpoint', message }] });
}
