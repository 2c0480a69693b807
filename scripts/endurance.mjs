import { launch } from './bootstrap/bootstrap.mjs';
import { runCommand } from './bootstrap/processes.mjs';

// Long versions of some tests: npm run test:endurance -- [NAME…] [--rounds N] [--minutes N]
const args = ['tests/endurance/endurance.ts', ...process.argv.slice(2)];
await runCommand(() => launch(args, { tools: true, build: true, env: { NODE_ENV: 'production' } }));
