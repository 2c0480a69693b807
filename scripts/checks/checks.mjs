import { join } from 'node:path';
import { environmentOf, FOLDER, run } from '../bootstrap/processes.mjs';

const TIME_LIMIT = 5 * 60_000;
/** Enough for the browser tests on a busy machine. */
export const TESTS_TIME_LIMIT = 45 * 60_000;
const IMPORT_RULES = ['--config', '.dependency-cruiser.mjs', 'contract', 'server', 'web', 'tests'];

/** Checks that do not run the product. */
export const CHECKS = [
  { name: 'Formatting', tool: 'oxfmt', args: ['--check', '.'] },
  { name: 'Types and lint', tool: 'oxlint', args: [] },
  { name: 'Import rules', tool: 'depcruise', args: IMPORT_RULES },
  { name: 'Unused code', tool: 'knip', args: ['--no-config-hints'] },
];

export async function check(node, { name, tool, args }) {
  const { ok, output } = await runTool(node, tool, args);
  return { name, passed: Number(ok), failed: Number(!ok), output };
}

/** Runs a tool from node_modules with the pinned Node; `timeout` is in milliseconds. */
export function runTool(node, tool, args, timeout = TIME_LIMIT) {
  const options = { cwd: FOLDER, env: environmentOf(node), timeout };
  return run(node, [join(FOLDER, 'node_modules', '.bin', tool), ...args], options);
}
