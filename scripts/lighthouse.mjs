import { launch } from './bootstrap/bootstrap.mjs';
import { runCommand } from './bootstrap/processes.mjs';

const args = ['tests/load/lighthouse.ts', ...process.argv.slice(2)];
await runCommand(() => launch(args, { tools: true, build: true, env: { NODE_ENV: 'production' } }));
