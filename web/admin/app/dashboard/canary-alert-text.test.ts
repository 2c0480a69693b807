import { expect, test } from 'vitest';
import type { CanaryRun, CanaryStatus } from '#contract/records/canary.ts';
import { canaryAlertText } from './canary-alert-text.ts';

const at = '2026-03-15T06:20:00.000Z';
const passed: CanaryRun = { _id: '1', startedAt: at, endedAt: at, result: 'passed', steps: [] };
const steps: CanaryRun['steps'] = [
  { name: 'page', isPassed: true, ms: 4, problem: '' },
  { name: 'mail', isPassed: false, ms: 9, problem: '550 The user is unknown' },
];
const failed: CanaryRun = { ...passed, _id: '2', result: 'failed', steps };
const status = (changes: Partial<CanaryStatus>): CanaryStatus => ({
  ...{ state: 'on', isLate: false, nextAt: '', runs: [passed] },
  ...changes,
});

test('the dashboard names the step that failed, why, and what to do', () => {
  const alert = canaryAlertText(status({ runs: [{ ...passed, result: 'running' }, failed, passed] }));
  expect(alert?.text).toBe(
    'This step failed: “The mail server accepts the mail”. 550 The user is unknown. Enquiries are stored, but nobody gets a mail about them. Send a test in Settings, Mail.',
  );
});

test('it tells a check that was interrupted, and one that does not run', () => {
  expect(canaryAlertText(status({ runs: [{ ...failed, steps: [] }] }))?.text).toContain('The server stopped');
  expect(canaryAlertText(status({ isLate: true }))?.text).toContain('for 26 hours');
});

test('it is silent while the check passes, is off, or waits for mail', () => {
  expect(canaryAlertText(status({}))).toBeNull();
  expect(canaryAlertText(status({ state: 'off', runs: [failed] }))).toBeNull();
  expect(canaryAlertText(status({ state: 'waiting', runs: [failed] }))).toBeNull();
});
