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
  'POST /users/logout': { summary: 'End this session', who: 'member', reply: said },
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
