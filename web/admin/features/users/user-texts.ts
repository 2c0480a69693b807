import type { Role } from '#contract/constants.ts';
import type { User } from '#contract/records/user.ts';

/** What each role may do, as one reads it when choosing. */
export const roleHelp: Record<Role, string> = {
  admin: 'May do everything, also manage the users.',
  editor: 'Edits content, uploads pictures, answers what arrives. No users.',
  user: 'An account without the panel.',
};

export function roleLabel(role: Role): string {
  return role.charAt(0).toUpperCase() + role.slice(1);
}

/** Whether it is the only admin who can log in: without it nobody could manage the users any more. */
export function isLastAdmin(user: User, users: readonly User[]): boolean {
  const isAdmin = ({ role, isActive }: User) => role === 'admin' && isActive;
  return isAdmin(user) && users.filter(isAdmin).length === 1;
}

/** What is to be done with a one-time password, once it is shown. */
export function passOn({ name, role, hasTemporaryLogin }: Pick<User, 'name' | 'role' | 'hasTemporaryLogin'>): string {
  const now = `Copy it now and give it to ${name} in person or by phone, not in the same message as the email address.`;
  const gone = 'It is not shown again.';
  if (hasTemporaryLogin) return `${now} ${gone} At the first login ${name} chooses another one.`;
  if (role === 'user') return `${now} ${gone}`;
  return `${now} ${gone} After logging in, ${name} should choose another one under “Your account”.`;
}

/** What deleting an account does. */
export function deletionText({ name }: Pick<User, 'name'>, isOwn: boolean): string {
  if (isOwn) return 'This is your own account. You are logged out at once, everywhere, and cannot come back with it.';
  const kept = 'Everything written with it stays. To shut somebody out for a while, deactivate the account instead.';
  return `${name} is logged out at once, everywhere, and the account cannot be brought back. ${kept}`;
}

/** How many of those who may log in have a second factor. */
export function securedInWords(users: readonly User[]): string {
  const active = users.filter(({ isActive }) => isActive);
  const secured = active.filter(({ hasSecondFactor }) => hasSecondFactor).length;
  return `${secured} of ${active.length} ${active.length === 1 ? 'person has' : 'people have'} one.`;
}

/** What asking everybody for a second factor does at once. */
export function loggedOutInWords(users: readonly User[]): string {
  const without = users.filter(({ isActive, hasSecondFactor }) => isActive && !hasSecondFactor).map(({ name }) => name);
  if (without.length === 0) return 'All of you have one. Who is added later sets one up at the first login.';
  const names = without.length > 4 ? `${without.length} people` : new Intl.ListFormat('en').format(without);
  return `${names} will be logged out now, and set one up after the next login. What they have not saved is kept on their computers.`;
}
