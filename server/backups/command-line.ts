import { readSettings } from '#server/settings.ts';
import { StartError } from '#server/start-error.ts';
import { backUpCommand, restoreCommand } from './commands.ts';
import { BackupError, errorReason } from './errors.ts';

// node server/backups/command-line.ts backup [FILE] | restore FILE [--replace]
const [command, ...args] = process.argv.slice(2);
const [file] = args.filter((word) => !word.startsWith('--'));
// npm changes to the project's folder, but the path is relative to the user's folder.
const folder = process.env.INIT_CWD;

try {
  const settings = readSettings(process.env);
  const replace = args.includes('--replace');
  const output =
    command === 'restore' ? restoreCommand(settings, file, { replace, folder }) : backUpCommand(settings, file, folder);
  console.log(await output);
} catch (error) {
  const isExpected = error instanceof BackupError || error instanceof StartError;
  console.error(isExpected ? error.message : errorReason(error));
  process.exitCode = 1;
}
