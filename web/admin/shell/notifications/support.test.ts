import { expect, test } from 'vitest';
import { notificationSupport } from './support.ts';

const chrome = {
  ...{ isSecureContext: true, hasWorker: true, hasNotification: true, hasPush: true, touchPoints: 0 },
  ...{ permission: 'default' as const, agent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140' },
};
const iPhone = {
  ...chrome,
  hasNotification: false,
  hasPush: false,
  permission: undefined,
  agent: '(iPhone; …) Safari/604',
};

test.each([
  ['a browser that has not asked yet', {}, 'ask', 'ask'],
  ['a browser that may', { permission: 'granted' as const }, 'ready', 'ready'],
  ['a browser in which they are blocked', { permission: 'denied' as const }, 'blocked', 'blocked'],
  ['plain http on a network', { isSecureContext: false, hasWorker: false }, 'insecure', 'insecure'],
  ['a browser without push', { hasPush: false, permission: 'granted' as const }, 'ready', 'unsupported'],
  ['an old browser', { hasWorker: false }, 'unsupported', 'unsupported'],
  ['an iPhone without the installed app', iPhone, 'install', 'install'],
  [
    'an iPad, which says that it is a Mac',
    { ...iPhone, agent: '(Macintosh; …)', touchPoints: 5 },
    'install',
    'install',
  ],
])('%s', (_, browser, shows, pushes) => {
  expect(notificationSupport({ ...chrome, ...browser })).toEqual({ shows, pushes });
});
