import { FOLDER, run } from '../bootstrap/processes.mjs';

/**
 * The commit that the current work starts from, with the number of files changed since then. The commit is the merge
 * base with origin/main, or HEAD in a clone without it. Undefined outside a git clone.
 */
export async function findChanges() {
  const mergeBase = await git('merge-base', 'origin/main', 'HEAD');
  const base = mergeBase ?? (await git('rev-parse', 'HEAD'));
  if (!base) return undefined;
  const lists = await Promise.all([
    git('diff', '--name-only', base),
    git('ls-files', '--others', '--exclude-standard', '--full-name'),
  ]);
  const files = new Set(lists.flatMap((list) => list?.split('\n').filter(Boolean) ?? []));
  return { base, count: files.size };
}

async function git(...args) {
  const { ok, output } = await run('git', args, { cwd: FOLDER });
  return ok ? output.trim() : undefined;
}
