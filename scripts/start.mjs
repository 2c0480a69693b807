import { FOLDER } from './bootstrap/folder.mjs';
import { environmentOf } from './bootstrap/node.mjs';
import { prepare } from './bootstrap/prepare.mjs';
import { become, endWithOneLine, passSignalsOn } from './bootstrap/run.mjs';
import { SERVER_ENVIRONMENT, SERVER_FLAGS } from './bootstrap/server.mjs';

const isDevelopment = process.argv.includes('--dev');
const MAIN = 'server/main.ts';
const WATCH = ['--watch', '--watch-preserve-output', '--watch-path=server', '--watch-path=contract'];

passSignalsOn();
await endWithOneLine(async () => {
  // In development, Vite builds what is asked for when it is asked for.
  const node = await prepare({ withBuild: !isDevelopment });
  const given = process.argv.slice(2);
  const mode = process.env.NODE_ENV ?? (isDevelopment ? 'development' : 'production');
  const env = environmentOf(node, { ...SERVER_ENVIRONMENT, NODE_ENV: mode });
  await become(node, [...SERVER_FLAGS, ...(isDevelopment ? WATCH : []), MAIN, ...given], { cwd: FOLDER, env });
});
