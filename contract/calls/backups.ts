import { z } from 'zod';
import * as backups from '../records/backup.ts';
import { idParams, deletePrivate, type CallTable } from './call.ts';

/** Backups: one file with all data. It contains the accounts with their password hashes. */
export const backupsCalls = {
  'GET /backups': { summary: 'All backups, newest first', who: 'admin', reply: backups.backupsPage },
  'GET /backups/state': { summary: 'When a backup was last tested', who: 'staff', reply: backups.backupState },
  'POST /backups': {
    summary: 'Start a backup. If there are too many of its kind, the oldest one is deleted',
    who: 'admin',
    needsConfirmation: true,
    reply: backups.backup,
    status: 201,
    audit: { action: 'create', kind: 'backups' },
    invalidates: 'none',
  },
  'GET /backups/:id/file': {
    summary: 'Download a backup file',
    who: 'admin',
    needsConfirmation: true,
    params: idParams,
    reply: z.string(),
    media: 'application/x-tar',
    audit: { action: 'export', kind: 'backups' },
  },
  'POST /backups/chunks/:id': {
    formerly: 'POST /backups/pieces/:id',
    summary:
      'Upload a backup in chunks, under an id (a UUID) that you choose. After the last chunk it is tested and listed. The first chunk needs your password again',
    who: 'admin',
    params: z.object({ id: z.uuid('id must be a UUID') }),
    query: z.object({
      offset: z.coerce.number('offset must be a number').int().min(0).describe('Bytes already sent'),
      bytes: z.coerce.number('bytes must be a number').int().min(1).describe('Size of the whole file in bytes'),
    }),
    reply: backups.backupChunk,
    media: 'upload',
    audit: { action: 'upload', kind: 'backups' },
    invalidates: 'none',
  },
  'POST /backups/:id/restore': {
    summary: 'Replace everything with a backup. The current state is backed up first. All sessions end',
    who: 'admin',
    needsConfirmation: true,
    params: idParams,
    body: z.strictObject({ confirmation: z.string('confirmation must be text').max(300) }),
    reply: backups.restoredBackup,
    audit: { action: 'restore', kind: 'backups' },
    invalidates: 'all',
  },
  'DELETE /backups/:id': { ...deletePrivate('a backup', 'backups'), who: 'admin', needsConfirmation: true },
} as const satisfies CallTable;
