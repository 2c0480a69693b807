import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Does the work while nobody else does it for this folder; whoever comes second waits.
 * The lock is a socket that listens, not a file: the system takes it away with the process, so none is ever left over.
 */
export async function oneAtATime(folder, work) {
  const release = await take(addressFor(folder));
  try {
    return await work();
  } finally {
    release();
  }
}

async function take(address) {
  let hasSaidSo = false;
  for (;;) {
    const release = await tryToTake(address);
    if (release) return release;
    if (!hasSaidSo) console.log('Waiting: another start is preparing this folder.');
    hasSaidSo = true;
    await released(address);
  }
}

async function tryToTake(address) {
  const waiting = new Set();
  const server = createServer((socket) => waiting.add(socket.on('error', () => {})).size);
  try {
    server.listen(address);
    await once(server, 'listening');
  } catch (error) {
    if (error.code === 'EADDRINUSE') return null;
    throw error;
  }
  return () => {
    server.close();
    for (const socket of waiting) socket.destroy();
  };
}

/** The holder never speaks: the connection ends when the holder is done, or dead. */
function released(address) {
  return new Promise((resolve) => {
    connect(address)
      .on('error', (error) => {
        // Where a socket is a file, a holder that was killed leaves it behind.
        if (error.code === 'ECONNREFUSED' && !address.startsWith('\0')) rmSync(address, { force: true });
      })
      .on('close', resolve)
      .resume();
  });
}

function addressFor(folder) {
  const name = `marquee-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`;
  if (process.platform === 'linux') return `\0${name}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  return join(tmpdir(), `${name}.sock`);
}
