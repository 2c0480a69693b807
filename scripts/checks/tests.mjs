import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { JOURNEYS_TIME_LIMIT, runTool } from './checks.mjs';

const LINES_OF_A_FAILURE = 6;

/** Runs projects of vitest.config.ts and counts its tests. */
export async function runTests(node, name, projects) {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-tests-'));
  const report = join(folder, 'report.json');
  try {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const { ok, output } = await runTool(
      node,
      'vitest',
      ['run', ...projects.flatMap((project) => ['--project', project]), ...reporters],
      JOURNEYS_TIME_LIMIT,
    );
    const told = reportOf(report);
    // What failed stands first: a log that is cut keeps its beginning.
    return { name, ...count(told, ok), output: [...failures(told), output].join('\n') };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function reportOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function count(told, isOk) {
  if (!told) return { passed: 0, failed: 1 };
  const brokenFiles = told.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  // A test that is skipped proves nothing.
  const failed = told.numFailedTests + brokenFiles.length + told.numPendingTests + told.numTodoTests;
  // A file that does not load has no tests that could fail, and an error beside the tests belongs to none.
  return { passed: told.numPassedTests, failed: isOk || failed > 0 ? failed : 1 };
}

function failures(told) {
  return (told?.testResults ?? []).flatMap((file) =>
    file.assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => {
        const why = failureMessages.join('\n').split('\n').slice(0, LINES_OF_A_FAILURE).join('\n  ');
        return `${relative(process.cwd(), file.name)}: ${fullName}\n  ${why}`;
      }),
  );
}
