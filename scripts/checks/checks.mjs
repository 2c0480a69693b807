import { join } from 'node:path';
import { environmentOf, FOLDER, run } from '../bootstrap/processes.mjs';

const TIME_LIMIT = 5 * 60_000;
/** Journeys in a real browser come one after the other, on a machine that may be busy. */
export const JOURNEYS_TIME_LIMIT = 45 * 60_000;
const IMPORT_TABLE = ['--config', '.dependency-cruiser.mjs', 'contract', 'server', 'web', 'tests'];

/** What is looked at without running the product; each counts as one. */
export const CHECKS = [
  { name: 'Formatting', tool: 'prettier', args: ['--check', '.'] },
  { name: 'Types', tool: 'tsc', args: ['--noEmit'] },
  { name: 'Lint', tool: 'eslint', args: ['.', '--max-warnings=0'] },
  { name: 'Import table', tool: 'depcruise', args: IMPORT_TABLE },
  { name: 'Unused code', tool: 'knip', args: ['--no-config-hints'] },
];

export async function check(node, { name, tool, args }) {
  const { ok, output } = await runTool(node, tool, args);
  return { name, passed: Number(ok), failed: Number(!ok), output };
}

/** A tool of the project, run by the pinned Node and never longer than it may. */
export function runTool(node, tool, args, timeout = TIME_LIMIT) {
  const options = { cwd: FOLDER, env: environmentOf(node), timeout };
  return run(node, [join(FOLDER, 'node_modules', '.bin', tool), ...args], options);
}
