import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { JOURNEYS_TIME_LIMIT, runTool } from './checks.mjs';

/** Runs one project of vitest.config.ts and counts its tests. */
export async function runTests(node, name, project) {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-tests-'));
  const report = join(folder, 'report.json');
  try {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const { ok, output } = await runTool(
      node,
      'vitest',
      ['run', '--project', project, ...reporters],
      JOURNEYS_TIME_LIMIT,
    );
    return { name, ...count(report, ok), output };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function count(report, isOk) {
  const { passed, failed } = countOf(report);
  // A file that does not load has no tests that could fail, and an error beside the tests belongs to none.
  return { passed, failed: isOk || failed > 0 ? failed : 1 };
}

function countOf(report) {
  try {
    const told = JSON.parse(readFileSync(report, 'utf8'));
    const brokenFiles = told.testResults.filter(
      (file) => file.status === 'failed' && file.assertionResults.length === 0,
    );
    // A test that is skipped proves nothing.
    const skipped = told.numPendingTests + told.numTodoTests;
    return { passed: told.numPassedTests, failed: told.numFailedTests + brokenFiles.length + skipped };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
