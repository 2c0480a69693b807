import {
  newPushSubscription,
  notificationChoices,
  ownNotifications,
  pushSubscription,
} from '../records/notifications.ts';
import { idParams, messageReply, type CallTable } from './call.ts';

/** Notifications in the browser and on devices, of the caller alone. */
export const notificationsCalls = {
  'GET /users/me/notifications': {
    summary: 'What you get notifications about in browsers and on devices, and your devices',
    who: 'staff',
    reply: ownNotifications,
  },
  'PUT /users/me/notifications': {
    summary: 'Choose what you get notifications about in browsers and on devices',
    who: 'staff',
    body: notificationChoices,
    reply: ownNotifications,
    audit: { action: 'update', kind: 'users', record: 'own-account', detail: 'notifications' },
    invalidates: 'none',
  },
  'POST /users/me/push-subscriptions': {
    summary: 'Turn push notifications on for this browser',
    who: 'staff',
    body: newPushSubscription,
    reply: pushSubscription,
    status: 201,
    audit: { action: 'update', kind: 'users', record: 'own-account', detail: 'push-on' },
    invalidates: 'none',
  },
  'PUT /users/me/push-subscriptions/:id': {
    summary: 'Bind push notifications of this browser to this session: they end when it is logged out',
    who: 'staff',
    params: idParams,
    reply: pushSubscription,
    audit: { skip: 'The panel does it by itself after a new login in the same browser.' },
    invalidates: 'none',
  },
  'DELETE /users/me/push-subscriptions/:id': {
    summary: 'Turn push notifications off for one of your devices',
    who: 'staff',
    params: idParams,
    reply: messageReply,
    audit: { action: 'update', kind: 'users', record: 'own-account', detail: 'push-off' },
    invalidates: 'none',
  },
  'POST /users/me/push-subscriptions/:id/test': {
    summary: 'Send a test notification to one of your devices',
    who: 'staff',
    params: idParams,
    reply: messageReply,
    audit: { skip: 'Nothing changes, and the list of deliveries shows it.' },
    invalidates: 'none',
  },
  'POST /push-keys': {
    summary: 'Replace the keys of push notifications, and turn these off for all devices',
    who: 'admin',
    needsConfirmation: true,
    reply: messageReply,
    audit: { action: 'update', kind: 'settings', record: { name: 'push', title: 'Push' }, detail: 'push-keys' },
    invalidates: 'none',
  },
} as const satisfies CallTable;
