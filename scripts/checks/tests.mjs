import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { FOLDER } from '../bootstrap/processes.mjs';
import { runTool, TESTS_TIME_LIMIT } from './checks.mjs';

const LINES_PER_MESSAGE = 12;
/** The whole message stands in the output below. */
const LINE_LENGTH = 400;

/** Runs projects of vitest.config.ts, only the tests of files changed since `base` if it is given. */
export async function runTests(node, name, projects, base) {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-tests-'));
  const file = join(folder, 'report.json');
  try {
    const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    for (const project of projects) args.push('--project', project);
    if (base) args.push('--changed', base);
    const { ok, output } = await runTool(node, 'vitest', args, TESTS_TIME_LIMIT);
    const report = readReport(file);
    return { name, ...count(report, ok), files: durations(report), reasons: failures(report).join('\n'), output };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function count(report, isOk) {
  if (!report) return { passed: 0, failed: 1 };
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  // A skipped test proves nothing, so it counts as failed.
  const failed = report.numFailedTests + brokenFiles.length + report.numPendingTests + report.numTodoTests;
  // Vitest also fails for an error outside of all tests.
  return { passed: report.numPassedTests, failed: isOk || failed > 0 ? failed : 1 };
}

function durations(report) {
  return (report?.testResults ?? []).map(({ name, startTime, endTime }) => ({
    name: relative(FOLDER, name),
    seconds: (endTime - startTime) / 1000,
  }));
}

function failures(report) {
  return (report?.testResults ?? []).flatMap((file) =>
    file.assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => {
        const reasons = failureMessages.flatMap((message) => shorten(message));
        return `${relative(FOLDER, file.name)}: ${fullName}\n  ${reasons.join('\n  ')}`;
      }),
  );
}

function shorten(message) {
  const lines = message.split('\n').slice(0, LINES_PER_MESSAGE);
  return lines.map((line) => (line.length > LINE_LENGTH ? `${line.slice(0, LINE_LENGTH)} …` : line));
}
