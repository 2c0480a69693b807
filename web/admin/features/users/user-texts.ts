import type { Role } from '#contract/constants.ts';
import type { User } from '#contract/records/user.ts';

/** What each role may do. */
export const roleHelp: Record<Role, string> = {
  admin: 'Can do everything, including users and backups.',
  editor: 'Can edit content and handle messages and leads. Cannot manage users or backups.',
  user: 'Cannot open this panel.',
};

export function roleLabel(role: Role): string {
  return role.charAt(0).toUpperCase() + role.slice(1);
}

/** Whether it is the only admin who can log in. Without it nobody could manage the users. */
export function isLastAdmin(user: User, users: readonly User[]): boolean {
  const isAdmin = ({ role, isActive }: User) => role === 'admin' && isActive;
  return isAdmin(user) && users.filter(isAdmin).length === 1;
}

/** What to do with a temporary password once it is shown. */
export function handOverText({
  name,
  role,
  hasTemporaryLogin,
}: Pick<User, 'name' | 'role' | 'hasTemporaryLogin'>): string {
  const now = `Copy it now and give it to ${name} in person or by phone, not in the same message as the email address.`;
  const shownOnce = 'It is not shown again.';
  if (hasTemporaryLogin) return `${now} ${shownOnce} ${name} must choose a new password at the first login.`;
  if (role === 'user') return `${now} ${shownOnce}`;
  return `${now} ${shownOnce} After logging in, ${name} should choose a new one under “Your account”.`;
}

/** What deleting an account does. */
export function deletionText({ name }: Pick<User, 'name'>, isOwn: boolean): string {
  if (isOwn) return 'This is your own account. You will be logged out everywhere immediately and cannot log in again.';
  const contentNote =
    'Everything this person wrote stays. To block someone for a while, deactivate the account instead.';
  return `${name} will be logged out everywhere immediately, and the account cannot be restored. ${contentNote}`;
}

/** How many of the active users have a second factor. */
export function mfaCoverageText(users: readonly User[]): string {
  const active = users.filter(({ isActive }) => isActive);
  const secured = active.filter(({ hasSecondFactor }) => hasSecondFactor).length;
  return `${secured} of ${active.length} ${active.length === 1 ? 'person uses' : 'people use'} it.`;
}

/** The immediate effect of requiring a second factor for everyone. */
export function loggedOutText(users: readonly User[]): string {
  const without = users.filter(({ isActive, hasSecondFactor }) => isActive && !hasSecondFactor).map(({ name }) => name);
  if (without.length === 0) return 'Everyone already uses it. New users must set it up at the first login.';
  const names = without.length > 4 ? `${without.length} people` : new Intl.ListFormat('en').format(without);
  return `${names} will be logged out now and must set it up at the next login. Their unsaved changes stay on their devices.`;
}
