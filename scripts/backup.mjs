import { launch } from './bootstrap/bootstrap.mjs';
import { runCommand } from './bootstrap/processes.mjs';
import { SERVER_ENVIRONMENT } from './bootstrap/server-options.mjs';

// Makes a backup of the instance in the settings: npm run backup [FILE]
await runCommand(() =>
  launch(['server/backups/command-line.ts', 'backup', ...process.argv.slice(2)], { env: SERVER_ENVIRONMENT }),
);
