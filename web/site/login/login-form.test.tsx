import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EMAIL_MAX, PASSWORD_MAX } from '#contract/constants.ts';
import { LoginForm } from './login-form.tsx';

const inputs = renderToStaticMarkup(<LoginForm />).match(/<input[^>]*>/g) ?? [];

test('the login asks for an email and a password, and needs both', () => {
  expect(inputs).toHaveLength(2);
  expect(inputs[0]).toMatch(/type="email".*required/);
  expect(inputs[1]).toMatch(/type="password".*required/);
});

test('a password manager knows the fields, which take no more than the server does', () => {
  expect(inputs[0]).toContain('autoComplete="username"');
  expect(inputs[1]).toContain('autoComplete="current-password"');
  expect(inputs[0]).toContain(`maxLength="${EMAIL_MAX}"`);
  expect(inputs[1]).toContain(`maxLength="${PASSWORD_MAX}"`);
});
