import { buildApp } from '#server/app.ts';
import { readSettings } from '#server/settings.ts';
import { StartError } from '#server/start-error.ts';
import { exportCommand } from '#server/static-export/command.ts';
import { failureReason } from '#server/static-export/export-error.ts';

// node server/export-command-line.ts FOLDER [--forms-to=ADDRESS]
const words = process.argv.slice(2);
const [folder] = words.filter((word) => !word.startsWith('--'));
const [formsTo = ''] = words.flatMap((word) => /^--forms-to=(.*)$/.exec(word)?.[1] ?? []);
// npm changes to the project's folder, but the path is relative to the user's folder.
const { INIT_CWD: base } = process.env;
const stop = new AbortController();
// The export stops before its next file, and removes what it wrote.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop.abort());

try {
  const options = { formsTo, build: buildApp, signal: stop.signal, ...(base && { base }) };
  console.log(await exportCommand(readSettings(process.env), folder, options));
} catch (error) {
  console.error(error instanceof StartError ? error.message : failureReason(error));
  process.exitCode = 1;
}
