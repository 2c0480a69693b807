import { launch } from './bootstrap/bootstrap.mjs';
import { runCommand } from './bootstrap/processes.mjs';
import { SERVER_ENVIRONMENT } from './bootstrap/server-options.mjs';

// Exports the site of the instance in the settings: npm run export FOLDER
await runCommand(() =>
  launch(['server/export-command-line.ts', ...process.argv.slice(2)], {
    build: true,
    env: { ...SERVER_ENVIRONMENT, NODE_ENV: process.env.NODE_ENV ?? 'production' },
  }),
);
