export const confirmThatItIsYou = 'Confirm that it is you';
export const thisStepNeedsYourPassword = (confirmedMinutes: string | number) =>
  `This step needs your password again, in case someone else is using your device. After that, you are not asked again for ${confirmedMinutes} minutes.`;
export const yourPassword = 'Your password';
export const fromTheApp = 'From the app, or a recovery code';
export const confirm = 'Confirm';

export const logOutWithUnsavedWork = 'Log out with unsaved work?';
export const stayLoggedIn = 'Stay logged in';
export const someOfYourChanges =
  'Some of your changes are not saved. They can stay on this device until you log in again.';
export const someOfYourChangesAreNotSaved =
  'Some of your changes are not saved or sent. If you log out, they are deleted.';
export const logOutAndRemoveThem = 'Log out and remove them';
export const logOutAndKeepThem = 'Log out and keep them';

export const logInToContinue =
  'Log in to continue. Your text is still here, and any unfinished save continues after that.';
export const yourSessionHasEnded = 'Your session has ended';

export const logIn = 'Log in';
export const password = 'Password';
export const showThePassword = 'Show the password';
