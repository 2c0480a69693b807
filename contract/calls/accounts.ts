import * as factors from '../records/second-factor.ts';
import * as users from '../records/user.ts';
import { listOf } from '../sections/section.ts';
import { id, remove, said, type Call } from './call.ts';

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
    summary: 'Whether a forgotten password can be replaced by mail',
    who: 'anyone',
    ignoresLogin: true,
    reply: users.resetOffer,
  },
  'POST /password-reset': {
    summary: 'Send the way to a new password by mail; the answer is the same for every address',
    who: 'anyone',
    ignoresLogin: true,
    body: users.resetRequest,
    reply: said,
  },
  'PUT /password-reset': {
    summary: 'Set a new password with the token of the mail; ends all sessions of the account',
    who: 'anyone',
    ignoresLogin: true,
    body: users.resetPassword,
    reply: said,
  },
  'POST /users/logout': { summary: 'End this session', who: 'member', beforeSecondFactor: true, reply: said },
  'GET /users/me': { summary: 'The account one is logged in with', who: 'member', reply: users.user },
  'PUT /users/me': {
    summary: 'Change one’s own name, email or password',
    who: 'member',
    body: users.ownUserUpdate,
    reply: users.user,
  },
  'GET /users/me/sessions': {
    summary: 'The sessions of one’s own account, this one first',
    who: 'member',
    reply: listOf(users.ownSession),
  },
  'DELETE /users/me/sessions/:id': {
    summary: 'End one session of one’s own account',
    who: 'member',
    params: id,
    reply: said,
  },
  'POST /users/me/sessions/end': {
    summary: 'End all other sessions of one’s own account',
    who: 'member',
    reply: users.endedSessions,
  },
  'GET /users/me/second-factor': {
    summary: 'Whether one’s own account asks for a code after the password',
    who: 'member',
    beforeSecondFactor: true,
    reply: factors.secondFactor,
  },
  'POST /users/me/second-factor': {
    summary: 'Begin to set up a second factor: gives the secret, this once; nothing changes until a code confirms it',
    who: 'member',
    beforeSecondFactor: true,
    reply: factors.newSecondFactor,
  },
  'PUT /users/me/second-factor': {
    summary: 'Turn the second factor on with a first code; gives the recovery codes and ends all other sessions',
    who: 'member',
    beforeSecondFactor: true,
    body: factors.proof,
    reply: factors.recoveryCodes,
  },
  'POST /users/me/second-factor/codes': {
    summary: 'Get new recovery codes; the ones before work no more',
    who: 'member',
    body: factors.proof,
    reply: factors.recoveryCodes,
  },
  'POST /users/me/second-factor/off': {
    summary: 'Turn one’s own second factor off',
    who: 'member',
    body: factors.proof,
    reply: said,
  },
  'GET /login-rules': { summary: 'What everybody needs to log in', who: 'admin', reply: factors.loginRules },
  'PUT /login-rules': {
    summary: 'Change what everybody needs to log in; ends the sessions of those who do not have it',
    who: 'admin',
    body: factors.loginRules,
    reply: factors.loginRules,
  },
  'DELETE /users/:id/second-factor': {
    summary: 'Turn somebody’s second factor off, for who lost phone and recovery codes; ends their sessions',
    who: 'admin',
    params: id,
    reply: said,
  },
  'GET /users': { summary: 'All accounts', who: 'admin', reply: listOf(users.user) },
  'POST /users': { summary: 'Create an account', who: 'admin', body: users.userCreate, reply: users.user, status: 201 },
  'PUT /users/:id': {
    summary: 'Change an account',
    who: 'admin',
    params: id,
    body: users.userUpdate,
    reply: users.user,
  },
  'DELETE /users/:id': { ...remove('an account'), who: 'admin' },
} as const satisfies Record<string, Call>;
