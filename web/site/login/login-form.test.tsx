import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EMAIL_MAX, PASSWORD_MAX } from '#contract/constants.ts';
import { LoginForm } from './login-form.tsx';

const inputs = renderToStaticMarkup(<LoginForm />).match(/<input[^>]*>/g) ?? [];

test('the login form requires an email and a password', () => {
  expect(inputs).toHaveLength(2);
  expect(inputs[0]).toMatch(/type="email".*required/);
  expect(inputs[1]).toMatch(/required.*type="password"/);
});

test('the login fields support password managers and have the length limits of the server', () => {
  expect(inputs[0]).toContain('autoComplete="username"');
  expect(inputs[1]).toContain('autoComplete="current-password"');
  expect(inputs[0]).toContain(`maxLength="${EMAIL_MAX}"`);
  expect(inputs[1]).toContain(`maxLength="${PASSWORD_MAX}"`);
});
