import { expect, test } from 'vitest';
import { problemsFromIssues, joinProblems } from './problems.ts';

test('joins several errors into one message', () => {
  expect(joinProblems({ email: 'Email is required', message: 'Message is too short' })).toBe(
    'Email is required • Message is too short',
  );
});

test('a server error appears beside its own field only', () => {
  const issues = [
    { path: 'email', message: 'first' },
    { path: 'email', message: 'second' },
    { path: 'unknown', message: 'elsewhere' },
  ];
  expect(problemsFromIssues(issues, ['email', 'message'])).toEqual({ email: 'first' });
});
