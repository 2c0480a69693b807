import type { Kysely, Selectable } from 'kysely';
import { NOTIFICATION_KINDS, PANEL_ROLES, type NotificationKind } from '#contract/constants.ts';
import {
  PUSH_DEVICES_MAX,
  type NewPushSubscription,
  type NotificationChoices,
  type PushSubscriptionInfo,
} from '#contract/records/notifications.ts';
import { rules } from '#contract/rule-texts.ts';
import type { Database } from '#server/db/open.ts';
import type { PushSubscriptionsTable, Tables } from '#server/db/tables.ts';
import { Failure } from '#server/http/failure.ts';
import { newId } from '#server/ids.ts';

type Row = Selectable<PushSubscriptionsTable>;

const AGENT_MAX = 400;
/** What a person hears of who has chosen nothing. */
const DEFAULT_CHOICES: NotificationChoices = { kinds: [...NOTIFICATION_KINDS], showsNames: false };

interface Device {
  userId: string;
  sessionId: string;
  agent: string;
}

/** A subscription of a person who may still use the panel. */
export interface ActiveSubscription extends Pick<Row, 'id' | 'endpoint' | 'p256dh' | 'auth'> {
  userName: string;
  choices: NotificationChoices;
}

/** The devices that get push notifications, and what their owners want to hear of. */
export function openPushStore({ db, transaction }: Database) {
  /** Adds a device, or gives it to the person who now uses its browser. */
  function add(subscription: NewPushSubscription, device: Device): Promise<PushSubscriptionInfo> {
    return transaction(async (trx) => {
      // One person cannot add two devices at the same moment.
      await trx.selectFrom('users').select('id').where('id', '=', device.userId).forUpdate().execute();
      await trx.deleteFrom('push_subscriptions').where('endpoint', '=', subscription.endpoint).execute();
      const own = trx.selectFrom('push_subscriptions').select('id').where('user_id', '=', device.userId);
      if ((await own.execute()).length >= PUSH_DEVICES_MAX)
        throw new Failure('invalid', { message: rules.pushDevicesMax(PUSH_DEVICES_MAX) });
      const row: Row = {
        ...{ id: newId(), ...subscription, user_id: device.userId, session_id: device.sessionId },
        ...{ user_agent: device.agent.slice(0, AGENT_MAX), created_at: new Date().toISOString() },
        ...{ last_ok_at: null, failures: 0 },
      };
      await trx.insertInto('push_subscriptions').values(row).execute();
      return toInfo(row, device.sessionId);
    });
  }

  async function list(userId: string, sessionId: string): Promise<PushSubscriptionInfo[]> {
    const own = db.selectFrom('push_subscriptions').selectAll().where('user_id', '=', userId);
    return (await own.orderBy('id').execute()).map((row) => toInfo(row, sessionId));
  }

  async function bindToSession(userId: string, id: string, sessionId: string): Promise<PushSubscriptionInfo> {
    const own = db.updateTable('push_subscriptions').set({ session_id: sessionId }).where('user_id', '=', userId);
    const row = await own.where('id', '=', id).returningAll().executeTakeFirst();
    if (!row) throw new Failure('not-found');
    return toInfo(row, sessionId);
  }

  async function remove(userId: string, id: string): Promise<void> {
    const own = db.deleteFrom('push_subscriptions').where('user_id', '=', userId).where('id', '=', id);
    if ((await own.executeTakeFirst()).numDeletedRows === 0n) throw new Failure('not-found');
  }

  async function choicesOf(userId: string): Promise<NotificationChoices> {
    const row = await db
      .selectFrom('notification_choices')
      .selectAll()
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return row ? { kinds: readKinds(row.kinds), showsNames: row.shows_names === 1 } : DEFAULT_CHOICES;
  }

  async function saveChoices(userId: string, { kinds, showsNames }: NotificationChoices): Promise<void> {
    const values = { kinds: JSON.stringify(kinds), shows_names: showsNames ? (1 as const) : (0 as const) };
    await db
      .insertInto('notification_choices')
      .values({ user_id: userId, ...values })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
      .execute();
  }

  /** Its push service says that the device no longer exists. */
  async function forget(id: string): Promise<void> {
    await db.deleteFrom('push_subscriptions').where('id', '=', id).execute();
  }

  async function noteAnswer(id: string, isOk: boolean): Promise<void> {
    const own = db.updateTable('push_subscriptions').where('id', '=', id);
    const noted = isOk
      ? own.set({ last_ok_at: new Date().toISOString(), failures: 0 })
      : own.set((eb) => ({ failures: eb('failures', '+', 1) }));
    await noted.execute();
  }

  return { add, list, bindToSession, remove, choicesOf, saveChoices, forget, noteAnswer };
}

/** The subscriptions of people who may use the panel; only the one with `id` if it is given. */
export async function activeSubscriptions(db: Kysely<Tables>, id?: string): Promise<ActiveSubscription[]> {
  const rows = await db
    .selectFrom('push_subscriptions')
    .innerJoin('users', 'users.id', 'push_subscriptions.user_id')
    .leftJoin('notification_choices', 'notification_choices.user_id', 'push_subscriptions.user_id')
    .select(['push_subscriptions.id', 'endpoint', 'p256dh', 'auth', 'users.name', 'kinds', 'shows_names'])
    .where('users.is_active', '=', 1)
    .where('users.role', 'in', PANEL_ROLES)
    .$if(id !== undefined, (query) => query.where('push_subscriptions.id', '=', id ?? ''))
    .orderBy('push_subscriptions.id')
    .execute();
  return rows.map(({ name, kinds, shows_names, ...subscription }) => ({
    ...{ ...subscription, userName: name },
    choices: kinds === null ? DEFAULT_CHOICES : { kinds: readKinds(kinds), showsNames: shows_names === 1 },
  }));
}

/** Lenient: an unknown kind of another release is left out. */
function readKinds(stored: string): NotificationKind[] {
  const kinds = JSON.parse(stored) as string[]; // only our own writes store it
  return NOTIFICATION_KINDS.filter((kind) => kinds.includes(kind));
}

function toInfo(row: Row, sessionId: string): PushSubscriptionInfo {
  return {
    ...{ _id: row.id, endpoint: row.endpoint, agent: row.user_agent, createdAt: row.created_at },
    ...{ lastOkAt: row.last_ok_at ?? '', failures: row.failures, isOfSession: row.session_id === sessionId },
  };
}
