import { randomBytes } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { z } from 'zod';
import type { EventType } from '#contract/events.ts';
import { rules } from '#contract/rule-texts.ts';
import { WEBHOOKS_MAX, type Webhook, type webhookCreate, type webhookUpdate } from '#contract/records/webhook.ts';
import type { Database } from '#server/db/open.ts';
import type { Tables, WebhooksTable } from '#server/db/tables.ts';
import { Failure } from '#server/http/failure.ts';
import { newId } from '#server/ids.ts';
import type { SecretBox } from '#server/secret-box.ts';
import { readLastAnswers } from './last-answers.ts';
import { webhookKey } from '#server/outbox/webhook-key.ts';

type Row = Selectable<WebhooksTable>;

/** Bytes of a secret; Standard Webhooks asks for 24 to 64. */
const SECRET_BYTES = 32;
const SECRET_PREFIX = 'whsec_';

export type WebhookStore = ReturnType<typeof openWebhookStore>;

/** The addresses that get requests, with their secrets. */
export function openWebhookStore({ db, transaction }: Database, box: SecretBox) {
  async function list(): Promise<Webhook[]> {
    const rows = await db.selectFrom('webhooks').selectAll().orderBy('id').execute();
    const answers = await readLastAnswers(
      db,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => ({ ...toWebhook(row), lastAnswer: answers.get(row.id) }));
  }

  async function create({ events, isActive, ...texts }: z.output<typeof webhookCreate>): Promise<Webhook> {
    const now = new Date().toISOString();
    const id = newId();
    const secret = newSecret();
    const row: Row = {
      ...{ id, version: 1, created_at: now, updated_at: now, ...texts },
      ...{ events: JSON.stringify(events), is_active: isActive ? 1 : 0, disabled_reason: '' },
      secret: sealSecret(box, id, secret),
    };
    await transaction(async (trx) => {
      const { count } = await trx
        .selectFrom('webhooks')
        .select((eb) => eb.fn.countAll().as('count'))
        .executeTakeFirstOrThrow();
      if (Number(count) >= WEBHOOKS_MAX) throw new Failure('invalid', { message: rules.webhooksMax(WEBHOOKS_MAX) });
      await trx.insertInto('webhooks').values(row).execute();
    });
    return { ...toWebhook(row), secret };
  }

  function update(id: string, patch: z.output<typeof webhookUpdate>, ifMatch: number | null): Promise<Webhook> {
    return change(id, ifMatch, async (trx, row) => {
      const { events, isActive, ...texts } = patch;
      if (isActive === false) await cancelWaiting(trx, id, 'The webhook was switched off.');
      return {
        ...texts,
        ...(events && { events: JSON.stringify(events) }),
        ...(isActive !== undefined && { is_active: isActive ? 1 : 0 }),
        disabled_reason: isActive ? '' : row.disabled_reason,
      };
    });
  }

  async function replaceSecret(id: string): Promise<Webhook> {
    const secret = newSecret();
    const changed = await change(id, null, async () => ({ secret: sealSecret(box, id, secret) }));
    return { ...changed, secret };
  }

  /** Switches it off because its receiver says that it is gone. */
  async function disable(id: string, reason: string): Promise<void> {
    await change(id, null, async (trx) => {
      await cancelWaiting(trx, id, reason);
      return { is_active: 0, disabled_reason: reason };
    });
  }

  function change(
    id: string,
    ifMatch: number | null,
    values: (trx: Kysely<Tables>, row: Row) => Promise<Partial<Row>>,
  ): Promise<Webhook> {
    return transaction(async (trx) => {
      const row = await trx.selectFrom('webhooks').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
      if (!row) throw new Failure('not-found');
      if (ifMatch !== null && ifMatch !== row.version) throw new Failure('stale');
      const stamps = { version: row.version + 1, updated_at: new Date().toISOString() };
      const changed = { ...(await values(trx, row)), ...stamps };
      await trx.updateTable('webhooks').set(changed).where('id', '=', id).execute();
      return toWebhook({ ...row, ...changed });
    });
  }

  async function remove(id: string): Promise<void> {
    await transaction(async (trx) => {
      await cancelWaiting(trx, id, 'The webhook was deleted.');
      const deleted = await trx.deleteFrom('webhooks').where('id', '=', id).executeTakeFirst();
      if (deleted.numDeletedRows === 0n) throw new Failure('not-found');
    });
  }

  async function get(id: string): Promise<Webhook> {
    const row = await db.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) throw new Failure('not-found');
    return toWebhook(row);
  }

  /** The secret; null if the key that encrypts it is not available. */
  async function secretOf(id: string): Promise<string | null> {
    const row = await db.selectFrom('webhooks').select('secret').where('id', '=', id).executeTakeFirst();
    if (!row) throw new Failure('not-found');
    return box.open(webhookKey(id), row.secret);
  }

  return { list, get, create, update, remove, replaceSecret, disable, secretOf };
}

/** Encrypts all secrets with the current key, and returns how many cannot be decrypted. */
export async function encryptWebhookSecrets({ db }: Pick<Database, 'db'>, box: SecretBox): Promise<number> {
  let unreadable = 0;
  for (const { id, secret } of await db.selectFrom('webhooks').select(['id', 'secret']).execute()) {
    const plain = box.open(webhookKey(id), secret);
    if (plain === null) unreadable += 1;
    else if (!box.isCurrent(secret)) {
      const own = db
        .updateTable('webhooks')
        .set({ secret: box.seal(webhookKey(id), plain) })
        .where('id', '=', id);
      await own.where('secret', '=', secret).execute();
    }
  }
  return unreadable;
}

/** The webhooks that want an event. */
export async function webhooksFor(trx: Kysely<Tables>, type: EventType): Promise<Webhook[]> {
  const active = await trx.selectFrom('webhooks').selectAll().where('is_active', '=', 1).execute();
  return active.map(toWebhook).filter(({ events }) => events.includes(type));
}

async function cancelWaiting(trx: Kysely<Tables>, id: string, reason: string): Promise<void> {
  const cancelled = { state: 'cancelled', settled_at: new Date().toISOString(), last_answer: reason };
  const waiting = trx.updateTable('deliveries').set(cancelled).where('lane', '=', webhookKey(id));
  await waiting.where('state', '=', 'queued').execute();
}

/** A backup contains the secret, so it is stored encrypted or not at all. */
function sealSecret(box: SecretBox, id: string, secret: string): string {
  if (box.hasKey) return box.seal(webhookKey(id), secret);
  const message = rules.webhookSecretKey;
  throw new Failure('invalid', { message, issues: [{ path: 'address', message }] });
}

function newSecret(): string {
  return SECRET_PREFIX + randomBytes(SECRET_BYTES).toString('base64');
}

function toWebhook(row: Row): Webhook {
  return {
    ...{ _id: row.id, version: row.version, createdAt: row.created_at, updatedAt: row.updated_at },
    ...{ address: row.address, description: row.description, disabledReason: row.disabled_reason },
    events: JSON.parse(row.events) as EventType[], // only our own writes store it
    isActive: row.is_active === 1,
  };
}
