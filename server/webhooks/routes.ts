import { rules } from '#contract/rule-texts.ts';
import { saved } from '#contract/texts.ts';
import type { Database } from '#server/db/open.ts';
import type { Handlers } from '#server/http/calls.ts';
import { Failure } from '#server/http/failure.ts';
import { InternalAddress, resolveHost } from '#server/http/public-address.ts';
import { newId } from '#server/ids.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import { getDelivery } from '#server/outbox/routes.ts';
import type { SecretBox } from '#server/secret-box.ts';
import type { Settings } from '#server/settings.ts';
import { webhookDelivery } from './deliveries.ts';
import { openWebhookStore } from './store.ts';
import { internalAddressText } from './webhook-channel.ts';

/** Webhooks, for admins. */
export function webhookCalls(
  database: Database,
  { webhookInternal: allowsInternal }: Pick<Settings, 'webhookInternal'>,
  box: SecretBox,
): Handlers {
  const store = openWebhookStore(database, box);

  /** Refuses an internal address early. A name that cannot be resolved now is accepted: each attempt checks it again. */
  async function checkAddress(address: string | undefined): Promise<void> {
    if (address === undefined) return;
    const url = new URL(address);
    if (url.protocol !== 'https:' && !allowsInternal) throw invalidAddress(rules.webhookAddress);
    const refused = await resolveHost(url.hostname, { allowsInternal }).catch((error: unknown) => error);
    if (refused instanceof InternalAddress) throw invalidAddress(internalAddressText(refused));
  }

  return {
    'GET /webhooks': () => store.list(),
    'POST /webhooks': async ({ body }) => {
      await checkAddress(body.address);
      return store.create(body);
    },
    'PUT /webhooks/:id': async ({ params, body, ifMatch }) => {
      await checkAddress(body.address);
      return store.update(params.id, body, ifMatch);
    },
    'DELETE /webhooks/:id': async ({ params }) => {
      await store.remove(params.id);
      return { message: saved.deleted };
    },
    'GET /webhooks/:id/secret': async ({ params }) => {
      const secret = await store.secretOf(params.id);
      if (secret === null) throw new Failure('invalid', { message: rules.secretLost });
      return { secret };
    },
    'POST /webhooks/:id/secret': ({ params }) => store.replaceSecret(params.id),
    'POST /webhooks/:id/test': async ({ params }) => {
      const webhook = await store.get(params.id);
      const createdAt = new Date().toISOString();
      const data = { message: 'This is a test. Nothing happened.' };
      const test = webhookDelivery(webhook, { id: newId(), type: 'test', recordId: '', data, createdAt }, 'test');
      const id = await database.transaction((trx) => enqueue(trx, test));
      return getDelivery(database, id ?? '');
    },
  };
}

function invalidAddress(message: string): Failure {
  return new Failure('invalid', { message, issues: [{ path: 'address', message }] });
}
