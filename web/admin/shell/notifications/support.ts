import * as notificationsTexts from '#web/admin/texts/notifications.ts';

/** What a browser says about notifications. */
interface Browser {
  isSecureContext: boolean;
  hasWorker: boolean;
  hasNotification: boolean;
  hasPush: boolean;
  permission: NotificationPermission | undefined;
  agent: string;
  touchPoints: number;
}

/** Whether something works: `ask` if the browser has not asked the person yet. */
export type Support = 'ready' | 'ask' | 'blocked' | 'insecure' | 'install' | 'unsupported';

/** Whether this browser can show notifications, and whether it can receive push. */
export function notificationSupport(browser: Browser): { shows: Support; pushes: Support } {
  const { isSecureContext, hasWorker, hasNotification, hasPush, permission } = browser;
  if (!isSecureContext) return both('insecure');
  if (!hasWorker || !hasNotification) return both(isAppleTouch(browser) ? 'install' : 'unsupported');
  if (permission === 'denied') return both('blocked');
  const shows = permission === 'granted' ? 'ready' : 'ask';
  return { shows, pushes: hasPush ? shows : isAppleTouch(browser) ? 'install' : 'unsupported' };
}

export function readBrowser(): Browser {
  return {
    isSecureContext,
    hasWorker: 'serviceWorker' in navigator,
    hasNotification: 'Notification' in window,
    hasPush: 'PushManager' in window,
    permission: 'Notification' in window ? Notification.permission : undefined,
    agent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
  };
}

/** Why a switch is off, and what to do; '' if it can be used. */
export function supportText(support: Support): string {
  return TEXTS[support];
}

const TEXTS: Record<Support, string> = {
  ready: '',
  ask: '',
  blocked: notificationsTexts.thisBrowserBlocksNotifications,
  insecure: notificationsTexts.notificationsNeedAConnectionOver,
  install: notificationsTexts.onIphoneAndIpadInstall,
  unsupported: notificationsTexts.thisBrowserCannot,
};

function both(support: Support) {
  return { shows: support, pushes: support };
}

/** An iPad calls itself a Mac. */
function isAppleTouch({ agent, touchPoints }: Browser): boolean {
  return /iPhone|iPad/.test(agent) || (/Macintosh/.test(agent) && touchPoints > 1);
}
