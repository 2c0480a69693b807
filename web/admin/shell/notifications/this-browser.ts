import type { NewPushSubscription } from '#contract/records/notifications.ts';
import { existingWorker, registerWorker } from './service-worker.ts';

/** The choice of a person in this browser. */
const choiceKey = (userId: string) => `panel-notifications:${userId}`;

/** Whether the person turned notifications on in this browser, and the browser still allows them. */
export function isOnHere(userId: string): boolean {
  try {
    return (
      localStorage.getItem(choiceKey(userId)) === 'on' &&
      'Notification' in window &&
      Notification.permission === 'granted'
    );
  } catch {
    return false; // storage is off
  }
}

export function setOnHere(userId: string, isOn: boolean): void {
  if (isOn) localStorage.setItem(choiceKey(userId), 'on');
  else localStorage.removeItem(choiceKey(userId));
}

/** Asks the person, unless they have answered before. */
export async function mayNotify(): Promise<boolean> {
  return (await Notification.requestPermission()) === 'granted';
}

interface Shown {
  title: string;
  body: string;
  /** What a click opens, below the panel's base path. */
  path: string;
  tag: string;
}

/** Shows a notification, unless another tab of the panel shows the same one already. */
export async function showHere({ title, body, path, tag }: Shown): Promise<void> {
  const worker = await registerWorker();
  const shown = await worker.getNotifications({ tag });
  if (shown.some((one) => one.title === title && one.body === body)) return;
  // `renotify` is not in TypeScript’s types yet.
  const options = { body, tag, renotify: true, icon: '/icon-192.png', data: { path } };
  await worker.showNotification(title, options);
}

/** The address at which this browser gets push notifications; '' for none. */
export async function ownEndpoint(): Promise<string> {
  return (await ownSubscription())?.endpoint ?? '';
}

/** Subscribes this browser. A subscription that was made with former keys of the product is replaced. */
export async function subscribeHere(publicKey: string): Promise<NewPushSubscription> {
  const worker = await registerWorker();
  await (await worker.pushManager.getSubscription())?.unsubscribe();
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const { keys = {} } = made.toJSON();
  return { endpoint: made.endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' };
}

/** Ends push in this browser, also when the server cannot be reached. */
export async function unsubscribeHere(): Promise<void> {
  await (await ownSubscription())?.unsubscribe();
}

/** Safari on phones has push only in the installed panel. */
async function ownSubscription(): Promise<PushSubscription | null> {
  const worker = await existingWorker();
  return worker && 'pushManager' in worker ? worker.pushManager.getSubscription() : null;
}
