import { z } from 'zod';
import * as backups from '../records/backup.ts';
import { idParams, deleteCall, type Call } from './call.ts';

/** Backups: one file with all that matters. A file holds the accounts with their password hashes. */
export const backupsCalls = {
  'GET /backups': { summary: 'The backups that are kept, newest first', who: 'admin', reply: backups.backupsPage },
  'GET /backups/state': { summary: 'When a backup was last proven', who: 'staff', reply: backups.backupState },
  'POST /backups': {
    summary: 'Begin a backup; past the number that is kept it takes the place of the oldest one of its kind',
    who: 'admin',
    needsConfirmation: true,
    reply: backups.backup,
    status: 201,
  },
  'GET /backups/:id/file': {
    summary: 'The file of a backup',
    who: 'admin',
    needsConfirmation: true,
    params: idParams,
    reply: z.string(),
    media: 'application/x-tar',
  },
  'POST /backups/pieces/:id': {
    summary:
      'Bring a backup piece by piece, under an id (a UUID) of one’s own; with the last it is proven and listed. The first piece needs the password again',
    who: 'admin',
    params: z.object({ id: z.uuid('id must be a UUID') }),
    query: z.object({
      offset: z.coerce.number('offset must be a number').int().min(0).describe('Bytes that were sent before'),
      bytes: z.coerce.number('bytes must be a number').int().min(1).describe('Bytes of the whole file'),
    }),
    reply: backups.backupPiece,
    media: 'upload',
  },
  'POST /backups/:id/restore': {
    summary: 'Put a backup in the place of everything, after one of how things are now; every login ends',
    who: 'admin',
    needsConfirmation: true,
    params: idParams,
    body: z.strictObject({ confirmation: z.string('confirmation must be text').max(300) }),
    reply: backups.restoredBackup,
  },
  'DELETE /backups/:id': { ...deleteCall('a backup'), who: 'admin', needsConfirmation: true },
} as const satisfies Record<string, Call>;
