import { afterEach, expect, test, vi } from 'vitest';
import { shareOrCopy } from './share-button.tsx';

afterEach(() => vi.unstubAllGlobals());

test('copies the URL if the device cannot share', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await shareOrCopy('A post', 'https://site.example/blog/a')).toBe(true);
  expect(writeText).toHaveBeenCalledWith('https://site.example/blog/a');
});

test('uses the native share if the device supports it, and does not report a copy', async () => {
  const share = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { share });
  expect(await shareOrCopy('A post', 'https://site.example/blog/a')).toBe(false);
  expect(share).toHaveBeenCalledWith({ title: 'A post', url: 'https://site.example/blog/a' });
});

test('a cancelled or disallowed share fails silently', async () => {
  vi.stubGlobal('navigator', { share: () => Promise.reject(new DOMException('', 'AbortError')) });
  expect(await shareOrCopy('A post', 'https://site.example/')).toBe(false);
  vi.stubGlobal('navigator', {});
  expect(await shareOrCopy('A post', 'https://site.example/')).toBe(false);
});
