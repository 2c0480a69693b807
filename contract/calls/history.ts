import { z } from 'zod';
import { INTEGER_MAX, TRASH_DAYS } from '../constants.ts';
import { HISTORY_KINDS, TRASH_KINDS } from '../kinds.ts';
import * as history from '../records/history.ts';
import { idParams, paged, pagedAndSearched, type CallTable } from './call.ts';

const versioned = idParams.extend({ kind: z.enum(HISTORY_KINDS) });
const oneVersion = versioned.extend({ version: z.coerce.number().int().min(0).max(INTEGER_MAX) });
const deleted = idParams.extend({ kind: z.enum(TRASH_KINDS) });

/** The versions of sections (by name) and records (by id), and the trash. */
export const historyCalls = {
  'GET /history/:kind/:id': {
    summary: 'The versions of a section or record, newest first. `before` returns only versions older than that one',
    who: 'staff',
    params: versioned,
    query: z.object({
      limit: paged(50).limit,
      before: z.coerce.number('before must be a number').int().min(0).max(INTEGER_MAX).default(0),
    }),
    reply: history.versionList,
  },
  'GET /history/:kind/:id/:version': {
    summary: 'One version, with the version before it and the current one',
    who: 'staff',
    params: oneVersion,
    reply: history.version,
  },
  'POST /history/:kind/:id/:version/restore': {
    summary:
      'Restore the content of a version. Visibility does not change, and a slug that another record uses now is not restored',
    who: 'staff',
    checksVersion: true,
    params: oneVersion,
    reply: history.restored,
    audit: { action: 'restore', kind: 'from-params' },
    invalidates: 'all',
  },
  'GET /trash': {
    formerly: 'GET /bin',
    summary: `Records deleted in the last ${TRASH_DAYS} days, newest first, by page`,
    who: 'staff',
    query: z.object({ ...pagedAndSearched(50), kind: z.enum(['all', ...TRASH_KINDS]).default('all') }),
    reply: history.trashPage,
  },
  'POST /trash/:kind/:id/restore': {
    formerly: 'POST /bin/:kind/:id/restore',
    summary: 'Restore a deleted record with its position and its history. If its slug is taken, a number is added',
    who: 'staff',
    params: deleted,
    reply: history.restored,
    audit: { action: 'restore', kind: 'from-params' },
    invalidates: 'all',
  },
  'DELETE /trash/:kind/:id': {
    formerly: 'DELETE /bin/:kind/:id',
    summary: 'Permanently delete a record in the bin and its history',
    who: 'admin',
    params: deleted,
    reply: history.erasedRecord,
    audit: { action: 'erase', kind: 'from-params' },
    invalidates: 'none',
  },
} as const satisfies CallTable;
