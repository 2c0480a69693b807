import { FOLDER } from './bootstrap/folder.mjs';
import { environmentOf } from './bootstrap/node.mjs';
import { prepare } from './bootstrap/prepare.mjs';
import { become, endWithOneLine, passSignalsOn } from './bootstrap/run.mjs';

// Long proofs, of which npm test has a short form: npm run test:endurance -- [NAME…] [--rounds N] [--minutes N]
passSignalsOn();
await endWithOneLine(async () => {
  const node = await prepare({ withBuild: true });
  const env = environmentOf(node, { NODE_ENV: 'production' });
  await become(node, ['tests/endurance/endurance.ts', ...process.argv.slice(2)], { cwd: FOLDER, env });
});
