import { launch } from './bootstrap/bootstrap.mjs';
import { runCommand } from './bootstrap/processes.mjs';
import { SERVER_ENVIRONMENT } from './bootstrap/server-options.mjs';

// Restores a backup into the instance in the settings: npm run restore FILE [-- --replace]
await runCommand(() =>
  launch(['server/backups/command-line.ts', 'restore', ...process.argv.slice(2)], { env: SERVER_ENVIRONMENT }),
);
