import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const isRoot = process.getuid?.() === 0;

/**
 * Starts a program with a disk of its own of so many megabytes at `folder`: nobody else sees it, and it is gone with
 * the program. Whoever is not root is made one for this alone. With a `log` what it prints goes to that file on the
 * disk, and from there to whoever started it.
 */
export function withDisk(folder: string, megabytes: number, log?: string): string[] {
  const mount = `mount -t tmpfs -o size=${megabytes}m disk "$0"`;
  const show = `touch "$0/${log}" && { tail --pid=$$ -s 0.1 -f "$0/${log}" & }`;
  const run = log === undefined ? `${mount} && exec "$@"` : `${mount} && ${show} && exec "$@" >"$0/${log}"`;
  return ['unshare', isRoot ? '-m' : '-rm', 'sh', '-c', run, folder];
}

/** The same disk, as seen by a program that was started with it. */
export function diskOf(pid: number, folder: string) {
  const seen = join(`/proc/${pid}/root`, folder);
  const filler = join(seen, 'filler');

  function inside(script: string, path: string): void {
    const enter = ['-t', String(pid), '-m', ...(isRoot ? [] : ['-U', '--preserve-credentials'])];
    const { status, stderr } = spawnSync('nsenter', [...enter, 'sh', '-c', script, path], { encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
  }

  return {
    /** Takes all room that is left. */
    fill() {
      try {
        for (;;) writeFileSync(filler, Buffer.alloc(1 << 16), { flag: 'a' });
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
      }
    },
    free: () => rmSync(filler),
    /** What lies in one of its folders. */
    list: (name: string) => readdirSync(join(seen, name)),
    /** Lets nobody write to one of its folders. */
    protect: (name: string) => inside('mount --bind "$0" "$0" && mount -o remount,bind,ro "$0"', join(folder, name)),
    unprotect: (name: string) => inside('umount "$0"', join(folder, name)),
  };
}
