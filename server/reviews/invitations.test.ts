import { describe, expect, test } from 'vitest';
import { reviewFormTexts } from '#contract/texts/review-form.ts';
import { invitationTexts } from '#contract/texts/invitation.ts';
import { testApp } from '../../tests/support/app.ts';
import { databases, type TestDatabase } from '../../tests/support/databases.ts';
import { mailServer, type Received } from '../../tests/support/mail-server.ts';
import { reviewInvitationRenderer } from './invitation-mail.ts';
import { kinds } from '../../tests/support/record-kinds.ts';

const client = { name: 'Ila Purohit', email: 'ila@example.com', note: 'It was a pleasure.' };
const words = { name: 'Ila Purohit', role: 'Potter', stars: 4, review: 'They answer the telephone.', avatar: 'female' };
const noLink = { status: 404, body: { code: 'not-found', message: invitationTexts.invalid } };

/** A site whose staff invite clients. */
async function inviting(kind: TestDatabase, env: Record<string, string> = {}) {
  const app = await testApp(kind, { env: { SITE_URL: 'https://dune.example', ...env } });
  const { send, login, database } = app;
  const token = await login('admin');
  const post = (path: string, body?: unknown, as?: string) =>
    send('POST', `/review-invitations${path}`, { ...(as && { token: as }), ...(body !== undefined && { body }) });
  return {
    ...{ ...app, token },
    /** The id of a new enquiry of the client. */
    enquire: async () => {
      await send('POST', '/leads', { body: { ...client, message: 'A shop, please.', consent: true } });
      return (await send('GET', '/enquiries', { token })).body[0]._id as string;
    },
    invite: async (more = {}) => {
      const { status, body } = await post('', { ...client, ...more }, token);
      expect(status).toBe(201);
      return { ...body, link: tokenOf(body.link) };
    },
    act: async (id: string, action: 'link' | 'resend' | 'revoke') => post(`/${id}/${action}`, action === 'resend' ? { days: 7 } : undefined, token), // prettier-ignore
    open: (link: unknown) => post('/open', { token: link }),
    use: (link: unknown, more = {}) => post('/use', { token: link, ...words, ...more }),
    listed: async () => (await send('GET', '/review-invitations', { token })).body,
    reviews: async () => (await send('GET', '/reviews/admin', { token })).body,
    expire: (id: string) =>
      database.db
        .updateTable('review_invitations')
        .set({ expires_at: new Date().toISOString() })
        .where('id', '=', id)
        .execute(),
  };
}

/** The same, with a mail server that takes every mail. */
async function mailing(kind: TestDatabase) {
  const { port, ...mails } = await mailServer();
  const site = await inviting(kind, { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'site@example.com' });
  return { ...site, ...mails };
}

/** A mail as a person reads it: its headers unfolded, and the text of both parts. */
function readable({ text }: Received) {
  const [headers = '', ...parts] = text.split('\r\n\r\n');
  const decode = (part: string) =>
    Buffer.from(part.replaceAll('=\r\n', '').replaceAll(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(parseInt(code, 16))), 'latin1').toString(); // prettier-ignore
  return { headers: headers.replaceAll(/\r\n\s+/g, ' '), body: decode(parts.join('\n')) };
}

function linkIn(mail: Received): string {
  return /https:\/\/dune\.example\/review#[\w-]{43}/.exec(readable(mail).body)?.[0].split('#')[1] ?? '';
}

function tokenOf(link: string): string {
  expect(link).toMatch(/^https:\/\/dune\.example\/review#[\w-]{43}$/);
  return link.split('#')[1] ?? '';
}

describe.each(databases)('invitations to write a review on $kind', (kind) => {
  test('a client opens the link, writes once, and the review is verified once it is published', async () => {
    const { send, token, enquire, invite, open, use, listed, reviews } = await inviting(kind);
    const project = await send('POST', '/portfolio', { token, body: kinds.portfolio.made });
    const projectId = project.body._id;
    const enquiryId = await enquire();
    const { _id, link } = await invite({ projectId, enquiryId });
    expect(await listed()).toMatchObject([{ ...client, state: 'unsent', projectTitle: 'Mitti', createdBy: 'admin' }]);
    expect(JSON.stringify(await listed())).not.toContain(link);
    const opened = await open(link);
    expect(opened).toMatchObject({
      ...{ status: 200, headers: { 'cache-control': 'no-store' } },
      body: { name: client.name, invitedBy: 'admin', note: client.note, projectTitle: 'Mitti', projectSlug: 'mitti' },
    });
    expect(opened.body).not.toHaveProperty('email');
    expect(await listed()).toMatchObject([{ state: 'opened' }]);
    const thanks = await use(link);
    expect(thanks).toMatchObject({ status: 201, body: { message: reviewFormTexts.sent } });
    expect((await send('GET', '/reviews')).body).toEqual([]);
    const [review] = await reviews();
    expect(review).toMatchObject({
      ...{ ...words, source: 'invitation', isApproved: false, isVerified: true },
      invitation: { _id, projectId, projectTitle: 'Mitti', enquiryId },
    });
    expect(await listed()).toMatchObject([{ state: 'used', reviewId: review._id }]);
    await send('PUT', `/reviews/${review._id}`, { token, body: { isApproved: true } });
    const [shown] = (await send('GET', '/reviews')).body;
    expect(shown).toMatchObject({ ...words, isVerified: true });
    expect(shown).not.toHaveProperty('invitation');
  });

  test('whoever uses a link a second time, also at the same moment, adds no review', async () => {
    const { invite, act, use, reviews } = await inviting(kind);
    const { _id, link } = await invite();
    const other = tokenOf((await act(_id, 'link')).body.link);
    const answers = await Promise.all([use(link), use(other, { name: 'Someone else' }), use(link)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 404, 404]);
    expect(await use(link)).toMatchObject(noLink);
    expect(await use(other)).toMatchObject(noLink);
    expect(await reviews()).toHaveLength(1);
  });

  test('every link that does not work gets the same reply, which reveals nothing', async () => {
    const { invite, act, expire, use, open, reviews } = await inviting(kind);
    const links = await Promise.all(['used', 'revoked', 'expired', 'renewed', 'kept'].map((name) => invite({ name })));
    const [used, revoked, expired, renewed, kept] = links;
    await use(used.link);
    await act(revoked._id, 'revoke');
    await expire(expired._id);
    await act(renewed._id, 'resend');
    const altered = kept.link.replace(/^./, (first: string) => (first === 'A' ? 'B' : 'A'));
    const wrong = [used, revoked, expired, renewed].map(({ link }) => link);
    for (const link of [...wrong, altered, kept._id, 'x'.repeat(5000), '', 7, null, { a: 1 }, "' or 1=1 --"]) {
      const answers = [await open(link), await use(link)];
      for (const { status, body } of answers) expect({ status, body }).toEqual(noLink);
    }
    expect(await open(kept.link)).toMatchObject({ status: 200 });
    expect(await reviews()).toHaveLength(1);
  });

  test('a resent invitation has one new link, also after it expired; a used or revoked one stays ended', async () => {
    const { invite, act, expire, use, open, listed } = await inviting(kind);
    const first = await invite();
    await open(first.link);
    await expire(first._id);
    expect(await listed()).toMatchObject([{ state: 'expired' }]);
    expect(await act(first._id, 'link')).toMatchObject({ status: 400 });
    const renewed = await act(first._id, 'resend');
    expect(renewed).toMatchObject({ status: 200, body: { state: 'unsent' } });
    const days = (Date.parse(renewed.body.expiresAt) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(7);
    expect(await open(first.link)).toMatchObject(noLink);
    expect(await use(tokenOf(renewed.body.link))).toMatchObject({ status: 201 });
    for (const action of ['link', 'resend', 'revoke'] as const)
      expect(await act(first._id, action)).toMatchObject({ status: 400, body: { message: /was used/ } });
    const second = await invite();
    expect((await act(second._id, 'revoke')).body).toMatchObject({ state: 'revoked' });
    expect((await act(second._id, 'resend')).body.message).toMatch(/was revoked/);
    expect((await act('unknown', 'revoke')).status).toBe(404);
  });

  test('the database stores no token, and the audit log says who did what', async () => {
    const { send, token, database, invite, act } = await inviting(kind);
    const { _id, link } = await invite();
    await act(_id, 'link');
    await act(_id, 'resend');
    await act(_id, 'revoke');
    const tables = ['review_invitations', 'review_invitation_links', 'audit_log'] as const;
    for (const table of tables)
      expect(JSON.stringify(await database.db.selectFrom(table).selectAll().execute())).not.toContain(link);
    const { items } = (await send('GET', '/audit-log', { token })).body;
    const entries = items.map(({ action, detail, title }: Record<string, string>) => `${action} ${detail} ${title}`);
    expect(entries).toEqual([
      'update revoked Ila Purohit',
      'update resent Ila Purohit',
      'update link-copied Ila Purohit',
      'create  Ila Purohit',
    ]);
  });

  test('a verified review whose words staff change is verified no more, until they restore them', async () => {
    const { send, token, invite, use, reviews } = await inviting(kind);
    await use((await invite()).link);
    const [{ _id }] = await reviews();
    const put = async (body: object) => (await send('PUT', `/reviews/${_id}`, { token, body })).body;
    expect(await put({ isApproved: true, avatar: 'male', face: 1 })).toMatchObject({ isVerified: true });
    expect(await put({ stars: 5 })).toMatchObject({ isVerified: false });
    expect((await send('GET', '/reviews')).body).toMatchObject([{ stars: 5, isVerified: false }]);
    const forged = await put({ isVerified: true, invitation: null, isVisible: true });
    expect(forged).toMatchObject({ isVerified: false, invitation: { wordsHash: expect.any(String) } });
    const restored = await send('POST', `/history/reviews/${_id}/1/restore`, { token, body: {} });
    expect(restored.status).toBe(200);
    expect((await reviews())[0]).toMatchObject({ ...words, isVerified: true });
    await send('DELETE', `/reviews/${_id}`, { token });
    await send('POST', `/trash/reviews/${_id}/restore`, { token });
    expect((await reviews())[0]).toMatchObject({ isVerified: true, invitation: expect.anything() });
  });

  test('a visitor sets nothing but the words, and a filled honeypot leaves the invitation open', async () => {
    const { invite, use, reviews } = await inviting(kind);
    const { link, _id } = await invite();
    expect((await use(link, { companyWebsite: 'x' })).status).toBe(201);
    expect(await reviews()).toEqual([]);
    expect(await use(link, { review: 'Short' })).toMatchObject({ status: 400, body: { issues: [{ path: 'review' }] } });
    const forged = { isApproved: true, isVisible: false, source: 'google', sourceUrl: 'https://x.example', order: 9 };
    await use(link, { ...forged, _id: 'mine', isVerified: false, invitation: { _id: 'other' } });
    expect(await reviews()).toMatchObject([
      {
        isApproved: false,
        isVisible: true,
        source: 'invitation',
        sourceUrl: '',
        isVerified: true,
        invitation: { _id },
      },
    ]);
  });

  test('refuses what is too long, a wrong email and an unknown project or enquiry, and names the field', async () => {
    const { send, token, enquire } = await inviting(kind);
    const wrong = { name: 'A', email: 'ila@', note: 'x'.repeat(601), days: 91, projectId: 'x'.repeat(61) };
    for (const [path, value] of Object.entries(wrong)) {
      const answer = await send('POST', '/review-invitations', { token, body: { ...client, [path]: value } });
      expect(answer, path).toMatchObject({ status: 400, body: { issues: [{ path }] } });
    }
    const enquiryId = await enquire();
    await send('DELETE', `/leads/${enquiryId}`, { token });
    const unknown = [{ projectId: 'none' }, { enquiryId: 'none' }, { enquiryId }];
    for (const [path, value] of unknown.flatMap((about) => Object.entries(about))) {
      const answer = await send('POST', '/review-invitations', { token, body: { ...client, [path]: value } });
      expect(answer, value).toMatchObject({ status: 400, body: { issues: [{ path }] } });
    }
  });

  test('the link is mailed, and the outbox stores no token; the copied link works as well', async () => {
    const { invite, next, app, database, listed, open, use } = await mailing(kind);
    const { link, state } = await invite();
    expect(state).toBe('sent');
    const mail = await next();
    expect(mail.to).toEqual([client.email]);
    const { headers, body } = readable(mail);
    expect(headers).toContain('Subject: Would you write a review for dune.example?');
    expect(headers).not.toContain('Auto-Submitted');
    for (const words of ['Hello Ila Purohit', client.note, 'admin of dune.example asks you'])
      expect(body).toContain(words);
    expect(linkIn(mail)).toMatch(/^[\w-]{43}$/);
    expect(linkIn(mail)).not.toBe(link);
    await app.outbox.run();
    const stored = await database.db.selectFrom('deliveries').selectAll().execute();
    expect(stored).toMatchObject([{ state: 'accepted', record_kind: 'review-invitations' }]);
    for (const token of [link, linkIn(mail)]) expect(JSON.stringify(stored)).not.toContain(token);
    expect(await open(link)).toMatchObject({ status: 200 });
    expect(await use(linkIn(mail))).toMatchObject({ status: 201 });
    expect(await use(link)).toMatchObject(noLink);
    expect(await listed()).toMatchObject([{ state: 'used' }]);
  });

  test('an invitation whose mail was refused says so, until it is sent again', async () => {
    const { invite, act, refuse, app, listed, next } = await mailing(kind);
    refuse(true);
    const { _id } = await invite();
    await app.outbox.run();
    expect(await listed()).toMatchObject([{ state: 'failed' }]);
    refuse(false);
    await act(_id, 'resend');
    await next();
    await app.outbox.run();
    expect(await listed()).toMatchObject([{ state: 'sent' }]);
  });

  test('a mail that waits is dropped once its invitation is revoked, sent again or has expired', async () => {
    const away = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'site@example.com' };
    const { invite, act, expire, database, app, listed } = await inviting(kind, away);
    const [revoked, again, expired, kept] = [await invite(), await invite(), await invite(), await invite()];
    await app.outbox.run();
    expect((await listed()).map(({ state }: { state: string }) => state)).toEqual(Array(4).fill('waiting'));
    await act(revoked._id, 'revoke');
    await act(again._id, 'resend');
    await expire(expired._id);
    await app.outbox.close();
    const rows = await database.db.selectFrom('deliveries').select(['record_id', 'payload']).orderBy('id').execute();
    const render = reviewInvitationRenderer(database, 'https://dune.example');
    const mailed: string[] = [];
    for (const { record_id, payload } of rows) if (await render(JSON.parse(payload))) mailed.push(record_id);
    expect(rows).toHaveLength(5);
    expect(mailed).toEqual([kept._id, again._id]);
  });

  test('a name or note adds no header and no element to the mail', async () => {
    const { invite, next } = await mailing(kind);
    const name = 'Ila\r\nBcc: all@example.com\r\n\r\n<img src=x onerror=alert(1)>';
    await invite({ name, note: 'Hi\r\n.\r\nMAIL FROM:<x@example.com>\r\n<script>alert(1)</script>' });
    const mail = await next();
    const { headers, body } = readable(mail);
    expect(mail.to).toEqual([client.email]);
    expect(headers).not.toMatch(/^bcc:/im);
    expect(body).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(body).toContain('&lt;script&gt;');
    const html = body.slice(body.indexOf('<!doctype html>'));
    expect(html).not.toMatch(/<img|<script/);
  });
});
