import { launch } from './bootstrap/bootstrap.mjs';
import { runCommand } from './bootstrap/processes.mjs';

// Runs a TypeScript file of the project with the pinned Node: node scripts/run.mjs FILE [ARGUMENT…]
await runCommand(() => launch(process.argv.slice(2), { tools: true }));
