import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SEARCH_DEBOUNCE_MS } from '#contract/constants.ts';
import { debounce } from './use-search.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a search is sent once, 400 ms after the last keystroke', () => {
  const sent: string[] = [];
  const search = debounce((words: string) => void sent.push(words), SEARCH_DEBOUNCE_MS);
  search('k');
  vi.advanceTimersByTime(399);
  search('ki');
  vi.advanceTimersByTime(399);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(sent).toEqual(['ki']);
});

test('a search that is cancelled because another list is selected is not sent', () => {
  const sent: string[] = [];
  const search = debounce((words: string) => void sent.push(words), SEARCH_DEBOUNCE_MS);
  search('kiln');
  search.cancel();
  vi.advanceTimersByTime(1000);
  expect(sent).toEqual([]);
});
