import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { PreviewLink } from '#contract/records/preview-link.ts';
import type { Database } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.ts';
import { authorColumns } from '#server/history/author.ts';
import { Failure } from '#server/http/failure.ts';
import { newId } from '#server/ids.ts';
import type { StagedRow } from './stores.ts';

const DAY_MS = 24 * 3_600_000;

interface NewLink {
  stagedChangeId: string;
  changeSetId: string;
  days: number;
}

/** What a preview link shows. */
export interface Previewed {
  expiresAt: string;
  changes: StagedRow[];
}

/** Links that show staged changes to people without an account. The database stores only the hash of a token. */
export function openPreviewLinks({ db, transaction }: Database, now: () => number = Date.now) {
  const working = () => linkRows(db).where('expires_at', '>', new Date(now()).toISOString());

  async function list(): Promise<PreviewLink[]> {
    return (await working().orderBy('preview_links.id', 'desc').execute()).map(toPreviewLink);
  }

  async function create({ stagedChangeId, changeSetId, days }: NewLink): Promise<{ link: PreviewLink; token: string }> {
    const token = randomBytes(32).toString('base64url');
    const id = newId();
    const at = now();
    const link = await transaction(async (trx) => {
      await requireTarget(trx, stagedChangeId, changeSetId);
      const row = {
        ...{ id, token_hash: hashOfToken(token), ...authorColumns(), created_at: new Date(at).toISOString() },
        ...{ staged_change_id: stagedChangeId || null, change_set_id: changeSetId || null },
        expires_at: new Date(at + days * DAY_MS).toISOString(),
      };
      await trx.insertInto('preview_links').values(row).execute();
      return linkRows(trx).where('preview_links.id', '=', id).executeTakeFirstOrThrow();
    });
    return { link: toPreviewLink(link), token };
  }

  async function revoke(id: string): Promise<void> {
    const revoked = await db.deleteFrom('preview_links').where('id', '=', id).executeTakeFirst();
    if (revoked.numDeletedRows === 0n) throw new Failure('not-found');
  }

  /** What the link with this token shows; null for a token that is wrong, expired or revoked. */
  async function open(token: string): Promise<Previewed | null> {
    const link = await working().where('token_hash', '=', hashOfToken(token)).executeTakeFirst();
    if (!link) return null;
    const all = db.selectFrom('staged_changes').selectAll().orderBy('id');
    const own =
      link.change_set_id === null
        ? all.where('id', '=', link.staged_change_id ?? '')
        : all.where('change_set_id', '=', link.change_set_id);
    const changes = await own.execute();
    return changes.length === 0 ? null : { expiresAt: link.expires_at, changes };
  }

  return { list, create, revoke, open };
}

function linkRows(db: Kysely<Tables>) {
  return db
    .selectFrom('preview_links')
    .leftJoin('staged_changes', 'staged_changes.id', 'staged_change_id')
    .leftJoin('change_sets', 'change_sets.id', 'preview_links.change_set_id')
    .selectAll('preview_links')
    .select(['staged_changes.title as title', 'change_sets.name as name']);
}

type LinkRow = Awaited<ReturnType<ReturnType<typeof linkRows>['executeTakeFirstOrThrow']>>;

function toPreviewLink(row: LinkRow): PreviewLink {
  return {
    ...{ _id: row.id, title: row.title ?? row.name ?? '' },
    ...{ stagedChangeId: row.staged_change_id ?? '', changeSetId: row.change_set_id ?? '' },
    ...{ createdAt: row.created_at, createdBy: row.user_name, expiresAt: row.expires_at },
  };
}

async function requireTarget(trx: Kysely<Tables>, stagedChangeId: string, changeSetId: string): Promise<void> {
  const found = stagedChangeId
    ? trx.selectFrom('staged_changes').select('id').where('id', '=', stagedChangeId)
    : trx.selectFrom('change_sets').select('id').where('id', '=', changeSetId);
  if (!(await found.executeTakeFirst())) throw new Failure('not-found');
}

function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
