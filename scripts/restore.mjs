import { runCommand } from './bootstrap/command.mjs';

// Restores a backup into the instance that the settings name: npm run restore FILE [-- --replace]
await runCommand('server/backups/command-line.ts', 'restore');
