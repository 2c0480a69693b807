import { prepare } from './bootstrap/bootstrap.mjs';
import { forwardSignals, UserError } from './bootstrap/processes.mjs';
import { printSlowestFiles, printTime } from './checks/budget.mjs';
import { findChanges } from './checks/changes.mjs';
import { check, CHECKS } from './checks/checks.mjs';
import { findChromium } from './checks/chromium.mjs';
import { runTests } from './checks/tests.mjs';

const UNIT = ['unit', 'isolated'];
const isQuick = process.argv.includes('--quick');

forwardSignals();
const results = await (isQuick ? runQuick() : runAll()).catch((error) => [failure('Preparation', error)]);
const broken = results.filter(({ failed }) => failed > 0);
// The reasons of every step come before any whole output, because a log that is cut keeps its beginning.
for (const { name, reasons = '' } of broken) if (reasons) console.log(`\n── ${name} ──\n${reasons}`);
for (const { name, output } of broken) console.log(`\n── ${name}: output ──\n${output.trim()}`);
printSlowestFiles(results.flatMap(({ files = [] }) => files));
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;

/** The static checks, and the unit tests that the current work concerns. */
async function runQuick() {
  const node = await prepare({ tools: true });
  const changes = await findChanges();
  console.log(describe(changes));
  const unit = () => runTests(node, 'Tests of changed files', UNIT, changes?.base);
  return together(staticChecks(node), changes?.count === 0 ? [] : [unit]);
}

function describe(changes) {
  if (!changes) return 'No git repository: all unit tests run.';
  const since = `since ${changes.base.slice(0, 7)}`;
  if (changes.count === 0) return `No files changed ${since}: no unit tests run.`;
  return `${changes.count} file${changes.count === 1 ? '' : 's'} changed ${since}: the unit tests that import them run.`;
}

async function runAll() {
  const node = await prepare({ tools: true });
  const missing = await findChromium();
  const start = performance.now();
  const unit = () => runTests(node, 'Unit and API tests', UNIT);
  const crash = () => runTests(node, 'Crash tests', ['crash']); // they mostly wait for processes to start and end
  const browser = () => missing ?? runTests(node, 'Browser tests', ['browser']);
  const done = await together([buildSite, crash], [...staticChecks(node), unit]);
  done.push(...(await inOrder([browser])));
  printTime((performance.now() - start) / 1000);
  return done;
}

function staticChecks(node) {
  return CHECKS.map((each) => () => check(node, each));
}

/** Runs the rows side by side, and the steps of a row one after the other. Two rows suit two cores. */
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
