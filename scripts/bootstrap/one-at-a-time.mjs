import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Does the work while nobody else does it for this folder; whoever comes second waits.
 * The lock is a socket that listens, not a file: the system takes it away with the process, so none is ever left over.
 * A child that inherits it goes on holding it when we are killed.
 */
export async function oneAtATime(folder, work) {
  const { lock, release } = await take(addressFor(folder));
  try {
    return await work(lock);
  } finally {
    release();
  }
}

async function take(address) {
  let hasSaidSo = false;
  for (;;) {
    const taken = await tryToTake(address);
    if (taken) return taken;
    if (!hasSaidSo) console.log('Waiting: another start is preparing this folder.');
    hasSaidSo = true;
    await released(address);
  }
}

async function tryToTake(address) {
  const waiting = new Set();
  const lock = createServer((socket) => waiting.add(socket.on('error', () => {})).size);
  try {
    lock.listen(address);
    await once(lock, 'listening');
  } catch (error) {
    if (error.code === 'EADDRINUSE') return null;
    throw error;
  }
  const release = () => {
    lock.close();
    for (const socket of waiting) socket.destroy();
  };
  // Node has no public name for the file descriptor of a server; without one, a child simply does not hold the lock.
  const descriptor = lock._handle?.fd ?? -1;
  return { lock: descriptor >= 0 ? descriptor : undefined, release };
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
