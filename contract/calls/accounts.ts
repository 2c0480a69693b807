import * as factors from '#contract/records/mfa.ts';
import * as users from '../records/user.ts';
import { listOf } from '../sections/section.ts';
import { idParams, deleteCall, messageReply, type Call } from './call.ts';

/** Logging in, the own account and everybody’s. */
export const accountsCalls = {
  'POST /users/login': {
    summary: 'Log in',
    who: 'anyone',
    ignoresLogin: true,
    body: users.login,
    reply: users.session,
  },
  'GET /password-reset': {
    summary: 'Whether a forgotten password can be reset by email',
    who: 'anyone',
    ignoresLogin: true,
    reply: users.resetOffer,
  },
  'POST /password-reset': {
    summary: 'Send a password reset link by email. The answer is the same for every address',
    who: 'anyone',
    ignoresLogin: true,
    body: users.resetRequest,
    reply: messageReply,
  },
  'PUT /password-reset': {
    summary: 'Set a new password with the token from the email. Ends all sessions of the account',
    who: 'anyone',
    ignoresLogin: true,
    body: users.resetPassword,
    reply: messageReply,
  },
  'POST /users/logout': {
    summary: 'End this session',
    who: 'member',
    beforeSecondFactor: true,
    beforeNewPassword: true,
    reply: messageReply,
  },
  'GET /users/me': { summary: 'Your own account', who: 'member', reply: users.user },
  'PUT /users/me': {
    summary: 'Change your own name, email or password',
    who: 'member',
    beforeNewPassword: true,
    body: users.ownUserUpdate,
    reply: users.user,
  },
  'POST /users/me/confirm': {
    summary:
      'Confirm with your password, and your two-step login code if you have one. Valid for 10 minutes in this session',
    who: 'member',
    beforeSecondFactor: true,
    beforeNewPassword: true,
    body: users.confirmation,
    reply: users.confirmed,
  },
  'GET /users/me/sessions': {
    summary: 'Your own sessions, this one first',
    who: 'member',
    reply: listOf(users.ownSession),
  },
  'DELETE /users/me/sessions/:id': {
    summary: 'End one of your own sessions',
    who: 'member',
    params: idParams,
    reply: messageReply,
  },
  'POST /users/me/sessions/end': {
    summary: 'End all your other sessions',
    who: 'member',
    reply: users.endedSessions,
  },
  'GET /users/me/second-factor': {
    summary: 'Whether two-step login is on for your account',
    who: 'member',
    beforeSecondFactor: true,
    reply: factors.mfaState,
  },
  'POST /users/me/second-factor': {
    summary: 'Start to set up two-step login. Returns the secret once. Nothing changes until a code confirms it',
    who: 'member',
    beforeSecondFactor: true,
    reply: factors.mfaSetup,
  },
  'PUT /users/me/second-factor': {
    summary: 'Turn two-step login on with a first code. Returns the recovery codes and ends all other sessions',
    who: 'member',
    beforeSecondFactor: true,
    body: factors.mfaProof,
    reply: factors.recoveryCodes,
  },
  'POST /users/me/second-factor/codes': {
    summary: 'Get new recovery codes. The old ones stop working',
    who: 'member',
    body: factors.mfaProof,
    reply: factors.recoveryCodes,
  },
  'POST /users/me/second-factor/off': {
    summary: 'Turn your own two-step login off',
    who: 'member',
    body: factors.mfaProof,
    reply: messageReply,
  },
  'GET /login-rules': { summary: 'Whether everyone must use two-step login', who: 'admin', reply: factors.loginRules },
  'PUT /login-rules': {
    summary: 'Require two-step login for everyone, or not. Ends the sessions of accounts without it',
    who: 'admin',
    needsConfirmation: true,
    body: factors.loginRules,
    reply: factors.loginRules,
  },
  'DELETE /users/:id/second-factor': {
    summary: 'Turn two-step login off for someone who lost phone and recovery codes. Ends their sessions',
    who: 'admin',
    needsConfirmation: true,
    params: idParams,
    reply: messageReply,
  },
  'GET /users': { summary: 'All accounts', who: 'admin', reply: listOf(users.user) },
  'POST /users': {
    summary: 'Create an account',
    who: 'admin',
    needsConfirmation: true,
    body: users.userCreate,
    reply: users.user,
    status: 201,
  },
  'PUT /users/:id': {
    summary: 'Change an account',
    who: 'admin',
    needsConfirmation: true,
    params: idParams,
    body: users.userUpdate,
    reply: users.user,
  },
  'DELETE /users/:id': { ...deleteCall('an account'), who: 'admin', needsConfirmation: true },
  'POST /users/:id/sessions/end': {
    summary: 'End all sessions of an account, except the one that makes this call',
    who: 'admin',
    needsConfirmation: true,
    params: idParams,
    reply: users.endedSessions,
  },
} as const satisfies Record<string, Call>;
