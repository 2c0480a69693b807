import { launch } from './bootstrap/bootstrap.mjs';
import { runCommand } from './bootstrap/processes.mjs';
import { SERVER_ENVIRONMENT } from './bootstrap/server-options.mjs';

// Lets a locked-out user log in again: npm run rescue EMAIL
await runCommand(() =>
  launch(['server/accounts/rescue-command.ts', ...process.argv.slice(2)], { env: SERVER_ENVIRONMENT }),
);
