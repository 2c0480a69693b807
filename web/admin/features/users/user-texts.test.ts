import { expect, test } from 'vitest';
import type { User } from '#contract/records/user.ts';
import { deletionText, isLastAdmin, loggedOutText, handOverText, mfaCoverageText } from './user-texts.ts';

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

test('the last admin is the only active admin, whatever other accounts exist', () => {
  const asha = account({});
  const away = account({ _id: '2', isActive: false });
  const editor = account({ _id: '3', role: 'editor' });
  expect(isLastAdmin(asha, [asha, away, editor])).toBe(true);
  expect(isLastAdmin(away, [asha, away, editor])).toBe(false);
  expect(isLastAdmin(editor, [asha, editor])).toBe(false);
  expect(isLastAdmin(asha, [asha, account({ _id: '4' })])).toBe(false);
});

test('says how to pass on a temporary password, and mentions "Your account" only to users with panel access', () => {
  expect(handOverText(account({ role: 'editor' }))).toMatch(/Asha .* not shown again.*“Your account”/);
  expect(handOverText(account({ role: 'editor', hasTemporaryLogin: true }))).toMatch(
    /Asha must choose a new password at the first login/,
  );
  expect(handOverText(account({ role: 'user' }))).not.toContain('Your account');
});

test("the deletion text says what happens, and whether it is the user's own account", () => {
  expect(deletionText(account({}), false)).toContain('Asha will be logged out everywhere');
  expect(deletionText(account({}), true)).toContain('your own account');
});

test('says how many people use two-step login, and who is logged out when it becomes mandatory', () => {
  const asha = account({ hasSecondFactor: true });
  const [ravi, ila] = [account({ _id: '2', name: 'Ravi' }), account({ _id: '3', name: 'Ila' })];
  const away = account({ _id: '4', name: 'Zoë', isActive: false });
  expect(mfaCoverageText([asha])).toBe('1 of 1 person uses it.');
  expect(mfaCoverageText([asha, ravi, ila, away])).toBe('1 of 3 people use it.');
  expect(loggedOutText([asha, ravi, ila, away])).toMatch(/^Ravi and Ila will be logged out now/);
  expect(loggedOutText([asha, away])).toMatch(/^Everyone already uses it/);
  expect(loggedOutText(Array.from({ length: 5 }, () => ravi))).toMatch(/^5 people will be/);
});
