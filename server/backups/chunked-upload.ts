import { rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { appendChunk } from '#server/http/chunked-upload.ts';
import { Failure, invalidInput } from '#server/http/failure.ts';
import { BackupError } from './errors.ts';
import type { openBackupRuns } from './backup-runs.ts';
import { backupFileName } from './file-names.ts';
import { requireFreeSpace } from './disk-space.ts';
import { runBackupJob } from './backup-job.ts';

interface Chunk {
  id: string;
  offset: number;
  bytes: number;
  folder: string;
  runs: ReturnType<typeof openBackupRuns>;
}

/** Receives a chunk of an uploaded backup. After the last one, the file is verified; an invalid one is deleted. */
export async function receiveChunk(request: FastifyRequest, { id, offset, bytes, folder, runs }: Chunk) {
  const path = join(folder, `.incoming-${id}.part`);
  const received = await appendChunk(request, { path, offset, bytes, requireSpace });
  return { received, name: received === bytes ? await finish(path, folder, runs) : '' };
}

async function requireSpace(folder: string): Promise<void> {
  await requireFreeSpace(folder).catch((error: unknown) => {
    throw error instanceof BackupError ? new Failure('unavailable', { message: error.message }) : error;
  });
}

async function finish(path: string, folder: string, runs: Chunk['runs']): Promise<string> {
  const result = await runBackupJob({ instance: null, path });
  if ('failure' in result) {
    await rm(path, { force: true });
    throw invalidInput([{ path: ['file'], message: result.failure }]);
  }
  const name = backupFileName('uploaded', new Date());
  if (!(await runs.begin(name, 'uploaded'))) throw new Failure('unavailable');
  await rename(path, join(folder, name));
  await runs.end(name, { bytes: (await stat(join(folder, name))).size });
  return name;
}
