import { setPriority } from 'node:os';
import { failureReason } from '#server/static-export/export-error.ts';
import { buildApp } from '#server/app.ts';
import {
  runExport,
  type ExportJob,
  type ExportOutcome,
  type ExportProgress,
} from '#server/static-export/run-export.ts';

// Runs one export for the server, which ends this process to stop it.

const LOWEST_PRIORITY = 19;
/** Milliseconds between two reports. */
const REPORT_MS = 250;

try {
  setPriority(LOWEST_PRIORITY);
} catch {
  // Without this permission it runs at normal priority.
}
// A signal from the terminal is for the server.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit());
process.on('message', (job) => void runJob(job as ExportJob)); // the server sends nothing else

async function runJob(job: ExportJob): Promise<void> {
  let reportedAt = 0;
  const onProgress = (progress: ExportProgress) => {
    const now = performance.now();
    if (now - reportedAt < REPORT_MS) return;
    reportedAt = now;
    process.send?.({ progress });
  };
  const outcome: ExportOutcome = await runExport(job, { build: buildApp, onProgress }).then(
    (report) => ({ report }),
    (error: unknown) => ({ failure: failureReason(error) }),
  );
  process.send?.(outcome, () => process.exit());
}
