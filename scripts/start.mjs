import { launch } from './bootstrap/bootstrap.mjs';
import { runCommand } from './bootstrap/processes.mjs';
import { SERVER_ENVIRONMENT, SERVER_FLAGS } from './bootstrap/server-options.mjs';

const isDevelopment = process.argv.includes('--dev');
const WATCH = ['--watch', '--watch-preserve-output', '--watch-path=server', '--watch-path=contract'];
const args = [...SERVER_FLAGS, ...(isDevelopment ? WATCH : []), 'server/main.ts', ...process.argv.slice(2)];
const NODE_ENV = process.env.NODE_ENV ?? (isDevelopment ? 'development' : 'production');

// In development, Vite builds each file on request.
const requirements = isDevelopment ? { tools: true } : { build: true };
await runCommand(() => launch(args, { ...requirements, env: { ...SERVER_ENVIRONMENT, NODE_ENV } }));
