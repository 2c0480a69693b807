import { expect, test } from 'vitest';
import type { AuditEntry } from '#contract/records/audit-entry.ts';
import { activityLines } from './activity-text.ts';

const MINUTE_MS = 60_000;
let time = Date.UTC(2026, 10, 21, 12);
const auditEntry = (fields: Partial<AuditEntry>): AuditEntry => ({
  ...{ _id: `t${time}`, at: new Date((time -= MINUTE_MS)).toISOString(), userId: 'asha', userName: 'Asha' },
  ...{ action: 'update', kind: 'blog', record: 'r1', title: 'Two scripts', detail: '' },
  ...{ address: '', agent: '', version: 0, fields: [] },
  ...fields,
});
const lineTexts = (...entries: Partial<AuditEntry>[]) =>
  activityLines(entries.map(auditEntry), 'me').map(({ actor, verb, object, to }) => [`${actor} ${verb} ${object}`, to]);

test('describes each change as a sentence that links to the changed record', () => {
  expect(lineTexts({ kind: 'sections', record: 'hero', title: 'Hero' })).toEqual([
    ['Asha changed Hero', '/hero#history'],
  ]);
  expect(lineTexts({ action: 'create' })).toEqual([['Asha added Two scripts', '/blog/r1']]);
  expect(lineTexts({ userId: 'me', kind: 'reviews', title: 'Tanvi', detail: 'approved' })).toEqual([
    ['You approved Tanvi’s review', '/reviews/r1'],
  ]);
  expect(lineTexts({ kind: 'leads', title: 'Devika', detail: 'won' })).toEqual([
    ['Asha set a lead to won: Devika', '/enquiries?enquiry=r1'],
  ]);
  expect(lineTexts({ kind: 'messages', title: 'Our hotel', detail: 'read' })).toEqual([
    ['Asha read Our hotel', '/enquiries?enquiry=r1'],
  ]);
  expect(lineTexts({ kind: 'users', title: 'Devika', action: 'create' })).toEqual([
    ['Asha added Devika’s account', '/users?user=r1'],
  ]);
});

test("omits the sender's name after a permanent deletion", () => {
  expect(lineTexts({ kind: 'leads', title: '', action: 'erase' })).toEqual([
    ['Asha permanently deleted a lead', '/enquiries?kind=leads'],
  ]);
  expect(lineTexts({ kind: 'leads', title: '', detail: 'won' })).toEqual([
    ['Asha set to won a lead', '/enquiries?enquiry=r1'],
  ]);
  expect(lineTexts({ title: 'A post', action: 'erase' })).toEqual([['Asha permanently deleted: A post', '/blog']]);
});

test('says whose delivery was tried again or cancelled', () => {
  const mail = { kind: 'deliveries', title: 'New lead' };
  expect(lineTexts({ ...mail, detail: 'retry' })).toEqual([
    ['Asha retried the delivery of New lead', '/deliveries?delivery=r1'],
  ]);
  expect(lineTexts({ ...mail, detail: 'cancel' })).toEqual([
    ['Asha cancelled the delivery of New lead', '/deliveries?delivery=r1'],
  ]);
  expect(lineTexts({ ...mail, record: '', title: 'failed deliveries', detail: 'seen' })).toEqual([
    ['Asha looked at the failed deliveries', '/deliveries'],
  ]);
});

test('says what was done with a webhook', () => {
  const webhook = { kind: 'webhooks', title: 'https://list.example/hook' };
  const object = 'the webhook https://list.example/hook';
  expect(lineTexts({ ...webhook, action: 'create' })).toEqual([[`Asha added ${object}`, '/webhooks/r1']]);
  expect(lineTexts({ ...webhook, detail: 'test' })).toEqual([[`Asha tested ${object}`, '/webhooks/r1']]);
  expect(lineTexts({ ...webhook, detail: 'secret' })).toEqual([
    [`Asha replaced the secret of ${object}`, '/webhooks/r1'],
  ]);
  expect(lineTexts({ ...webhook, action: 'delete' })).toEqual([[`Asha deleted ${object}`, '/webhooks']]);
});

test('names a redirect by its source path', () => {
  expect(lineTexts({ kind: 'redirects', title: '/old-page', action: 'create' })).toEqual([
    ['Asha added the redirect from /old-page', '/redirects/r1'],
  ]);
});

test('links your own account to the account screen, and other accounts to the user list', () => {
  expect(lineTexts({ kind: 'users', userId: 'me', record: 'me' })).toEqual([['You changed your account', '/account']]);
  expect(lineTexts({ kind: 'users', record: 'asha' })).toEqual([['Asha changed their own account', '/users']]);
});

test('shows changes to two-step login, and that it is now required for everyone', () => {
  const own = { kind: 'users', userId: 'me', record: 'me', detail: 'factor-on' };
  expect(lineTexts(own)).toEqual([['You turned on two-step login for your account', '/account']]);
  expect(lineTexts({ kind: 'users', title: 'Devika', detail: 'factor-off' })).toEqual([
    ['Asha turned off two-step login for Devika’s account', '/users?user=r1'],
  ]);
  expect(lineTexts({ kind: 'login-rules', record: '', title: '', detail: 'factor-needed' })).toEqual([
    ['Asha required two-step login for everyone', '/users'],
  ]);
});

test('the daily check is told as automatic, with a fault that it found', () => {
  const check = { userId: '', userName: 'Automatic', action: 'check', kind: 'canary', record: 'r9', title: '' };
  expect(lineTexts({ ...check, detail: 'passed' }, { ...check, detail: 'failed-mail' })).toEqual([
    ['Automatic checked the contact form', '/settings/canary'],
    ['Automatic found a fault in the contact form', '/settings/canary'],
  ]);
});

test('shows changes to settings, and tests of them', () => {
  const mail = { kind: 'settings', record: 'mail', title: 'Mail' };
  expect(lineTexts(mail)).toEqual([['Asha changed the mail settings', '/settings/mail']]);
  expect(lineTexts({ ...mail, detail: 'test' })).toEqual([['Asha tested the mail settings', '/settings/mail']]);
});

test('shows refused requests, and whose session was used if the actor is unknown', () => {
  const denied = { action: 'denied', kind: 'logins', record: 'asha' };
  const nobody = { ...denied, userId: '', userName: '', title: 'Asha' };
  expect(lineTexts({ ...denied, title: 'All accounts' })).toEqual([
    ['Asha was refused “All accounts”', '/users?user=asha'],
  ]);
  expect(lineTexts({ ...nobody, detail: 'no-cookie' })).toEqual([
    ['Someone was refused because the login of Asha was made in another browser', '/users?user=asha'],
  ]);
  expect(lineTexts({ ...nobody, detail: 'ended' }, { kind: 'users', title: 'Ila', detail: 'logged-out' })).toEqual([
    ['Someone was refused because Asha was already logged out', '/users?user=asha'],
    ['Asha logged out everywhere: Ila’s account', '/users?user=r1'],
  ]);
});

test('shows logins, logouts, failed logins, data exports and password changes', () => {
  const login = { kind: 'logins', record: 'asha', title: 'Asha' };
  const failed = { ...login, action: 'refused', userId: '', userName: '' };
  expect(
    lineTexts(
      { ...login, action: 'login' },
      { ...login, action: 'login', detail: 'recovery-code' },
      { ...login, action: 'end', userId: 'me', record: 'me' },
      { ...failed, title: 'asha@dune.example' },
      { ...failed, title: '', record: '' },
      { action: 'export', kind: 'leads', record: '', title: '' },
      { kind: 'users', record: 'devika', title: 'Devika', detail: 'password' },
      { kind: 'users', record: 'asha', title: 'Asha', detail: 'password-by-mail' },
      { kind: 'users', userId: '', userName: 'Command line', record: 'asha', title: 'Asha', detail: 'rescued' },
    ),
  ).toEqual([
    ['Asha logged in ', '/users?user=asha'],
    ['Asha logged in with a recovery code', '/users?user=asha'],
    ['You logged out other devices ', '/account'],
    ['Someone failed to log in as asha@dune.example', '/users?user=asha'],
    ['Someone failed to log in with an email that has no account', '/users'],
    ['Asha exported Leads', '/enquiries?kind=leads'],
    ['Asha changed the password of Devika’s account', '/users?user=devika'],
    ['Asha set a new password by email for their own account', '/users'],
    ['Command line reset the password and turned off two-step login for Asha’s account', '/users?user=asha'],
  ]);
});

test('deletions, reorders and uploads link to the screen, not to a record', () => {
  expect(lineTexts({ action: 'delete' })).toEqual([['Asha deleted Two scripts', '/blog']]);
  expect(lineTexts({ action: 'reorder', kind: 'testimonials', record: '', title: '' })).toEqual([
    ['Asha changed the order of Testimonials', '/testimonials'],
  ]);
  expect(lineTexts({ action: 'upload', kind: 'pictures', record: 'faq', title: '' })).toEqual([
    ['Asha uploaded a picture for FAQ', '/faqsection'],
  ]);
  const piece = { action: 'upload', kind: 'backups', record: '', title: '' } as const;
  expect(lineTexts(piece, piece)).toEqual([['Asha uploaded a backup', '/backups']]);
});

test('merges repeated actions of one person into one line, with a count if they affect several records', () => {
  const review = { kind: 'reviews', detail: 'approved' };
  expect(
    lineTexts(
      { ...review, record: 'a', title: 'Tanvi' },
      { ...review, record: 'b', title: 'Rohit' },
      { title: 'Second words' },
      { title: 'First words' },
      { record: 'r2', title: 'Another post' },
      { userId: 'b', userName: 'Aarav', record: 'r2', title: 'Another post' },
    ),
  ).toEqual([
    ['Asha approved 2 reviews', '/reviews'],
    ['Asha changed Second words', '/blog/r1#history'],
    ['Asha changed Another post', '/blog/r2#history'],
    ['Aarav changed Another post', '/blog/r2#history'],
  ]);
});

test('a merged line of several records says how many, and not how often', () => {
  const lead = { kind: 'leads', title: 'Devika', detail: 'won' };
  const entries = [auditEntry(lead), auditEntry({ ...lead, record: 'r2', title: 'Farhan' })];
  expect(activityLines(entries, 'me')).toMatchObject([{ verb: 'set', object: '2 leads to won', count: 1 }]);
});

test('a merged line counts its entries and names all fields that they changed', () => {
  const entries = [{ fields: ['title'] }, { fields: ['title', 'excerpt'] }].map(auditEntry);
  expect(activityLines(entries, 'me')).toMatchObject([{ count: 2, fields: ['title', 'excerpt'] }]);
});

test('shows an activity entry even if its kind or action is unknown', () => {
  expect(lineTexts({ kind: 'sessions', action: 'ended', title: '', record: '' })).toEqual([
    ['Asha ended something', '/'],
  ]);
});
