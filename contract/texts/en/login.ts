/** The login of the panel, which stands on the public site. */

export const welcome = 'Welcome back.';
export const title = 'Log in';
export const lead = 'For the team that runs this site.';
export const backToSite = 'Back to the site';
export const backToLogin = 'Back to the login';
export const password = 'Password';
export const showPassword = 'Show what is typed';
export const logIn = 'Log in';
export const loggingIn = 'Logging in…';
export const otherAccount = 'Use another account';
export const forgot = 'Forgot your password?';
export const forgotLead = 'Enter your email. We will send you a link to choose a new password.';
export const noMail =
  'This site cannot send email. Ask an admin to reset your password. If you are the only admin, ask whoever installed the site.';
export const sendLink = 'Send me a link';
export const newPasswordTitle = 'Choose a new password';
export const newPasswordLead = 'It replaces your old password and logs you out everywhere.';
export const newPassword = 'New password';
export const passwordHint = (min: number) =>
  `At least ${min} characters. Several words are easier to remember and harder to guess.`;
export const passwordShort = (min: number) => `Password needs at least ${min} characters`;
export const noToken = 'Open this page with the link in the email. Without it we cannot tell whose password to change.';
export const savePassword = 'Save password';
export const saving = 'Saving…';
export const code = 'Code';
export const codeHint = 'The six digits that your authenticator app shows for this site.';
export const useRecoveryCode = 'Use a recovery code';
export const recoveryCode = 'Recovery code';
export const recoveryHint =
  'One of the ten codes you saved. Each works once. If you lost them, ask an admin to turn off your two-step login.';
export const useApp = 'Use a code from your app';
