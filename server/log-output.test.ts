import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { testFolder } from '../tests/support/databases.ts';
import { openLogOutput } from './log-output.ts';

test('log lines are buffered while the log cannot be written, and a note counts the lines that were lost', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const path = join(testFolder(), 'log');
  const writable = openSync(path, 'a');
  const full = openSync('/dev/full', 'w');
  onTestFinished(() => [writable, full].forEach((fd) => closeSync(fd)));
  let fd = full;
  const output = openLogOutput(() => fd, { waitingMax: 20 });
  for (let n = 1; n <= 5; n++) output.write(`line ${n}\n`);
  output.finish(); // as at the end of the process: it gives up
  expect(readFileSync(path, 'utf8')).toBe('');

  fd = writable;
  vi.runAllTimers();
  const [first, second, note, last] = readFileSync(path, 'utf8').split('\n');
  expect([first, second, last]).toEqual(['line 1', 'line 2', '']);
  expect(JSON.parse(note ?? '')).toMatchObject({ level: 40, lost: 3, reason: 'ENOSPC' });
  output.write('line 6\n');
  expect(readFileSync(path, 'utf8')).toMatch(/\}\nline 6\n$/);
});
