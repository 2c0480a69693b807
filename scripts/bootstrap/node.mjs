import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { FOLDER } from './folder.mjs';
import { run, Stop } from './run.mjs';

const PACKAGE = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
const BINARY = join(FOLDER, 'node_modules', PACKAGE, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** The Node that came with the packages, or our own where there is none for this machine and ours is new enough. */
export async function pinnedNode() {
  const wanted = JSON.parse(readFileSync(join(FOLDER, 'package.json'), 'utf8')).optionalDependencies[PACKAGE];
  if (wanted && existsSync(BINARY)) {
    const { output } = await run(BINARY, ['--version']);
    if (output.trim() === `v${wanted}`) return BINARY;
  }
  const isNewEnough = Number(process.versions.node.split('.')[0]) >= 24;
  if (isNewEnough && existsSync(process.execPath)) return process.execPath;
  throw new Stop(
    wanted
      ? `Node ${wanted} is missing from node_modules/${PACKAGE} or does not run here: run "npm ci --include=optional", or install Node 24.`
      : `Marquee needs Node 24, and there is no package of it for ${process.platform}-${process.arch}: install it from https://nodejs.org.`,
  );
}

/** The environment in which a program called "node", and every tool started by it, is the pinned one. */
export function environmentOf(node, more = {}) {
  return { ...process.env, PATH: `${dirname(node)}:${process.env.PATH}`, ...more };
}
