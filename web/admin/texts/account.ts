import { plural } from './language.ts';

export const twoStepLoginIsOn = 'Two-step login is on';
export const twoStepLoginIsOff = 'Two-step login is off';
export const yourNameYourLogin = 'Your name, your login, and the devices you are logged in on.';

export const yourDevices = 'Your devices';
export const tryAgainYourDevices = 'Try again: your devices';
export const logOutEverywhereElse = 'Log out everywhere else';
export const whereYouAreLoggedIn = 'Where you are logged in';
export const forgotToLogOutSomewhere =
  'Forgot to log out somewhere, or lost a phone? Log out that device here, or all devices except this one.';
export const since = (lowerToday: string | number) => `Since ${lowerToday}`;
export const lastSeen = (lastSeen: string | number) => `· last seen ${lastSeen}`;
export const thisDevice = 'This device';
export const logOutOfSince = (device: string | number, when: string | number) => `Log out of ${device}, since ${when}`;
export const withinTheHour = 'within the hour';

export const show = (label: string | number) => `Show: ${label}`;

export const offYourPasswordAloneOpens = 'Off. Your password alone opens your account.';
export const setUpTwoStepLogin = 'Set up two-step login';
export const tryAgainYourTwoStep = 'Try again: your two-step login';
export const twoStepLogin = 'Two-step login';
export const afterYourPasswordYouEnter =
  'After your password, you enter a code from an app on your phone. Someone who knows your password still cannot log in.';
export const newRecoveryCodes = 'New recovery codes…';
export const turnOff = 'Turn off…';
export const newRecoveryCodesLabel = 'New recovery codes';
export const youGetTenNewCodes = 'You get ten new codes. Your old codes stop working.';
export const getNewCodes = 'Get new codes';
export const turnOffTwoStepLogin = 'Turn off two-step login?';
export const everyoneHereMustUseTwo =
  'Everyone here must use two-step login. You will set it up again right away, for example on a new phone.';
export const afterThatYourPasswordAlone =
  'After that, your password alone is enough to log in, and your recovery codes stop working.';
export const turnOffLabel = 'Turn off';
export const sinceInside = 'since';
export const noRecoveryCodesLeft = 'no recovery codes left';
export const recoveryCodesLeft = (left: number) => plural(left, '1 recovery code left', `${left} recovery codes left`);

export const everyoneHereUsesTwoStep =
  'Everyone here uses two-step login: after your password you enter a code from an app on your phone. Setting it up takes two minutes.';

export const qrCodeForYourApp = 'QR code for your app';
export const openAnAuthenticatorApp =
  'Open an authenticator app on your phone, for example Google Authenticator or your password manager.';
export const scanThisPicture = 'Scan this picture with the app. If the app is on this device, copy the key into it.';
export const key = 'Key:';
export const copyTheKey = 'Copy the key';
export const openYourApp = 'Open your app';
export const codeFromTheApp = 'Code from the app';
export const sixDigits = 'Six digits';
export const yourPasswordToConfirm = 'Your password, to confirm';
export const turnOn = 'Turn on';

export const yourPassword = 'Your password';
export const fromTheApp = 'From the app, or a recovery code';

export const newPassword = 'New password';
export const atLeastCharactersSeveralWords = (passwordMin: string | number) =>
  `At least ${passwordMin} characters. Several words are easier to remember and harder to guess.`;
export const showTheNewPassword = 'Show the new password';

export const reviews = 'Reviews';
export const answersOfVisitors = 'Answers of visitors';
export const tryAgainYourNotifications = 'Try again: your notifications';
export const notifications = 'Notifications';
export const learnAtOnceWhatVisitors =
  'Learn at once what visitors send. This is for you alone: emails are set up in Site settings.';
export const inThisBrowser = 'In this browser';
export const whileThePanelIsOpen = 'While the panel is open in a tab or window that you do not see.';
export const pushOnThisDevice = 'Push on this device';
export const alsoWhenThePanel = 'Also when the panel is closed. On a phone, add the panel to the home screen first.';
export const pushIsOffForEverybody = 'Push is off for everybody: its key cannot be decrypted.';
export const makeNewKeys = 'Make new keys';
export const askAnAdminToMake = 'Ask an admin to make new keys here.';
export const tellMeAbout = 'Tell me about';
export const showNames = 'Show names';
export const pushSaysWhoWroteAlso = 'Push says who wrote, also on a locked screen. Without it, only what arrived.';
export const devicesWithPush = 'Devices with push';
export const thisDeviceLabel = '· this device';
export const lastTold = (when: string | number) => `Last told ${when}`;
export const sinceNothingSentYet = (when: string | number) => `Since ${when}, nothing sent yet`;
export const removeSince = (device: string | number, when: string | number) => `Remove ${device}, since ${when}`;

export const passwordChangedYouAreLogged = 'Password changed. You are logged out everywhere else.';
export const currentPassword = 'Current password';
export const showTheCurrentPassword = 'Show the current password';
export const changePassword = 'Change password';
export const password = 'Password';
export const aNewPasswordLogs = 'A new password logs you out everywhere else. You stay logged in here.';

export const chooseYourOwnPassword = 'Choose your own password';
export const yourTemporaryPassword =
  'Your temporary password was for the first login only. Choose a new one that nobody else knows.';
export const savePassword = 'Save password';

export const currentPasswordToConfirm = 'Current password, to confirm the new email';
export const showThePassword = 'Show the password';
export const nameAndEmail = 'Name and email';
export const youLog = 'You log in with this email. Nobody outside the panel can see it.';

export const recoveryCodesForEachWorks = (
  host: string | number,
  list: string | number,
) => `Recovery codes for ${host}. Each works once.

${list}
`;
export const eachCodeLetsYouLog =
  'Each code lets you log in once without your phone. Save them in a safe place, but not on the phone. They are not shown again.';
export const recoveryCodes = 'Recovery codes';
export const download = 'Download';
export const iHaveSavedThem = 'I have saved them';

export const thisBrowserCouldNotReach =
  'This browser could not reach its push service. Try again, or use another browser.';
export const thisBrowserWillTell = 'This browser will tell you what arrives.';
export const notificationsWork = 'Notifications work';
export const sentIfYouSeeNothing = 'Sent. If you see nothing, look into the notification settings of your computer.';
export const lastAttemptsFailed = (count: number) =>
  plural(count, 'The last attempt failed', `The last ${count} attempts failed`);
