import { expect, test } from 'vitest';
import { problemsFromIssues, joinProblems } from './problems.ts';

test('several problems are said in one message', () => {
  expect(joinProblems({ email: 'Email is required', message: 'Message is too short' })).toBe(
    'Email is required • Message is too short',
  );
});

test('what the server found wrong stands beside its field, and only there', () => {
  const issues = [
    { path: 'email', message: 'first' },
    { path: 'email', message: 'second' },
    { path: 'unknown', message: 'elsewhere' },
  ];
  expect(problemsFromIssues(issues, ['email', 'message'])).toEqual({ email: 'first' });
});
