import { runCommand } from './bootstrap/command.mjs';

// Lets somebody in who cannot log in any more: npm run rescue EMAIL
await runCommand('server/accounts/rescue-command.ts');
