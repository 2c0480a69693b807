import { expect, test } from 'vitest';
import { dueSlot, lastTime, minuteOf, nextTime } from './schedule.ts';

const time = { hour: 6, minute: 20 };
const start = new Date(2026, 2, 1);
const at = (day: number, hour: number, minute = 0) => new Date(2026, 2, day, hour, minute);

/** A run that started at a time. */
function run(startedAt: Date, result: 'passed' | 'failed' | 'running', slot: string) {
  return { _id: slot, startedAt: startedAt.toISOString(), endedAt: '', result, steps: [], slot };
}

test('a run is due once a day, at its time or later', () => {
  const passed = run(at(15, 6, 20), 'passed', '2026-03-15/1');
  expect(dueSlot({ now: at(15, 6, 20), start, time, runs: [] })).toBe('2026-03-15/1');
  expect(dueSlot({ now: at(15, 23), start, time, runs: [passed] })).toBeNull();
  expect(dueSlot({ now: at(16, 6, 19), start, time, runs: [passed] })).toBeNull();
  expect(dueSlot({ now: at(16, 9), start, time, runs: [passed] })).toBe('2026-03-16/1');
  expect(nextTime({ now: at(15, 23), start, time, runs: [passed] })).toEqual(at(16, 6, 20));
});

test('a failed run is repeated after an hour, a running one is not', () => {
  const failed = run(at(15, 6, 20), 'failed', '2026-03-15/1');
  expect(dueSlot({ now: at(15, 7, 19), start, time, runs: [failed] })).toBeNull();
  expect(dueSlot({ now: at(15, 7, 20), start, time, runs: [failed] })).toBe('2026-03-15/2');
  expect(nextTime({ now: at(15, 7), start, time, runs: [failed] })).toEqual(at(15, 7, 20));
  const running = run(at(15, 7, 20), 'running', '2026-03-15/2');
  expect(dueSlot({ now: at(15, 9), start, time, runs: [running, failed] })).toBeNull();
});

test('a run by hand that passed counts for the day', () => {
  const passed = run(at(15, 8), 'passed', 'by hand/1');
  expect(
    dueSlot({ now: at(15, 9), start, time, runs: [passed, run(at(15, 6, 20), 'failed', '2026-03-15/1')] }),
  ).toBeNull();
});

test('nothing is due right after the start of the process', () => {
  expect(dueSlot({ now: at(15, 9, 9), start: at(15, 9), time, runs: [] })).toBeNull();
  expect(dueSlot({ now: at(15, 9, 10), start: at(15, 9), time, runs: [] })).toBe('2026-03-15/1');
  expect(nextTime({ now: at(15, 9), start: at(15, 9), time, runs: [] })).toEqual(at(15, 9, 10));
});

test('the time before midnight belongs to the day before, also when the clock changes', () => {
  expect(lastTime(at(15, 5), time)).toEqual(at(14, 6, 20));
  expect(lastTime(new Date(2026, 2, 29, 12), { hour: 2, minute: 30 }, 1)).toEqual(new Date(2026, 2, 30, 2, 30));
});

test('sites check at different minutes', () => {
  const minutes = ['a', 'b', 'c', 'dune'].map((name) => minuteOf(`https://${name}.example`));
  expect(new Set(minutes).size).toBe(4);
  expect(minutes.every((minute) => minute >= 0 && minute < 60)).toBe(true);
});
