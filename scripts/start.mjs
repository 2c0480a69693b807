import { FOLDER } from './bootstrap/folder.mjs';
import { environmentOf } from './bootstrap/node.mjs';
import { prepare } from './bootstrap/prepare.mjs';
import { become, endWithOneLine, passSignalsOn } from './bootstrap/run.mjs';

const isDevelopment = process.argv.includes('--dev');
const MAIN = 'server/main.ts';
const WATCH = ['--watch', '--watch-preserve-output', '--watch-path=server', '--watch-path=contract'];

passSignalsOn();
await endWithOneLine(async () => {
  // In development, Vite builds what is asked for when it is asked for.
  const node = await prepare({ withBuild: !isDevelopment });
  const given = process.argv.slice(2);
  const mode = process.env.NODE_ENV ?? (isDevelopment ? 'development' : 'production');
  const env = environmentOf(node, { NODE_ENV: mode });
  await become(node, [...(isDevelopment ? WATCH : []), MAIN, ...given], { cwd: FOLDER, env });
});
