import { runCommand } from './bootstrap/command.mjs';

// Backs the instance up that the settings name: npm run backup [FILE]
await runCommand('server/backups/command-line.ts', 'backup');
