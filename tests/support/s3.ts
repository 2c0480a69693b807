import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { testFolder } from './databases.ts';

/** Starts a real S3 server that ends with the test. Returns its settings. */
export async function startS3(): Promise<Record<string, string>> {
  const server = spawn(process.execPath, [join(import.meta.dirname, 's3-server.mjs'), testFolder()], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(async () => {
    server.stdin.end();
    await once(server, 'exit');
  });
  const [port] = await once(server.stdout.setEncoding('utf8'), 'data');
  return {
    S3_ENDPOINT: `http://127.0.0.1:${String(port).trim()}`,
    S3_BUCKET: 'uploads',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  };
}
