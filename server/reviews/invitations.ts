import { createHash, randomBytes } from 'node:crypto';
import { invitationTexts } from '#contract/texts/invitation.ts';
import type { Kysely, Selectable } from 'kysely';
import { collections } from '#contract/collections/index.ts';
import { INVITATION_DAYS_DEFAULT } from '#contract/constants.ts';
import { PROJECTS } from '#contract/projects.ts';
import type { InvitationState, ReviewInvitation } from '#contract/records/review-invitation.ts';
import { rules } from '#contract/rule-texts.ts';
import type { Database } from '#server/db/open.ts';
import type { ReviewInvitationsTable, Tables } from '#server/db/tables.ts';
import { authorColumns } from '#server/history/author.ts';
import { Failure, invalidInput } from '#server/http/failure.ts';
import { newId } from '#server/ids.ts';
import { recordsOf } from '#server/records/kind.ts';
import { publicCondition } from '#server/records/public-condition.ts';

const DAY_MS = 24 * 3_600_000;

type Row = Selectable<ReviewInvitationsTable>;

/** What staff enter to invite a client. */
type NewInvitation = Pick<ReviewInvitation, 'name' | 'email' | 'note' | 'projectId' | 'enquiryId'> & { days: number };
/** Hands the mail of an invitation to the outbox; false if it cannot be mailed. */
export type MailInvitation = (trx: Kysely<Tables>, invitation: Row) => Promise<boolean>;

/** Invitations of clients to write a review, each by links that work until one of them is used. */
export function openReviewInvitations({ db, transaction }: Database, mail: MailInvitation, now = Date.now) {
  const at = (ms = now()) => new Date(ms).toISOString();
  const expiry = (days: number) => at(now() + days * DAY_MS);

  async function list({ limit, before }: { limit: number; before: string }): Promise<ReviewInvitation[]> {
    const newest = db.selectFrom('review_invitations').selectAll().orderBy('id', 'desc').limit(limit);
    const rows = await (before ? newest.where('id', '<', before) : newest).execute();
    const titles = await projectTitles(db, rows);
    const mails = await undeliveredMails(db, rows);
    return rows.map((row) => toInvitation(row, titles, now(), mails.get(row.id)));
  }

  async function create({ days, projectId, enquiryId, ...fields }: NewInvitation) {
    return transaction(async (trx) => {
      if (projectId) await requireProject(trx, projectId);
      if (enquiryId) await requireEnquiry(trx, enquiryId);
      const row: Row = {
        ...{ id: newId(), ...fields, project_id: projectId || null, enquiry_id: enquiryId || null },
        ...{ ...authorColumns(), created_at: at(), expires_at: expiry(days) },
        ...{ mailed_at: null, opened_at: null, revoked_at: null, used_at: null, review_id: null },
      };
      await trx.insertInto('review_invitations').values(row).execute();
      return withLink(trx, await mailed(trx, row));
    });
  }

  /** One more link of an open invitation. */
  async function addLink(id: string) {
    return transaction(async (trx) => {
      const row = await lock(trx, id);
      if (!isOpen(row, now())) throw endedFailure(row);
      return withLink(trx, row);
    });
  }

  /** Opens an invitation again that was neither used nor revoked. All earlier links end. */
  async function renew(id: string, days = INVITATION_DAYS_DEFAULT) {
    return transaction(async (trx) => {
      const row = await lock(trx, id);
      if (row.used_at !== null || row.revoked_at !== null) throw endedFailure(row);
      await endLinks(trx, id);
      const renewed = { ...row, expires_at: expiry(days), opened_at: null };
      const { expires_at, opened_at } = renewed;
      await trx.updateTable('review_invitations').set({ expires_at, opened_at }).where('id', '=', id).execute();
      return withLink(trx, await mailed(trx, renewed));
    });
  }

  async function revoke(id: string): Promise<ReviewInvitation> {
    return transaction(async (trx) => {
      const row = await lock(trx, id);
      if (row.used_at !== null) throw endedFailure(row);
      const revoked = { ...row, revoked_at: row.revoked_at ?? at() };
      await trx
        .updateTable('review_invitations')
        .set({ revoked_at: revoked.revoked_at })
        .where('id', '=', id)
        .execute();
      await endLinks(trx, id);
      return toInvitation(revoked, await projectTitles(trx, [row]), now());
    });
  }

  /** The open invitation of a token, with its project. Fails alike for every token that does not work. */
  async function find(token: string) {
    const found = db
      .selectFrom('review_invitation_links')
      .innerJoin('review_invitations', 'review_invitations.id', 'invitation_id')
      .selectAll('review_invitations')
      .where('token_hash', '=', hashInvitationToken(token));
    const row = await found.executeTakeFirst();
    if (!row || !isOpen(row, now())) throw invalidLinkFailure();
    return { ...row, ...(await projectOf(db, row)) };
  }

  /** Notes when the client first opened the page. */
  async function markOpened(id: string): Promise<void> {
    const first = db.updateTable('review_invitations').set({ opened_at: at() }).where('id', '=', id);
    await first.where('opened_at', 'is', null).execute();
  }

  async function mailed(trx: Kysely<Tables>, row: Row): Promise<Row> {
    const mailing = { ...row, mailed_at: at() };
    if (!row.email || !(await mail(trx, mailing))) return row;
    const { mailed_at } = mailing;
    await trx.updateTable('review_invitations').set({ mailed_at }).where('id', '=', row.id).execute();
    return mailing;
  }

  async function withLink(trx: Kysely<Tables>, row: Row) {
    const token = await addInvitationLink(trx, row.id);
    return { invitation: toInvitation(row, await projectTitles(trx, [row]), now()), token };
  }

  return { list, create, addLink, renew, revoke, find, markOpened };
}

/** Makes a 256-bit token for an invitation. The database stores its hash, so that it cannot be read again. */
export async function addInvitationLink(trx: Kysely<Tables>, invitationId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const row = { token_hash: hashInvitationToken(token), invitation_id: invitationId };
  await trx.insertInto('review_invitation_links').values(row).execute();
  return token;
}

/** Uses SITE_URL and never the request's host. The token follows #, so that no server logs it and no referrer has it. */
export function invitationLink(siteUrl: string, token: string): string {
  return `${siteUrl}/review#${token}`;
}

/** Uses up an invitation, in the transaction that stores its review. Of two at the same moment, the second one fails. */
export async function markUsed(trx: Kysely<Tables>, id: string, reviewId: string, now = Date.now()): Promise<void> {
  const used_at = new Date(now).toISOString();
  const used = await trx
    .updateTable('review_invitations')
    .set({ used_at, review_id: reviewId })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', used_at)
    .executeTakeFirst();
  if (used.numUpdatedRows === 0n) throw invalidLinkFailure();
  await endLinks(trx, id);
}

/** Whether the links of an invitation work. */
export function isOpen({ used_at, revoked_at, expires_at }: Row, now: number): boolean {
  return used_at === null && revoked_at === null && Date.parse(expires_at) > now;
}

async function lock(trx: Kysely<Tables>, id: string): Promise<Row> {
  const row = await findInvitation(trx, id);
  if (!row) throw new Failure('not-found');
  return row;
}

/** An invitation, locked until the end of the transaction. */
export async function findInvitation(trx: Kysely<Tables>, id: string): Promise<Row | undefined> {
  return trx.selectFrom('review_invitations').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

async function endLinks(trx: Kysely<Tables>, id: string): Promise<void> {
  await trx.deleteFrom('review_invitation_links').where('invitation_id', '=', id).execute();
}

async function requireProject(trx: Kysely<Tables>, id: string): Promise<void> {
  const found = await projectRows(trx).select('id').where('id', '=', id).executeTakeFirst();
  if (!found) throw invalidInput([{ path: ['projectId'], message: rules.projectMissing }]);
}

async function requireEnquiry(trx: Kysely<Tables>, id: string): Promise<void> {
  const listed = trx.selectFrom('enquiries').select('id').where('id', '=', id).where('state', '!=', 'removed');
  if (!(await listed.executeTakeFirst())) throw invalidInput([{ path: ['enquiryId'], message: rules.enquiryMissing }]);
}

function projectRows(db: Kysely<Tables>) {
  return recordsOf(db, PROJECTS).select();
}

/** The title of an invitation's project, and its slug if it is public; '' if there is none. */
async function projectOf(db: Kysely<Tables>, { project_id: id }: Pick<Row, 'project_id'>) {
  const found = projectRows(db)
    .select(['value', 'slug'])
    .where('id', '=', id ?? '');
  const row = await found.executeTakeFirst();
  const published = await found.where(publicCondition(collections[PROJECTS].publicWhen)).executeTakeFirst();
  return { projectTitle: titleIn(row?.value ?? null), projectSlug: published?.slug ?? '' };
}

/** The titles of the projects that still exist, by id. */
export async function projectTitles(db: Kysely<Tables>, rows: Row[]): Promise<Map<string, string>> {
  const ids = [...new Set(rows.flatMap(({ project_id }) => project_id ?? []))];
  if (ids.length === 0) return new Map();
  const found = await projectRows(db).select(['id', 'value']).where('id', 'in', ids).execute();
  return new Map(found.map(({ id, value }) => [id, titleIn(value)]));
}

/** What keeps two mails of one invitation apart: it may be sent again. */
export function invitationMailKey({ id, mailed_at }: Pick<Row, 'id' | 'mailed_at'>): string {
  return `review-invitation:${id}:${mailed_at}`;
}

type Undelivered = Extract<InvitationState, 'waiting' | 'failed'>;

/** The invitations whose newest mail was attempted in vain, by id. */
async function undeliveredMails(db: Kysely<Tables>, rows: Row[]): Promise<Map<string, Undelivered>> {
  const keys = rows.filter(({ mailed_at }) => mailed_at !== null).map(invitationMailKey);
  if (keys.length === 0) return new Map();
  const deliveries = db.selectFrom('deliveries').select(['record_id', 'state']).where('dedupe_key', 'in', keys);
  const found = await deliveries.where('state', '!=', 'accepted').where('last_answer', '!=', '').execute();
  return new Map(found.map(({ record_id, state }) => [record_id, state === 'queued' ? 'waiting' : 'failed']));
}

function titleIn(value: string | null): string {
  const { title } = JSON.parse(value ?? '{}') as { title?: string }; // by the store of the projects
  return title ?? '';
}

function toInvitation(row: Row, titles: Map<string, string>, now: number, undelivered?: Undelivered): ReviewInvitation {
  return {
    ...{ _id: row.id, name: row.name, email: row.email, note: row.note },
    ...{ projectId: row.project_id ?? '', enquiryId: row.enquiry_id ?? '' },
    projectTitle: titles.get(row.project_id ?? '') ?? '',
    state: invitationState(row, now, undelivered),
    ...{ createdAt: row.created_at, createdBy: row.user_name, expiresAt: row.expires_at },
    ...{ mailedAt: row.mailed_at ?? '', openedAt: row.opened_at ?? '' },
    ...{ revokedAt: row.revoked_at ?? '', usedAt: row.used_at ?? '', reviewId: row.review_id ?? '' },
  };
}

function invitationState(row: Row, now: number, undelivered?: Undelivered): InvitationState {
  if (row.used_at !== null) return 'used';
  if (row.revoked_at !== null) return 'revoked';
  if (!isOpen(row, now)) return 'expired';
  if (row.opened_at !== null) return 'opened';
  return row.mailed_at === null ? 'unsent' : (undelivered ?? 'sent');
}

function endedFailure({ used_at, revoked_at }: Row): Failure {
  const ended = used_at === null ? (revoked_at === null ? 'has expired. Send it again' : 'was revoked') : 'was used';
  return new Failure('invalid', { message: `This invitation ${ended}. Nothing was changed.` });
}

/** The same for an unknown, used, revoked and expired link: the reply reveals nothing. */
function invalidLinkFailure(): Failure {
  return new Failure('not-found', { message: invitationTexts.invalid });
}

function hashInvitationToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
