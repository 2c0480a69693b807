import type { AuditEntry } from '#contract/records/audit-entry.ts';
import { panelCollections } from '#web/admin/shell/collections.ts';
import { HISTORY_HASH } from '#web/admin/editing/history/use-history-view.ts';

/** One or more log entries as a sentence, with a link. */
export interface ActivityLine {
  _id: string;
  at: string;
  /** 'You' or a name. */
  actor: string;
  name: string;
  /** The verb between actor and object: 'changed', 'changed the order of'. */
  verb: string;
  object: string;
  /** Below the panel's base path. */
  to: string;
  /** How often in a row with the same record. */
  count: number;
  /** The fields that were changed. */
  fields: string[];
  /** The versions that its entries made, the latest first; 0 for none. */
  versions: number[];
  /** The latest of its entries. */
  entry: AuditEntry;
}

interface ActivityTarget {
  to: string;
  title: string;
  /** Singular and plural of its records. */
  one: string;
  many: string;
}

const HOUR_MS = 60 * 60 * 1000;
/** Entries further apart are not grouped. */
const TOGETHER_MS = 12 * HOUR_MS;

const target = (to: string, title: string, one = '', many = ''): ActivityTarget => ({ to, title, one, many });
const TARGETS: Record<string, ActivityTarget> = {
  hero: target('/hero', 'Hero'),
  work: target('/work', 'Selected work'),
  about: target('/about', 'About'),
  'service-section': target('/services', 'Services'),
  faq: target('/faqsection', 'FAQ'),
  contact: target('/contact', 'Contact'),
  footer: target('/footer', 'Footer'),
  pricing: target('/pricing', 'Pricing'),
  ...Object.fromEntries(
    panelCollections.map(({ name, labels: { title, one, many }, panel: { path } }) => [
      name,
      target(`/${path}`, title, withArticle(one), many),
    ]),
  ),
  'review-invitations': target('/reviews/invitations', 'Review invitations', 'an invitation', 'invitations'),
  messages: target('/contact-messages', 'Contact messages', 'a message', 'messages'),
  leads: target('/enquiries?kind=leads', 'Leads', 'a lead', 'leads'),
  enquiries: target('/enquiries', 'Enquiries', 'an enquiry', 'enquiries'),
  redirects: target('/redirects', 'Redirects', 'a redirect', 'redirects'),
  deliveries: target('/deliveries', 'Deliveries', 'a delivery', 'deliveries'),
  webhooks: target('/webhooks', 'Webhooks', 'a webhook', 'webhooks'),
  canary: target('/settings/canary', 'Daily check', 'the contact form'),
  backups: target('/backups', 'Backups', 'a backup', 'backups'),
  'personal-data': target('/personal-data', 'Personal data', 'a person’s data', 'the data of several people'),
  users: target('/users', 'Users', 'an account', 'accounts'),
  logins: target('/users', 'Users', 'an account', 'accounts'),
  'login-rules': target('/users', 'two-step login for everyone'),
  settings: target('/settings', 'Site settings'),
  'staged-changes': target('/changes', 'Changes', 'a staged change', 'staged changes'),
  'change-sets': target('/changes', 'Changes', 'a change set', 'change sets'),
  'preview-links': target('/changes', 'Changes', 'a preview link', 'preview links'),
};
/** 'a post', 'an event'. */
function withArticle(one: string): string {
  return `${/^[aeiou]/.test(one) ? 'an' : 'a'} ${one}`;
}

const DASHBOARD = target('/', '', 'something', 'things');

/** Kinds whose records have no page of their own. */
const WITHOUT_RECORD_PAGE = [
  'staged-changes',
  'change-sets',
  'preview-links',
  'sections',
  'canary',
  'pictures',
  'backups',
  'personal-data',
  'review-invitations',
];

/** Kinds of which people handle many in a row. */
const COUNTED_KINDS = ['reviews', 'messages', 'leads', 'testimonials'];

/** Log entries as lines, newest first. Equal actions of one person in a row become one line. */
export function activityLines(entries: readonly AuditEntry[], own: string): ActivityLine[] {
  const runs: [AuditEntry, ...AuditEntry[]][] = [];
  for (const entry of entries) {
    const run = runs.at(-1);
    if (run && isSameAction(run[0], entry)) run.push(entry);
    else runs.push([entry]);
  }
  return runs.map((run) => activityLine(run, own));
}

function isSameAction(a: AuditEntry, b: AuditEntry): boolean {
  const isSame = a.userId === b.userId && a.action === b.action && a.kind === b.kind && a.detail === b.detail;
  const isSoon = Date.parse(a.at) - Date.parse(b.at) < TOGETHER_MS;
  return isSame && isSoon && (a.record === b.record || COUNTED_KINDS.includes(a.kind));
}

function activityLine(run: [AuditEntry, ...AuditEntry[]], own: string): ActivityLine {
  const [{ _id, at, userId, userName, kind, record }] = run;
  const many = new Set(run.map((entry) => entry.record)).size;
  const { to, many: several } = targetOf(run[0]);
  const verb = verbFor(run[0], run.length);
  const fields = [...new Set(run.flatMap((entry) => entry.fields))];
  const line = {
    ...{ _id, at, actor: actorLabel(run[0], own), name: userName, verb },
    ...{ count: run.length, fields, versions: run.map(({ version }) => version), entry: run[0] },
  };
  if (kind === 'logins')
    return { ...line, object: loginLine(run[0]), to: userId === own ? '/account' : targetPath(run[0]) };
  if (many > 1) {
    const isLeadStatus = kind === 'leads' && run[0].action === 'update' && run[0].detail !== '';
    const said = isLeadStatus
      ? { verb: 'set', object: `${many} ${several} to ${run[0].detail}` }
      : { object: `${many} ${several}` };
    return { ...line, count: 1, fields: [], ...said, to };
  }
  if (kind === 'users' && record === userId)
    return {
      ...line,
      object: userId === own ? 'your account' : 'their own account',
      to: userId === own ? '/account' : to,
    };
  return { ...line, object: objectText(run[0]), to: targetPath(run[0]) };
}

/** A failed login has no known user. */
function actorLabel({ userId, userName }: AuditEntry, own: string): string {
  return userId === own ? 'You' : userName || 'Someone';
}

function loginLine({ action, title, detail }: AuditEntry): string {
  if (action === 'denied') return DENIED[detail]?.replace('NAME', title) ?? `“${title}”`;
  if (action !== 'refused') return detail === 'recovery-code' ? 'with a recovery code' : '';
  return title ? `as ${title}` : 'with an email that has no account';
}

const DENIED: Record<string, string> = {
  'no-cookie': 'because the login of NAME was made in another browser',
  ended: 'because NAME was already logged out',
};

function targetOf({ kind, record }: AuditEntry): ActivityTarget {
  return TARGETS[kind === 'sections' || kind === 'pictures' ? record : kind] ?? DASHBOARD;
}

const VERBS: Record<string, string> = {
  ...{ create: 'added', update: 'changed', delete: 'deleted', reorder: 'moved', export: 'exported' },
  restore: 'restored',
  search: 'searched for',
  ...{ login: 'logged in', refused: 'failed to log in', logout: 'logged out', end: 'logged out other devices' },
  denied: 'was refused',
  ...{ stage: 'staged', publish: 'published', schedule: 'scheduled', undo: 'undid' },
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
  note: 'noted something about',
  'note-deleted': 'deleted a note about',
  merged: 'merged',
  unmerged: 'separated',
  password: 'changed the password of',
  'password-by-mail': 'set a new password by email for',
  rescued: 'reset the password and turned off two-step login for',
  'logged-out': 'logged out everywhere:',
  'factor-on': 'turned on two-step login for',
  'factor-off': 'turned off two-step login for',
  'factor-codes': 'created new recovery codes for',
  'factor-needed': 'required',
  retry: 'retried the delivery of',
  cancel: 'cancelled the delivery of',
  seen: 'looked at the',
  'factor-free': 'stopped requiring',
  resent: 'sent again',
  revoked: 'revoked',
  'link-copied': 'copied a link of',
  test: 'tested',
  secret: 'replaced the secret of',
  notifications: 'changed the notifications of',
  'push-on': 'turned on push notifications for',
  'push-off': 'turned off push notifications for',
  'push-keys': 'made new keys for',
};
const MESSAGES: Record<string, string> = { new: 'marked as unread', read: 'read', archived: 'archived' };

function verbFor({ action, kind, record, title, detail }: AuditEntry, count: number): string {
  // A backup is uploaded in many chunks.
  if (action === 'upload' && kind === 'backups') return 'uploaded';
  if (action === 'upload') return count === 1 ? 'uploaded a picture for' : `uploaded ${count} pictures for`;
  if (kind === 'canary') return detail === 'passed' ? 'checked' : 'found a fault in';
  if (kind === 'staged-changes' && action === 'delete') return 'discarded';
  if (action === 'undo' && kind !== 'change-sets') return 'undid the publication of';
  if (action === 'reorder' && record === '') return 'changed the order of';
  if (action === 'erase') return title ? 'permanently deleted:' : 'permanently deleted';
  const isStatus = action === 'update' && detail !== '';
  if (isStatus && kind === 'messages') return MESSAGES[detail] ?? 'changed';
  if (isStatus && kind === 'leads') return title ? `set a lead to ${detail}:` : `set to ${detail}`;
  return (isStatus && DETAILS[detail]) || (VERBS[action] ?? action);
}

function objectText(entry: AuditEntry): string {
  const { kind, record, title, action } = entry;
  const { title: screen, one } = targetOf(entry);
  if (kind === 'pictures' || (action === 'reorder' && record === '')) return screen;
  if (kind === 'personal-data') return one;
  if (action === 'export') return screen;
  if (!title) return one || screen;
  if (kind === 'reviews') return `${title}’s review`;
  if (kind === 'review-invitations') return `the invitation of ${title}`;
  if (kind === 'testimonials') return `${title}’s testimonial`;
  if (kind === 'users') return `${title}’s account`;
  if (kind === 'webhooks') return `the webhook ${title}`;
  if (kind === 'redirects') return `the redirect from ${title}`;
  if (kind === 'staged-changes') return `the changes of ${title}`;
  if (kind === 'change-sets') return `the change set ${title}`;
  if (kind === 'settings') return `the ${title.toLowerCase()} settings`;
  return title;
}

/** Where an entry leads. A change leads to the history, which shows it. */
function targetPath(entry: AuditEntry): string {
  const { kind, action, detail } = entry;
  const isChange = detail === '' && CHANGES.includes(action) && KINDS_WITH_HISTORY.includes(kind);
  return recordPath(entry) + (isChange ? HISTORY_HASH : '');
}

const CHANGES = ['update', 'restore'];
const ENQUIRY_KINDS = ['messages', 'leads', 'enquiries'];
/** The kinds of which a screen shows the history in place of the form. */
const KINDS_WITH_HISTORY = [
  'sections',
  ...panelCollections.map(({ name }) => name).filter((name) => name !== 'testimonials'), // edited in their rows
];

/** The record's page, or its list if the record is deleted. */
function recordPath(entry: AuditEntry): string {
  const { kind, record, action } = entry;
  const { to } = targetOf(entry);
  if (action === 'delete' || action === 'erase' || record === '' || WITHOUT_RECORD_PAGE.includes(kind)) return to;
  if (ENQUIRY_KINDS.includes(kind)) return `/enquiries?enquiry=${encodeURIComponent(record)}`;
  const paramNames: Record<string, string> = {
    deliveries: 'delivery',
    users: 'user',
    logins: 'user',
  };
  const name = paramNames[kind];
  return name ? `${to}?${name}=${encodeURIComponent(record)}` : `${to}/${encodeURIComponent(record)}`;
}
