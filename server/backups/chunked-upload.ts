import { appendFile, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type {} from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
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

/**
 * Receives a chunk of an uploaded backup. Chunks arrive in order and are small, so that no proxy refuses them and a lost
 * one can be sent again. After the last one, the file is verified; an invalid one is deleted.
 */
export async function receiveChunk(request: FastifyRequest, { id, offset, bytes, folder, runs }: Chunk) {
  if (!request.isMultipart()) throw new Failure('unsupported-type');
  const content = await (await request.file())?.toBuffer();
  if (!content) throw new Failure('malformed-body');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await requireFreeSpace(folder).catch((error: unknown) => {
    throw error instanceof BackupError ? new Failure('unavailable', { message: error.message }) : error;
  });
  const path = join(folder, `.incoming-${id}.part`);
  const size = offset === 0 ? 0 : await stat(path).then((found) => found.size).catch(() => -1); // prettier-ignore
  if (size !== offset || offset + content.length > bytes) {
    throw invalidInput([{ path: ['offset'], message: 'Part of the upload is missing. Please start again.' }]);
  }
  if (offset === 0) await (await open(path, 'w', 0o600)).close();
  await appendFile(path, content, { flush: true });
  const received = offset + content.length;
  return { received, name: received === bytes ? await finish(path, folder, runs) : '' };
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
