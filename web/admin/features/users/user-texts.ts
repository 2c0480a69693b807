import type { Role } from '#contract/constants.ts';
import type { User } from '#contract/records/user.ts';
import * as usersTexts from '#web/admin/texts/users.ts';
import { LOCALE } from '#web/admin/texts/language.ts';

/** What each role may do. */
export const roleHelp: Record<Role, string> = {
  admin: usersTexts.canDoEverythingIncludingUsers,
  editor: usersTexts.canEditContentAndHandle,
  user: usersTexts.cannotOpenThisPanel,
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
  const now = usersTexts.copyItNowAndGive(name);
  const shownOnce = usersTexts.itIsNotShownAgain;
  if (hasTemporaryLogin) return usersTexts.mustChooseANewPassword(now, shownOnce, name);
  if (role === 'user') return `${now} ${shownOnce}`;
  return usersTexts.afterLoggingInShouldChoose(now, shownOnce, name);
}

/** What deleting an account does. */
export function deletionText({ name }: Pick<User, 'name'>, isOwn: boolean): string {
  if (isOwn) return usersTexts.thisIsYourOwnAccount;
  const contentNote = usersTexts.everythingThisPersonWroteStays;
  return usersTexts.willBeLoggedOutEverywhereImmediately(name, contentNote);
}

/** How many of the active users have a second factor. */
export function mfaCoverageText(users: readonly User[]): string {
  const active = users.filter(({ isActive }) => isActive);
  const secured = active.filter(({ hasSecondFactor }) => hasSecondFactor).length;
  return usersTexts.factorUse(secured, active.length);
}

/** The immediate effect of requiring a second factor for everyone. */
export function loggedOutText(users: readonly User[]): string {
  const without = users.filter(({ isActive, hasSecondFactor }) => isActive && !hasSecondFactor).map(({ name }) => name);
  if (without.length === 0) return usersTexts.everyoneAlreadyUsesItNew;
  const names = without.length > 4 ? usersTexts.people(without.length) : new Intl.ListFormat(LOCALE).format(without);
  return usersTexts.willBeLoggedOutNow(names);
}
