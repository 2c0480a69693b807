import { prepare } from './bootstrap/bootstrap.mjs';
import { passSignalsOn, UserError } from './bootstrap/processes.mjs';
import { check, CHECKS } from './checks/checks.mjs';
import { findChromium } from './checks/chromium.mjs';
import { runTests } from './checks/tests.mjs';

const isQuick = process.argv.includes('--quick');

passSignalsOn();
const results = await everything().catch((error) => [failure('Preparation', error)]);
for (const { name, failed, output } of results) if (failed > 0) console.log(`\n── ${name} ──\n${output.trim()}`);
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;

async function everything() {
  const node = await prepare({ tools: true });
  const unit = () => runTests(node, 'Unit and API tests', ['unit', 'isolated']);
  const checks = CHECKS.map((each) => () => check(node, each));
  if (isQuick) return together(checks, [unit]);
  const first = await together(checks, [buildSite, unit]);
  const missing = await findChromium();
  const browser = missing ? () => missing : () => runTests(node, 'Browser tests', ['browser']);
  return [...first, ...(await inOrder([() => runTests(node, 'Crash tests', ['crash']), browser]))];
}

/** Two cores, two rows. */
async function together(...rows) {
  return (await Promise.all(rows.map(inOrder))).flat();
}

async function inOrder(steps) {
  const done = [];
  for (const step of steps) {
    const start = performance.now();
    const result = await step();
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`${result.failed ? 'FAILED' : 'passed'}  ${result.name} (${count(result)}, ${seconds} s)`);
    done.push(result);
  }
  return done;
}

async function buildSite() {
  try {
    await prepare({ tools: true, build: true });
    return { name: 'Build', passed: 1, failed: 0, output: '' };
  } catch (error) {
    return failure('Build', error);
  }
}

function failure(name, error) {
  return { name, passed: 0, failed: 1, output: error instanceof UserError ? error.message : String(error.stack) };
}

function count({ passed, failed }) {
  return failed ? `${passed} passed, ${failed} failed` : `${passed}`;
}
