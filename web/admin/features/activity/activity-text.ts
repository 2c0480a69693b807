import type { AuditEntry } from '#contract/records/audit-entry.ts';

/** What somebody did, in words, and where it leads. */
export interface Done {
  _id: string;
  at: string;
  /** 'You' or a name. */
  who: string;
  name: string;
  /** Comes between who and what: 'changed', 'put … in order'. */
  verb: string;
  what: string;
  /** Below the panel's base. */
  to: string;
}

interface Place {
  to: string;
  title: string;
  /** One and several of its records. */
  one: string;
  many: string;
}

const HOUR_MS = 60 * 60 * 1000;
/** What lies further apart is told by itself. */
const TOGETHER_MS = 12 * HOUR_MS;

const place = (to: string, title: string, one = '', many = ''): Place => ({ to, title, one, many });
const PLACES: Record<string, Place> = {
  hero: place('/hero', 'Hero'),
  about: place('/about', 'About'),
  'service-section': place('/services', 'Services'),
  faq: place('/faqsection', 'FAQ'),
  contact: place('/contact', 'Contact'),
  footer: place('/footer', 'Footer'),
  pricing: place('/pricing', 'Pricing'),
  blog: place('/blog', 'Blog', 'a post', 'posts'),
  portfolio: place('/portfolio', 'Portfolio', 'a project', 'projects'),
  services: place('/service', 'Service pages', 'a service', 'services'),
  testimonials: place('/testimonials', 'Testimonials', 'a testimonial', 'testimonials'),
  reviews: place('/reviews', 'Client reviews', 'a review', 'reviews'),
  messages: place('/contact-messages', 'Contact messages', 'a message', 'messages'),
  leads: place('/leads', 'Leads', 'a lead', 'leads'),
  redirects: place('/redirects', 'Redirects', 'a redirect', 'redirects'),
  backups: place('/backups', 'Backups', 'a backup', 'backups'),
  users: place('/users', 'Users', 'an account', 'accounts'),
  logins: place('/users', 'Users', 'an account', 'accounts'),
  'login-rules': place('/users', 'two-step login for everyone'),
};
const DASHBOARD = place('/', '', 'something', 'things');

/** Of these no single one has an address. */
const LISTED = ['sections', 'pictures', 'backups'];

/** Of these one does many alike, one after the other. */
const IN_NUMBERS = ['reviews', 'messages', 'leads', 'testimonials'];

/** What was done, newest first; what one person did alike in a row is told once. */
export function activityOf(traces: readonly AuditEntry[], own: string): Done[] {
  const runs: [AuditEntry, ...AuditEntry[]][] = [];
  for (const trace of traces) {
    const run = runs.at(-1);
    if (run && isAlike(run[0], trace)) run.push(trace);
    else runs.push([trace]);
  }
  return runs.map((run) => doneOf(run, own));
}

function isAlike(a: AuditEntry, b: AuditEntry): boolean {
  const isSame = a.userId === b.userId && a.action === b.action && a.kind === b.kind && a.detail === b.detail;
  const isSoon = Date.parse(a.at) - Date.parse(b.at) < TOGETHER_MS;
  return isSame && isSoon && (a.record === b.record || IN_NUMBERS.includes(a.kind));
}

function doneOf(run: [AuditEntry, ...AuditEntry[]], own: string): Done {
  const [{ _id, at, userId, userName, kind, record }] = run;
  const many = new Set(run.map((trace) => trace.record)).size;
  const { to, many: several } = placeOf(run[0]);
  const verb = verbOf(run[0], run.length);
  const said = { _id, at, who: whoOf(run[0], own), name: userName, verb };
  if (kind === 'logins')
    return { ...said, what: loginWords(run[0]), to: userId === own ? '/account' : addressOf(run[0]) };
  if (many > 1) return { ...said, what: `${many} ${several}`, to };
  if (kind === 'users' && record === userId)
    return {
      ...said,
      what: userId === own ? 'your account' : 'their own account',
      to: userId === own ? '/account' : to,
    };
  return { ...said, what: whatOf(run[0]), to: addressOf(run[0]) };
}

/** Whoever failed to log in is nobody who is known. */
function whoOf({ userId, userName }: AuditEntry, own: string): string {
  return userId === own ? 'You' : userName || 'Someone';
}

function loginWords({ action, title, detail }: AuditEntry): string {
  if (action === 'denied') return DENIED[detail]?.replace('NAME', title) ?? `“${title}”`;
  if (action !== 'refused') return detail === 'recovery-code' ? 'with a recovery code' : '';
  return title ? `as ${title}` : 'with an email that has no account';
}

const DENIED: Record<string, string> = {
  'no-cookie': 'with a login of NAME from another browser',
  ended: 'with a login of NAME that had ended',
};

function placeOf({ kind, record }: AuditEntry): Place {
  return PLACES[kind === 'sections' || kind === 'pictures' ? record : kind] ?? DASHBOARD;
}

const VERBS: Record<string, string> = {
  ...{ create: 'added', update: 'changed', delete: 'deleted', reorder: 'moved', export: 'exported' },
  restore: 'restored',
  ...{ login: 'logged in', refused: 'failed to log in', logout: 'logged out', end: 'logged out other devices' },
  denied: 'was refused',
};
const DETAILS: Record<string, string> = {
  approved: 'approved',
  unapproved: 'unapproved',
  shown: 'showed',
  hidden: 'hid',
  published: 'published',
  unpublished: 'unpublished',
  activated: 'activated',
  deactivated: 'deactivated',
  password: 'changed the password of',
  'password-by-mail': 'set a new password by email for',
  rescued: 'reset the password and turned off two-step login for',
  'logged-out': 'logged out everywhere:',
  'factor-on': 'turned on two-step login for',
  'factor-off': 'turned off two-step login for',
  'factor-codes': 'created new recovery codes for',
  'factor-needed': 'required',
  'factor-free': 'stopped requiring',
};
const MESSAGES: Record<string, string> = { new: 'marked as unread', read: 'read', archived: 'archived' };

function verbOf({ action, kind, record, title, detail }: AuditEntry, count: number): string {
  // A backup comes in many pieces.
  if (action === 'upload' && kind === 'backups') return 'uploaded';
  if (action === 'upload') return count === 1 ? 'uploaded a picture for' : `uploaded ${count} pictures for`;
  if (action === 'reorder' && record === '') return 'changed the order of';
  if (action === 'erase') return title ? 'permanently deleted:' : 'permanently deleted';
  const isStatus = action === 'update' && detail !== '';
  if (isStatus && kind === 'messages') return MESSAGES[detail] ?? 'changed';
  if (isStatus && kind === 'leads') return title ? `set a lead to ${detail}:` : `set to ${detail}`;
  return (isStatus && DETAILS[detail]) || (VERBS[action] ?? action);
}

function whatOf(trace: AuditEntry): string {
  const { kind, record, title, action } = trace;
  const { title: screen, one } = placeOf(trace);
  if (kind === 'pictures' || (action === 'reorder' && record === '')) return screen;
  if (action === 'export') return screen;
  if (!title) return one || screen;
  if (kind === 'reviews') return `${title}’s review`;
  if (kind === 'testimonials') return `${title}’s testimonial`;
  if (kind === 'users') return `${title}’s account`;
  if (kind === 'redirects') return `the redirect from ${title}`;
  return title;
}

/** The record itself; the list where the record is gone. */
function addressOf(trace: AuditEntry): string {
  const { kind, record, action } = trace;
  const { to } = placeOf(trace);
  if (action === 'delete' || action === 'erase' || record === '' || LISTED.includes(kind)) return to;
  const asked: Record<string, string> = { messages: 'message', leads: 'lead', users: 'user', logins: 'user' };
  const name = asked[kind];
  return name ? `${to}?${name}=${encodeURIComponent(record)}` : `${to}/${encodeURIComponent(record)}`;
}
