import { expect, test } from 'vitest';
import type { User } from '#contract/records/user.ts';
import { deletionText, isLastAdmin, loggedOutText, passOnText, mfaCoverageText } from './user-texts.ts';

function account(changes: Partial<User>): User {
  const stamps = { version: 1, createdAt: '', updatedAt: '' };
  return {
    _id: '1',
    name: 'Asha',
    email: 'a@b.co',
    role: 'admin',
    isActive: true,
    hasTemporaryLogin: false,
    lastSeenAt: '',
    hasSecondFactor: false,
    ...stamps,
    ...changes,
  };
}

test('the last admin is the only one who is active, whatever others there are', () => {
  const asha = account({});
  const away = account({ _id: '2', isActive: false });
  const editor = account({ _id: '3', role: 'editor' });
  expect(isLastAdmin(asha, [asha, away, editor])).toBe(true);
  expect(isLastAdmin(away, [asha, away, editor])).toBe(false);
  expect(isLastAdmin(editor, [asha, editor])).toBe(false);
  expect(isLastAdmin(asha, [asha, account({ _id: '4' })])).toBe(false);
});

test('it says what to do with a one-time password, and only to those with the panel that they can change it there', () => {
  expect(passOnText(account({ role: 'editor' }))).toMatch(/Asha .* not shown again.*“Your account”/);
  expect(passOnText(account({ role: 'editor', hasTemporaryLogin: true }))).toMatch(
    /Asha must choose a new password at the first login/,
  );
  expect(passOnText(account({ role: 'user' }))).not.toContain('Your account');
});

test('a deletion says what happens, and that it is one’s own account', () => {
  expect(deletionText(account({}), false)).toContain('Asha will be logged out everywhere');
  expect(deletionText(account({}), true)).toContain('your own account');
});

test('it says how many have a second factor, and who is logged out when everybody needs one', () => {
  const asha = account({ hasSecondFactor: true });
  const [ravi, ila] = [account({ _id: '2', name: 'Ravi' }), account({ _id: '3', name: 'Ila' })];
  const away = account({ _id: '4', name: 'Zoë', isActive: false });
  expect(mfaCoverageText([asha])).toBe('1 of 1 person uses it.');
  expect(mfaCoverageText([asha, ravi, ila, away])).toBe('1 of 3 people use it.');
  expect(loggedOutText([asha, ravi, ila, away])).toMatch(/^Ravi and Ila will be logged out now/);
  expect(loggedOutText([asha, away])).toMatch(/^Everyone already uses it/);
  expect(loggedOutText(Array.from({ length: 5 }, () => ravi))).toMatch(/^5 people will be/);
});
