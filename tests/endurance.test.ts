import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const PROGRAM = join(import.meta.dirname, 'endurance/endurance.ts');

test.each([
  [['crush'], 'There is no crush.'],
  [['crash', '--rounds', 'many'], 'many is no number above 0.'],
  [['--minuets', '3'], "Unknown option '--minuets'"],
])('an unknown endurance run, option or value fails instead of passing: %j', (args, message) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, ...args], { encoding: 'utf8' });
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toContain(message);
  expect(stderr).toContain('power|crash|outage|load');
});
