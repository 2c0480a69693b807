import type { AuditEntry } from '#contract/records/audit-entry.ts';
import { panelCollections } from '#web/admin/shell/collections.ts';
import { HISTORY_HASH } from '#web/admin/editing/history/use-history-view.ts';
import * as activityTexts from '#web/admin/texts/activity.ts';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as mediaTexts from '#web/admin/texts/media.ts';

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
  site: target('/site', commonTexts.siteIdentity),
  appearance: target('/appearance', commonTexts.appearance),
  menus: target('/menus', commonTexts.menu),
  hero: target('/hero', commonTexts.hero),
  work: target('/work', commonTexts.selectedWork),
  about: target('/about', commonTexts.about),
  'service-section': target('/services', commonTexts.services),
  faq: target('/faqsection', 'FAQ'),
  contact: target('/contact', commonTexts.contact),
  footer: target('/footer', commonTexts.footer),
  pricing: target('/pricing', commonTexts.pricing),
  'page-texts': target('/page-texts', commonTexts.pageTexts),
  ...Object.fromEntries(
    panelCollections.map(({ name, labels: { title, one, many }, panel: { path } }) => [
      name,
      target(`/${path}`, title, withArticle(one), many),
    ]),
  ),
  'review-invitations': target(
    '/reviews/invitations',
    activityTexts.reviewInvitations,
    activityTexts.anInvitation,
    'invitations',
  ),
  messages: target('/contact-messages', commonTexts.contactMessages, activityTexts.aMessage, 'messages'),
  leads: target('/enquiries?kind=leads', commonTexts.leads, activityTexts.aLead, 'leads'),
  enquiries: target('/enquiries', commonTexts.enquiries, activityTexts.anEnquiry, 'enquiries'),
  redirects: target('/redirects', commonTexts.redirects, activityTexts.aRedirect, 'redirects'),
  deliveries: target('/deliveries', commonTexts.deliveries, activityTexts.aDelivery, 'deliveries'),
  webhooks: target('/webhooks', commonTexts.webhooks, activityTexts.aWebhook, 'webhooks'),
  canary: target('/settings/canary', activityTexts.dailyCheck, activityTexts.theContactForm),
  backups: target('/backups', commonTexts.backups, activityTexts.aBackup, 'backups'),
  'static-export': target('/backups', commonTexts.backups, activityTexts.theExport),
  'personal-data': target(
    '/personal-data',
    commonTexts.personalData,
    activityTexts.aPersonsData,
    activityTexts.theDataOfSeveralPeople,
  ),
  users: target('/users', commonTexts.users, activityTexts.anAccount, 'accounts'),
  logins: target('/users', commonTexts.users, activityTexts.anAccount, 'accounts'),
  'login-rules': target('/users', activityTexts.twoStepLoginForEveryone),
  settings: target('/settings', commonTexts.siteSettings),
  'staged-changes': target('/changes', commonTexts.changes, activityTexts.aStagedChange, activityTexts.stagedChanges),
  'change-sets': target('/changes', commonTexts.changes, activityTexts.aChangeSet, activityTexts.changeSetsInside),
  'preview-links': target('/changes', commonTexts.changes, activityTexts.aPreviewLink, activityTexts.previewLinks),
  files: target('/pictures?view=files', mediaTexts.title, activityTexts.aFile, activityTexts.files),
  imports: target('/import', commonTexts.importLabel, activityTexts.anImport, activityTexts.imports),
  'starter-content': target('/bin', commonTexts.bin, activityTexts.theStarterContent),
};
/** 'a post', 'an event'. */
function withArticle(one: string): string {
  return `${/^[aeiou]/.test(one) ? 'an' : 'a'} ${one}`;
}

const PICTURES = target('/pictures', mediaTexts.title, activityTexts.aPicture);
const DASHBOARD = target('/', '', 'something', 'things');

/** Kinds whose records have no page of their own. */
const WITHOUT_RECORD_PAGE = [
  'staged-changes',
  'change-sets',
  'preview-links',
  'starter-content',
  'imports',
  'sections',
  'canary',
  'pictures',
  'files',
  'backups',
  'static-export',
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
      ? { verb: 'set', object: activityTexts.to(many, several, run[0].detail) }
      : { object: `${many} ${several}` };
    return { ...line, count: 1, fields: [], ...said, to };
  }
  if (kind === 'users' && record === userId)
    return {
      ...line,
      object: userId === own ? commonTexts.yourAccount : activityTexts.theirOwnAccount,
      to: userId === own ? '/account' : to,
    };
  return { ...line, object: objectText(run[0]), to: targetPath(run[0]) };
}

/** A failed login has no known user. */
function actorLabel({ userId, userName }: AuditEntry, own: string): string {
  return userId === own ? activityTexts.you : userName || activityTexts.someone;
}

function loginLine({ action, title, detail }: AuditEntry): string {
  if (action === 'denied') return activityTexts.deniedBecause[detail]?.replace('NAME', title) ?? `“${title}”`;
  if (action !== 'refused') return detail === 'recovery-code' ? activityTexts.withARecoveryCode : '';
  return title ? activityTexts.as(title) : activityTexts.withAnEmail;
}

function targetOf({ kind, record }: AuditEntry): ActivityTarget {
  if (kind === 'pictures') return TARGETS[record] ?? PICTURES;
  return TARGETS[kind === 'sections' ? record : kind] ?? DASHBOARD;
}

function verbFor({ action, kind, record, title, detail }: AuditEntry, count: number): string {
  // They are uploaded in many chunks.
  if (action === 'upload' && (kind === 'backups' || kind === 'files')) return 'uploaded';
  if (action === 'upload') return activityTexts.uploadedPicturesFor(count);
  if (kind === 'imports') return activityTexts.imported;
  if (kind === 'static-export') return activityTexts.exportVerbs[action] ?? 'deleted';
  if (kind === 'canary') return detail === 'passed' ? 'checked' : activityTexts.foundAFaultIn;
  if (kind === 'staged-changes' && action === 'delete') return 'discarded';
  if (action === 'undo' && kind !== 'change-sets') return activityTexts.undidThePublicationOf;
  if (action === 'reorder' && record === '') return activityTexts.changedTheOrderOf;
  if (action === 'erase') return title ? activityTexts.permanentlyDeleted : activityTexts.permanentlyDeletedInside;
  const isStatus = action === 'update' && detail !== '';
  if (isStatus && kind === 'messages') return activityTexts.messageVerbs[detail] ?? 'changed';
  if (isStatus && kind === 'leads') return title ? activityTexts.setALeadTo(detail) : activityTexts.setTo(detail);
  return (isStatus && activityTexts.detailVerbs[detail]) || (activityTexts.verbs[action] ?? action);
}

function objectText(entry: AuditEntry): string {
  const { kind, record, title, action, detail } = entry;
  const { title: screen, one } = targetOf(entry);
  if ((kind === 'pictures' && action === 'upload') || (action === 'reorder' && record === '')) return screen;
  if (kind === 'personal-data' || kind === 'static-export') return one;
  if (action === 'export') return screen;
  if (!title) return one || screen;
  if (kind === 'imports') return activityTexts.importOf(title, detail);
  if (kind === 'reviews') return activityTexts.sReview(title);
  if (kind === 'review-invitations') return activityTexts.theInvitationOf(title);
  if (kind === 'testimonials') return activityTexts.sTestimonial(title);
  if (kind === 'users') return activityTexts.sAccount(title);
  if (kind === 'webhooks') return activityTexts.theWebhook(title);
  if (kind === 'redirects') return activityTexts.theRedirectFrom(title);
  if (kind === 'staged-changes') return activityTexts.theChangesOf(title);
  if (kind === 'change-sets') return activityTexts.theChangeSet(title);
  if (kind === 'settings') return activityTexts.theSettings(title.toLowerCase());
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
  if (kind === 'pictures' && action !== 'upload') return `${to}/${record}`;
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
