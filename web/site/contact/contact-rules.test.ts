import { expect, test } from 'vitest';
import { contactProblems } from './contact-rules.ts';

const words = { firstName: '', email: 'a@b.co', subject: '', message: 'Hello' };

test('a message needs neither a name nor a subject', () => {
  expect(contactProblems(words)).toEqual({});
});

test('a missing email and an invalid email give different errors', () => {
  expect(contactProblems({ ...words, email: '  ' })).toEqual({ email: 'Email is required' });
  expect(contactProblems({ ...words, email: 'a@b' })).toEqual({ email: 'Enter a valid email' });
  expect(contactProblems({ ...words, email: ' a@b.co ' })).toEqual({});
});

test('surrounding spaces do not count towards the length of a message', () => {
  expect(contactProblems({ ...words, message: '  ab  ' })).toEqual({ message: 'Message is too short' });
  expect(contactProblems({ ...words, message: ' abc ' })).toEqual({});
});
