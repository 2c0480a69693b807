import { prepare } from './bootstrap/bootstrap.mjs';
import { runCommand } from './bootstrap/processes.mjs';

await runCommand(() => prepare({ tools: true, build: true, force: true }));
