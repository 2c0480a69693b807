import { expect, test } from 'vitest';
import { deviceName, isMobile } from './device-name.ts';

const KIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test('names a session by browser and device, although user agents mention other browsers too', () => {
  const names: [string, string][] = [
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KIT} Chrome/140.0.0.0 Safari/537.36`, 'Chrome on Windows'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KIT} Chrome/140.0.0.0 Safari/537.36 Edg/140.0`, 'Edge on Windows'],
    [
      `Mozilla/5.0 (Linux; Android 10; K) ${KIT} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
      'Samsung Internet on Android',
    ],
    ['Mozilla/5.0 (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0', 'Firefox on Android'],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${KIT} Version/18.6 Mobile/15E148 Safari/604.1`,
      'Safari on iPhone',
    ],
    [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${KIT} Version/18.6 Safari/605.1.15`, 'Safari on Mac'],
    [`Mozilla/5.0 (X11; Linux x86_64) ${KIT} HeadlessChrome/140.0.0.0 Safari/537.36`, 'Chrome on Linux'],
    ['curl/8.14.1', 'Unknown browser'],
    ['', 'Unknown browser'],
  ];
  for (const [agent, words] of names) expect(deviceName(agent), agent).toBe(words);
});

test('a phone is distinguished from a computer', () => {
  expect(isMobile('Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile')).toBe(true);
  expect(isMobile('Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0')).toBe(false);
});
