import type { Call, CallKey } from '#contract/calls.ts';
import { sections } from '#contract/sections/index.ts';

/** What a call that writes does, and to which kind of record. */
export interface Subject {
  action: 'create' | 'update' | 'delete' | 'reorder' | 'upload' | 'restore' | 'erase' | 'export' | 'logout' | 'end';
  /** '' where the call's address names it. */
  kind: string;
  /** The name and title of a section, or the kind that a picture is for; a record is named by the call's id. */
  record: string;
  title: string;
  /** What was done, where the call alone says it. */
  detail?: string;
}

const ACTIONS: Record<string, Subject['action']> = { POST: 'create', PUT: 'update', DELETE: 'delete' };
/** Ending a session changes no record; beginning one is told apart, since nobody is logged in yet. */
export const LOGIN_CALL: CallKey = 'POST /users/login';
const CONFIRMATION: CallKey = 'POST /users/me/confirm';
const SESSIONS: Record<string, Subject['action']> = {
  '/users/logout': 'logout',
  '/users/me/sessions/end': 'end',
  '/users/me/sessions/:id': 'end',
};

/** What changes how somebody logs in. */
const FACTORS: Partial<Record<CallKey, string>> = {
  'PUT /users/me/second-factor': 'factor-on',
  'POST /users/me/second-factor/off': 'factor-off',
  'POST /users/me/second-factor/codes': 'factor-codes',
  'DELETE /users/:id/second-factor': 'factor-off',
  'POST /users/:id/sessions/end': 'logged-out',
};

/** Logins are told apart; the others change nothing yet. */
const UNTOLD: CallKey[] = [LOGIN_CALL, CONFIRMATION, 'POST /users/me/second-factor'];

/** What a call leaves a trace of; null for what only reads. */
export function subjectOf(key: CallKey, { media }: Call): Subject | null {
  const [method = '', path = ''] = key.split(' ');
  if (media === 'text/csv') return { action: 'export', kind: path.slice(1, -'.csv'.length), record: '', title: '' };
  if (media === 'application/x-tar') return { action: 'export', kind: 'backups', record: '', title: '' };
  const action = ACTIONS[method];
  if (!action || UNTOLD.includes(key)) return null;
  const ended = SESSIONS[path];
  if (ended) return { action: ended, kind: 'logins', record: '', title: '' };
  const detail = FACTORS[key];
  if (detail) return { action: 'update', kind: 'users', record: '', title: '', detail };
  const [first = '', second = ''] = path.slice(1).split('/');
  if (first === 'backups') {
    const done = media === 'upload' ? 'upload' : path.endsWith('/restore') ? 'restore' : action;
    return { action: done, kind: 'backups', record: '', title: '' };
  }
  if (media === 'upload') return { action: 'upload', kind: 'pictures', record: second, title: '' };
  const isBefore = first === 'history' || first === 'bin';
  if (isBefore) return { action: path.endsWith('/restore') ? 'restore' : 'erase', kind: '', record: '', title: '' };
  const section = Object.entries(sections).find(([, known]) => known.path === path);
  if (section) return { action, kind: 'sections', record: section[0], title: section[1].title };
  const kind = first === 'contact' ? second : first;
  return { action: /\/(reorder\/list|place)$/.test(path) ? 'reorder' : action, kind, record: '', title: '' };
}

const TITLE_MAX = 200;
const TITLES = ['title', 'name', 'subject', 'firstName', 'email'];

/** What a record is called: the first of its fields that says something; a redirect by both its ends, since nothing else keeps them. */
export function recordTitle(record: unknown): string {
  const [from, to] = [readProperty(record, 'from'), readProperty(record, 'to')];
  if (typeof from === 'string' && typeof to === 'string') return `${from} → ${to || 'gone'}`;
  const said = TITLES.map((field) => readProperty(record, field));
  const title = said.find((value) => typeof value === 'string' && value.trim() !== '');
  return typeof title === 'string' ? title.trim().slice(0, TITLE_MAX) : '';
}

const FLAGS: Record<string, [yes: string, no: string]> = {
  isApproved: ['approved', 'unapproved'],
  isVisible: ['shown', 'hidden'],
  isPublished: ['published', 'unpublished'],
  isActive: ['activated', 'deactivated'],
  everybodyNeedsSecondFactor: ['factor-needed', 'factor-free'],
};

/** The one thing that a change sets where it sets no other, in a word. Never what somebody typed. */
export function changeDetail(body: unknown): string {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return '';
  const set = Object.keys(body).filter((field) => readProperty(body, field) !== undefined);
  if (set.includes('password')) return 'password';
  const [field = ''] = set;
  if (set.length !== 1) return '';
  const value = readProperty(body, field);
  if ((field === 'status' || field === 'role') && typeof value === 'string') return value;
  const flag = FLAGS[field];
  return flag && typeof value === 'boolean' ? flag[value ? 0 : 1] : '';
}

/** The record of an answer, which some calls wrap. */
export function unwrapRecord(reply: unknown): unknown {
  return readProperty(reply, 'data') ?? reply;
}

export function readProperty(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined; // an object can be asked for any name
}
