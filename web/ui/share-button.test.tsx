import { afterEach, expect, test, vi } from 'vitest';
import { shareOrCopy } from './share-button.tsx';

afterEach(() => vi.unstubAllGlobals());

test('where the device cannot share, the address is copied', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await shareOrCopy('A post', 'https://site.example/blog/a')).toBe(true);
  expect(writeText).toHaveBeenCalledWith('https://site.example/blog/a');
});

test('where the device can share, it is asked to, and nothing is said to be copied', async () => {
  const share = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { share });
  expect(await shareOrCopy('A post', 'https://site.example/blog/a')).toBe(false);
  expect(share).toHaveBeenCalledWith({ title: 'A post', url: 'https://site.example/blog/a' });
});

test('sharing that is called off or not allowed fails silently', async () => {
  vi.stubGlobal('navigator', { share: () => Promise.reject(new DOMException('', 'AbortError')) });
  expect(await shareOrCopy('A post', 'https://site.example/')).toBe(false);
  vi.stubGlobal('navigator', {});
  expect(await shareOrCopy('A post', 'https://site.example/')).toBe(false);
});
