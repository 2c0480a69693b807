import { expect, test } from 'vitest';
import { rules } from '#contract/rule-texts.ts';
import { redirectSaving } from './redirect-state.ts';

const blank = { from: '', to: '' };
const gone = { from: '/old', to: '' };

test('a redirect without a target is saved as a removed page only by choice', () => {
  const waits = { label: 'Save redirect', issues: [{ path: 'to', message: rules.toRequired }] };
  expect(redirectSaving(gone, blank, null)).toEqual(waits);
  expect(redirectSaving(gone, { from: '/old', to: '/new' }, null)).toEqual(waits);
  expect(redirectSaving(gone, gone, 'moved')).toEqual(waits);
  expect(redirectSaving(gone, blank, 'gone')).toEqual({ label: 'Save as removed page' });
  expect(redirectSaving(gone, gone, null)).toEqual({ label: 'Save as removed page' });
  expect(redirectSaving({ from: '/old', to: '/new' }, gone, 'gone')).toEqual({ label: 'Save redirect', issues: [] });
});
