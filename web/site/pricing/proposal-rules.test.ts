import { expect, test } from 'vitest';
import { emptyProposal, proposalProblems } from './proposal-rules.ts';

const words = { ...emptyProposal, name: 'Asha', email: 'asha@dune.example', consent: true };

test('a request needs a name, an email and consent, and nothing else', () => {
  expect(proposalProblems(words)).toEqual({});
  expect(Object.keys(proposalProblems(emptyProposal))).toEqual(['name', 'email', 'consent']);
});

test('surrounding spaces do not count towards the length of a name', () => {
  expect(proposalProblems({ ...words, name: '  A  ' })).toEqual({ name: 'Name needs at least 2 characters' });
  expect(proposalProblems({ ...words, name: ' Al ' })).toEqual({});
});

test('a missing email and an invalid email give different errors', () => {
  expect(proposalProblems({ ...words, email: ' ' })).toEqual({ email: 'Email is required' });
  expect(proposalProblems({ ...words, email: 'asha@dune' })).toEqual({ email: 'Enter a valid email' });
});

test('the Terms and the Privacy Policy must be accepted', () => {
  expect(proposalProblems({ ...words, consent: false })).toEqual({
    consent: 'Please accept the Terms and the Privacy Policy',
  });
});
