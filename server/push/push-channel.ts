import webPush from 'web-push';
import type { NotificationKind } from '#contract/constants.ts';
import type { Database } from '#server/db/open.ts';
import { connectionFault, requestOutside } from '#server/http/request-outside.ts';
import { InternalAddress, type Resolve } from '#server/http/public-address.ts';
import type { AttemptResult, ClaimedDelivery } from '#server/outbox/delivery-queue.ts';
import type { Channel } from '#server/outbox/outbox.ts';
import { PUSH_HOURS, type PushPayload } from './deliveries.ts';
import { activeSubscriptions, openPushStore, type ActiveSubscription } from './store.ts';
import type { VapidKeys, VapidKeyStore } from './vapid-keys.ts';

/** How long a push service may take for its answer. */
const TIMEOUT_MS = 10_000;
const GONE = [404, 410];
const TTL_SECONDS = PUSH_HOURS * 3600;
export const KEYS_UNREADABLE =
  'The key of push notifications cannot be decrypted: set the SECRET_KEY it was made with.';

export interface PushOptions {
  /** Tests have a push service on this machine. */
  allowsInternal: boolean;
  resolve?: Resolve;
  timeoutMs?: number;
}

interface Parts {
  database: Database;
  keys: VapidKeyStore;
  siteUrl: string;
  /** How many records of a kind wait for a decision. */
  countOpen: (kind: NotificationKind) => Promise<number>;
  options: PushOptions;
}

/** Where the panel shows records of each kind, and what they are called when there are several. */
const SCREENS: Record<NotificationKind, { path: string; record: string; several: string }> = {
  message: { path: '/contact-messages', record: '/enquiries?enquiry=', several: 'messages are unread' },
  lead: { path: '/enquiries?kind=leads', record: '/enquiries?enquiry=', several: 'leads are new' },
  reply: { path: '/enquiries', record: '/enquiries?enquiry=', several: 'visitors wait for an answer' },
  review: { path: '/reviews', record: '/reviews/', several: 'reviews are pending' },
};

/** What a device shows. The service worker of the panel reads it. */
interface PushContent {
  title: string;
  body: string;
  /** What a click opens, below the panel's base path. */
  path: string;
  /** A later notification with the same tag replaces this one. */
  tag: string;
}

/** Sends notifications, encrypted for one browser each, to the push service of that browser. */
export function openPushChannel({ database, keys, siteUrl, countOpen, options }: Parts): Channel {
  const store = openPushStore(database);

  async function unavailable(): Promise<string | null> {
    return (await keys.read()) === null ? KEYS_UNREADABLE : null;
  }

  async function send({ payload }: ClaimedDelivery, closing: AbortSignal): Promise<AttemptResult> {
    const stored = payload as PushPayload; // `pushDelivery` stores it
    const [subscription] = await activeSubscriptions(database.db, stored.subscriptionId);
    const content = await contentOf(stored);
    const vapid = await keys.read();
    if (!subscription || !content) return { is: 'obsolete' };
    if (!vapid) return postponed(KEYS_UNREADABLE);
    try {
      const request = encrypt(subscription, content, { vapid, siteUrl });
      const signal = AbortSignal.any([closing, AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS)]);
      const status = await requestOutside(new URL(subscription.endpoint), {
        method: 'POST',
        ...request,
        signal,
        ...options,
      });
      return await noteStatus(subscription.id, status);
    } catch (error) {
      if (error instanceof InternalAddress) return { is: 'refused', answer: error.message };
      return postponed(connectionFault(error, 'push service'));
    }
  }

  /** Null if somebody has dealt with everything in the meantime. */
  async function contentOf({ title, kind, recordId = '', name }: PushPayload): Promise<PushContent | null> {
    if (!kind) return { title, body: 'This device will tell you what arrives.', path: '/account', tag: 'test' };
    const count = await countOpen(kind);
    if (count === 0) return null;
    const { path, record, several } = SCREENS[kind];
    const shownTitle = name ? titleWith(name, { kind, title }) : title;
    if (count === 1) return { title: shownTitle, body: 'Open it in the panel.', path: record + recordId, tag: kind };
    return { title: shownTitle, body: `${count} ${several}.`, path, tag: kind };
  }

  async function noteStatus(id: string, status: number): Promise<AttemptResult> {
    const answer = `The push service answered ${status}.`;
    if (GONE.includes(status)) {
      await store.forget(id);
      return { is: 'refused', answer: `${answer} The device no longer wants notifications and was removed.` };
    }
    const isOk = status >= 200 && status < 300;
    await store.noteAnswer(id, isOk);
    if (isOk) return { is: 'accepted', serverId: '', answer };
    return status === 429 || status >= 500 ? postponed(answer) : { is: 'refused', answer };
  }

  return { name: 'push', parallel: 4, unavailable, send };
}

function titleWith(name: string, { kind, title }: { kind: NotificationKind; title: string }): string {
  return kind === 'reply' ? `${name} answered` : `${title} from ${name}`;
}

/** The request that `web-push` would send: we send it ourselves, to an address that was checked. */
function encrypt(
  { endpoint, p256dh, auth }: ActiveSubscription,
  content: PushContent,
  { vapid, siteUrl }: { vapid: VapidKeys; siteUrl: string },
): { headers: Record<string, string | number>; content: Buffer } {
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(content),
    { vapidDetails: { subject: subjectOf(siteUrl), ...vapid }, TTL: TTL_SECONDS, topic: content.tag, urgency: 'high' },
  );
  return { headers, content: body };
}

/** Push services want a contact: an https address or a mail address. */
function subjectOf(siteUrl: string): string {
  const { protocol, hostname } = new URL(siteUrl);
  return protocol === 'https:' ? siteUrl : `mailto:webmaster@${hostname}`;
}

function postponed(answer: string): AttemptResult {
  return { is: 'postponed', answer, isServerAway: true };
}
