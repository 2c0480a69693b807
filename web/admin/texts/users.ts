import { plural } from './language.ts';

export const typeToConfirm = (email: string | number) => `Type ${email} to confirm`;
export const deleteYourOwnAccount = 'Delete your own account?';
export const deleteWithName = (name: string | number) => `Delete ${name}?`;

export const tryAgainLoginSettings = 'Try again: login settings';
export const login = 'Login';
export const everyoneMustUseTwoStep = 'Everyone must use two-step login';
export const anyoneWithoutItMustSet = 'Anyone without it must set it up at the next login before doing anything else.';
export const setUpYourOwnTwo = 'Set up your own two-step login first, in';
export const loginSettings = 'Login settings';
export const twoStepLogin = (mfaCoverage: string | number) => `Two-step login: ${mfaCoverage}`;
export const everyoneMustNowUseTwo = 'Everyone must now use two-step login.';
export const twoStepLoginIsOptional = 'Two-step login is optional again.';
export const requireTwoStepLogin = 'Require two-step login for everyone?';
export const requireIt = 'Require it';

export const accountCreated = 'Account created';
export const newUser = 'New user';
export const role = 'Role';
export const createUser = 'Create user';

export const temporaryPassword = 'Temporary password';
export const generatedYouCanType = 'Generated. You can type your own instead.';
export const generateAnother = 'Generate another';

export const logsInWith = (name: string | number) => `${name} logs in with`;
export const andThisPassword = 'and this password:';
export const iHavePassedItOn = 'I have passed it on';

export const newPasswordFor = (name: string | number) => `New password for ${name}`;
export const theCurrentPasswordStopsWorking = (name: string | number) =>
  `The current password stops working, and ${name} is logged out everywhere.`;
export const resetPassword = 'Reset password';

export const roles = 'Roles';
export const nobody = 'Nobody';

export const twoStepLoginForIsOff = (name: string | number) => `Two-step login for ${name} is off.`;

export const resetPasswordAsk = 'Reset password…';
export const logOutEverywhere = 'Log out everywhere…';
export const turnOffTwoStepLogin = 'Turn off two-step login…';
export const deactivate = 'Deactivate…';
export const activate = 'Activate';
export const canLogInAgain = (name: string | number) => `${name} can log in again.`;
export const logOutEverywhereWithName = (name: string | number) => `Log ${name} out everywhere?`;
export const useThisWhenAComputer = (name: string | number) =>
  `Use this when a computer or phone is lost. ${name} can log in again with the same password. Reset the password if someone else may know it.`;
export const turnOffTwoStepLoginFor = (name: string | number) => `Turn off two-step login for ${name}?`;
export const useThisWhenPhone = (name: string | number) =>
  `Use this when phone and recovery codes are lost. ${name} is logged out everywhere and can then log in with the password alone. Make sure that it is really ${name} who asks.`;
export const turnOff = 'Turn off';
export const deactivateYourOwnAccount = 'Deactivate your own account?';
export const deactivateWithName = (name: string | number) => `Deactivate ${name}?`;
export const youWillBeLoggedOut =
  'You will be logged out everywhere immediately. Only another admin can activate the account again.';
export const willBeLoggedOutEverywhere = (name: string | number) =>
  `${name} will be logged out everywhere immediately and cannot log in until the account is activated again.`;
export const deactivateLabel = 'Deactivate';
export const wasDeactivated = (name: string | number) => `${name} was deactivated.`;

export const roleOf = (name: string | number) => `Role of ${name}`;
export const usesTwoStepLogin = 'Uses two-step login';
export const withoutTwoStepLogin = 'Without two-step login';
export const off = 'Off';
export const active = 'Active';
export const deactivated = 'Deactivated';
export const lastSeen = 'Last seen:';
export const never = 'Never';
export const isNow = (name: string | number, withArticle: string | number) => `${name} is now ${withArticle}.`;
export const you = '(you)';
export const theWholePanel = 'the whole panel';
export const thisScreen = 'this screen';
export const giveUpYourOwnRole = 'Give up your own role?';
export const youWillBeAndLose = (withArticle: string | number, loses: string | number) =>
  `You will be ${withArticle} and lose access to ${loses} immediately. Only another admin can give it back.`;
export const become = (withArticle: string | number) => `Become ${withArticle}`;
export const aUserWithoutAccess = 'a user without access to the panel';
export const an = (role: string | number) => `an ${role}`;

export const canDoEverythingIncludingUsers = 'Can do everything, including users and backups.';
export const canEditContentAndHandle =
  'Can edit content and handle messages and leads. Cannot manage users or backups.';
export const cannotOpenThisPanel = 'Cannot open this panel.';
export const copyItNowAndGive = (name: string | number) =>
  `Copy it now and give it to ${name} in person or by phone, not in the same message as the email address.`;
export const itIsNotShownAgain = 'It is not shown again.';
export const mustChooseANewPassword = (now: string | number, shownOnce: string | number, name: string | number) =>
  `${now} ${shownOnce} ${name} must choose a new password at the first login.`;
export const afterLoggingInShouldChoose = (now: string | number, shownOnce: string | number, name: string | number) =>
  `${now} ${shownOnce} After logging in, ${name} should choose a new one under “Your account”.`;
export const thisIsYourOwnAccount =
  'This is your own account. You will be logged out everywhere immediately and cannot log in again.';
export const everythingThisPersonWroteStays =
  'Everything this person wrote stays. To block someone for a while, deactivate the account instead.';
export const willBeLoggedOutEverywhereImmediately = (name: string | number, contentNote: string | number) =>
  `${name} will be logged out everywhere immediately, and the account cannot be restored. ${contentNote}`;
export const everyoneAlreadyUsesItNew = 'Everyone already uses it. New users must set it up at the first login.';
export const people = (withoutCount: string | number) => `${withoutCount} people`;
export const willBeLoggedOutNow = (names: string | number) =>
  `${names} will be logged out now and must set it up at the next login. Their unsaved changes stay on their devices.`;

export const onlyAdminsCanManageUsers =
  'Only admins can manage users. Ask one of them to add someone, change a role or reset a password.';
export const whoCanLog = 'Who can log in, and what each person can do. Role changes are saved immediately.';
export const addAPerson = 'Add a person';
export const youGetATemporaryPassword = 'You get a temporary password to hand over.';
export const twoStepLoginLabel = 'Two-step login';
export const lastSeenLabel = 'Last seen';
export const factorUse = (secured: number, all: number) =>
  `${secured} of ${all} ${plural(all, 'person uses', 'people use')} it.`;
export const passwordNotChanged = ' · temporary password not yet changed';
