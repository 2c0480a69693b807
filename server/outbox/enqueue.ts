import type { Kysely } from 'kysely';
import { DELIVERY_HOURS, type DeliveryChannel, type DeliveryPurpose } from '#contract/records/delivery.ts';
import type { Tables } from '#server/db/tables.ts';
import { newId } from '#server/ids.ts';
import { wakeAfterCommit } from './wake.ts';

const HOUR_MS = 3_600_000;

/** What a mail says and to whom. Its sender follows from the settings. */
export interface MailContent {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** Where answers go; by default to the sender. */
  replyTo?: { name: string; address: string };
  /** The Message-ID of the mail that this one answers, and those of its whole thread. */
  inReplyTo?: string;
  references?: string[];
  headers?: Record<string, string>;
}

interface DeliveryTarget {
  /** Prevents duplicates: a second delivery with the same key is not stored. */
  key: string;
  /** The record that caused it. */
  record?: { kind: string; id: string };
  /** By default `DELIVERY_HOURS` from now. */
  expiresAt?: string;
  /** Milliseconds before the first attempt. */
  delayMs?: number;
}

export interface NewDelivery extends DeliveryTarget {
  channel: DeliveryChannel;
  purpose: DeliveryPurpose;
  /** The mail address or the address of the webhook. */
  to: string;
  /** What the list of deliveries shows: a subject, or the type of an event. */
  title: string;
  payload: object;
  /** Deliveries of a lane wait together while its server is away; by default the channel. */
  lane?: string;
}

/** Stores a delivery in the transaction of its cause. Returns its id, or null if its key is already there. */
export async function enqueue(trx: Kysely<Tables>, delivery: NewDelivery): Promise<string | null> {
  const { channel, purpose, to, title, payload, record, lane = channel, delayMs = 0 } = delivery;
  const now = Date.now();
  const created_at = new Date(now).toISOString();
  const row = {
    ...{ id: newId(), channel, lane, purpose, title, created_at },
    next_attempt_at: new Date(now + delayMs).toISOString(),
    ...{ dedupe_key: delivery.key, recipient: to, search: `${to} ${title}`.toLowerCase() },
    ...{ record_kind: record?.kind ?? '', record_id: record?.id ?? '', payload: JSON.stringify(payload) },
    expires_at: delivery.expiresAt ?? new Date(now + DELIVERY_HOURS * HOUR_MS).toISOString(),
    ...{ state: 'queued', settled_at: null, attempts: 0, is_postponed: 0 as const, is_seen: 0 as const },
    ...{ claimed_by: null, claimed_until: null, server_id: '', last_answer: '' },
  };
  const insert = trx.insertInto('deliveries').values(row);
  const stored = await insert.onConflict((conflict) => conflict.column('dedupe_key').doNothing()).executeTakeFirst();
  if (stored.numInsertedOrUpdatedRows === 0n) return null;
  wakeAfterCommit(delayMs);
  return row.id;
}

/** A delivery of a mail whose content is known already. */
export function mailDelivery(mail: MailContent, target: DeliveryTarget & { purpose: DeliveryPurpose }): NewDelivery {
  return { ...target, channel: 'mail', to: mail.to, title: mail.subject, payload: { mail } };
}

/** Stores a mail whose content is known already. */
export function enqueueMail(
  trx: Kysely<Tables>,
  mail: MailContent,
  target: DeliveryTarget & { purpose: DeliveryPurpose },
): Promise<string | null> {
  return enqueue(trx, mailDelivery(mail, target));
}
