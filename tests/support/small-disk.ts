import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const isRoot = process.getuid?.() === 0;

/**
 * The command that runs a program with its own disk of `megabytes` at `folder`. Other programs do not see the disk, and
 * it ends with the program. A user namespace gives root rights to a user without them. With a `log`, the output goes to
 * that file on the disk, and from there to the caller.
 */
export function withDisk(folder: string, megabytes: number, log?: string): string[] {
  const mount = `mount -t tmpfs -o size=${megabytes}m disk "$0"`;
  const show = `touch "$0/${log}" && { tail --pid=$$ -s 0.1 -f "$0/${log}" & }`;
  const run = log === undefined ? `${mount} && exec "$@"` : `${mount} && ${show} && exec "$@" >"$0/${log}"`;
  return ['unshare', isRoot ? '-m' : '-rm', 'sh', '-c', run, folder];
}

/** The disk of a program that `withDisk` started. */
export function diskOf(pid: number, folder: string) {
  const hostPath = join(`/proc/${pid}/root`, folder);
  const filler = join(hostPath, 'filler');

  function inside(script: string, path: string): void {
    const enter = ['-t', String(pid), '-m', ...(isRoot ? [] : ['-U', '--preserve-credentials'])];
    const { status, stderr } = spawnSync('nsenter', [...enter, 'sh', '-c', script, path], { encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
  }

  return {
    fill() {
      try {
        for (;;) writeFileSync(filler, Buffer.alloc(1 << 16), { flag: 'a' });
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
      }
    },
    free: () => rmSync(filler),
    list: (name: string) => readdirSync(join(hostPath, name)),
    /** Makes a folder of the disk read-only. */
    protect: (name: string) => inside('mount --bind "$0" "$0" && mount -o remount,bind,ro "$0"', join(folder, name)),
    unprotect: (name: string) => inside('umount "$0"', join(folder, name)),
  };
}
