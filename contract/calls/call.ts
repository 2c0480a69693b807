import { z } from 'zod';
import { cleanLine } from '../clean-text.ts';
import { LIST_LIMIT_MAX, INTEGER_MAX, type BARE_LIST_LIMIT_MAX } from '../constants.ts';
import type { HistoryKind } from '../kinds.ts';
import { listOf, replyOf } from '../sections/section.ts';
import { firstMoment, lastMoment, timeBound } from '../time-bound.ts';

/** Who may use a call. `staff` are the roles admin and editor, `member` is everyone who is logged in. */
export type Access = 'anyone' | 'member' | 'staff' | 'admin';

export type AuditAction =
  | 'create'
  | 'update'
  | 'delete'
  | 'reorder'
  | 'upload'
  | 'restore'
  | 'erase'
  | 'export'
  | 'search'
  | 'logout'
  | 'end'
  | 'stage'
  | 'publish'
  | 'schedule'
  | 'undo';

export type AuditKind =
  | HistoryKind
  | 'enquiries'
  | 'pictures'
  | 'files'
  | 'redirects'
  | 'backups'
  | 'users'
  | 'logins'
  | 'login-rules'
  | 'settings'
  | 'deliveries'
  | 'review-invitations'
  | 'personal-data'
  | 'webhooks'
  | 'staged-changes'
  | 'change-sets'
  | 'preview-links'
  | 'starter-content'
  | 'imports'
  | 'static-export';

/** The entry that a call of a member adds to the audit log. Calls of visitors add none. */
export interface AuditEffect {
  action: AuditAction;
  /** The kind of the record; `from-params` where the path names it in `:kind`. */
  kind: AuditKind | 'from-params';
  /** The record, where `:id` in the path does not name it: by a fixed name, or the caller's own account. */
  record?: { name: string; title?: string } | 'own-account';
  /** The detail of the entry, if every such call has the same one. Without it, the body of an update decides. */
  detail?: string;
}

/** Why a call that writes adds no entry by itself. */
export interface NotAudited {
  skip: string;
}

/**
 * The cached public content that a write makes stale: `all` of it; the `section` that the call saves, and all pages; or
 * `none`.
 */
export type Invalidation = 'all' | 'section' | 'none';

/** One call of the API, below `/api`. */
export interface Call {
  summary: string;
  who: Access;
  /** Its method and path in the last release, which redirects here: 'GET /desk/waiting'. */
  formerly?: `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;
  /** Ignores the session: an expired one must not prevent a new login. */
  ignoresLogin?: true;
  /** Also open to a session that must set up a second factor first. */
  beforeSecondFactor?: true;
  /** Also open to a session that must replace a temporary password first. */
  beforeNewPassword?: true;
  /** Needs the password, and the code of a second factor, again: within the last `CONFIRMED_MINUTES` of this session. */
  needsConfirmation?: true;
  /** Fails as `stale` if the header `If-Match` names another version of the record than the current one. */
  checksVersion?: true;
  params?: z.ZodType;
  query?: z.ZodType;
  /** Query parameters that affect replies to staff only. */
  staffQuery?: readonly string[];
  body?: z.ZodType;
  /** The body that staff may send instead, with fields a visitor may not set. */
  staffBody?: z.ZodType;
  reply: z.ZodType;
  /** The success status; 200 unless a record is made. */
  status?: 201;
  /** The content type of a body or reply that is not JSON. */
  media?:
    | 'upload'
    | 'image/svg+xml'
    | 'text/html'
    | 'text/csv'
    | 'application/x-tar'
    | 'application/zip'
    | 'application/octet-stream';
  /** Every call that writes has one. A read has one only where it takes data out. */
  audit?: AuditEffect | NotAudited;
  /** Required for every call that writes. */
  invalidates?: Invalidation;
}

type WriteCall = Call & Required<Pick<Call, 'audit' | 'invalidates'>>;
/** Calls by method and path. The types require `audit` and `invalidates` of each write. */
export type CallTable = {
  [read: `GET /${string}`]: Call & { audit?: AuditEffect };
  [write: `${'POST' | 'PUT' | 'DELETE'} /${string}`]: WriteCall;
};

export const messageReply = replyOf({ message: z.string() });
export const idParams = z.object({ id: z.string().min(1).max(60) });
// A longer slug cannot exist: the reply is 404, not 400.
export const slugParams = z.object({ slug: z.string().min(1).max(1000) });
export const invalidOrder = `Order must be a whole number from 0 to ${INTEGER_MAX}`;
export const newOrder = z
  .array(
    z.strictObject({
      _id: z.string().min(1).max(60),
      order: z.number(invalidOrder).int(invalidOrder).min(0, invalidOrder).max(INTEGER_MAX, invalidOrder),
    }),
    'Must be a list',
  )
  .max(10_000, 'At most 10000 entries');

/** A text in a query, at most `max` characters; '' for none. */
export function textFilter(name: string, max: number) {
  return z
    .string(`${name} must be text`)
    .overwrite(cleanLine)
    .trim()
    .max(max, `${name} takes at most ${max} characters`)
    .default('');
}

export function pagedAndSearched(limit: number) {
  const { tag: _, ...rest } = paged(limit);
  return rest;
}

export function paged(limit: number) {
  return {
    page: z.coerce.number('page must be a number').int().min(1, 'page starts at 1').default(1),
    limit: z.coerce
      .number('limit must be a number')
      .int()
      .min(1, 'limit is at least 1')
      .max(LIST_LIMIT_MAX, `limit is at most ${LIST_LIMIT_MAX}`)
      .default(limit),
    q: textFilter('q', 200),
    tag: textFilter('tag', 60),
  };
}

/** Leaves out the long texts that a list does not show. */
export const brief = z.stringbool('brief must be true or false').default(false);

/** Filters a list for staff. Visitors always get published records only. */
export const stateFilter = <const S extends readonly string[]>(states: S) => z.enum(['all', ...states]).default('all');

/** The slug of the item after which the list begins. */
export const afterSlug = z.string().max(1000).default('');

/** Only the records with these slugs, in their order: 'one,two'. A former slug finds its record too; '' for all. */
export const slugList = (max: number) =>
  z
    .string()
    .max(max * 201)
    .refine((slugs) => slugs.split(',').length <= max, `At most ${max} slugs`)
    .default('');

/** A bare list in its order. If it is longer than `max`, `page` gives the rest. */
export const pagedList = (max: typeof LIST_LIMIT_MAX | typeof BARE_LIST_LIMIT_MAX) => ({
  page: paged(LIST_LIMIT_MAX).page,
  limit: z.coerce
    .number('limit must be a number')
    .int()
    .min(1, 'limit is at least 1')
    .max(max, `limit is at most ${max}`)
    .default(max),
});

/** Newest first. `before` is the _id of the last record of the page before. */
export const newestFirst = { limit: paged(LIST_LIMIT_MAX).limit, before: z.string().max(60).default('') };
export const searchQuery = { q: paged(LIST_LIMIT_MAX).q.describe('Search words. All must occur, in any field') };
/** The period in which a record was created: `from` is inclusive, `to` is exclusive unless it is a day. */
export const arrivalRange = { from: timeBound('from', firstMoment), to: timeBound('to', lastMoment) };
const positionBody = z.strictObject({
  position: z.number('position must be a number').int('position must be a whole number').min(0, 'position starts at 0'),
});
/** The new position of a record in its whole list, from 0. A position past the end means the last one. */
export const newPosition = z.preprocess(acceptFormerName, positionBody) as z.ZodType<
  z.output<typeof positionBody>,
  z.input<typeof positionBody>
>;

/** In the last release the field was called `place`. */
function acceptFormerName(raw: unknown): unknown {
  return typeof raw === 'object' && raw !== null && 'place' in raw ? { position: raw.place } : raw;
}

export const moveCall = <E extends z.ZodType>(noun: string, element: E, kind: AuditKind) =>
  ({
    summary: `Move ${noun} to a position in the list, and renumber the list`,
    who: 'staff',
    params: idParams,
    body: newPosition,
    reply: element,
    audit: { action: 'reorder', kind },
    invalidates: 'all',
  }) as const;
export const reorderCall = <E extends z.ZodType>(summary: string, element: E, kind: AuditKind) =>
  ({
    summary,
    who: 'staff',
    body: newOrder,
    reply: listOf(element),
    audit: { action: 'reorder', kind },
    invalidates: 'all',
  }) as const;

/** Deletes one record that the public never sees. */
export const deletePrivate = (noun: string, kind: AuditKind) =>
  ({
    summary: `Delete ${noun}`,
    who: 'staff',
    params: idParams,
    reply: messageReply,
    audit: { action: 'delete', kind },
    invalidates: 'none',
  }) as const;

/** Deletes one record that the public may have seen. */
export const deletePublic = (noun: string, kind: AuditKind) =>
  ({ ...deletePrivate(noun, kind), checksVersion: true, invalidates: 'all' }) as const;
