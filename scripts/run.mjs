import { FOLDER } from './bootstrap/folder.mjs';
import { environmentOf } from './bootstrap/node.mjs';
import { prepare } from './bootstrap/prepare.mjs';
import { become, endWithOneLine, passSignalsOn } from './bootstrap/run.mjs';

// Runs a TypeScript file of ours with the pinned Node: node scripts/run.mjs FILE [ARGUMENT…]
passSignalsOn();
await endWithOneLine(async () => {
  const node = await prepare({ withBuild: false });
  await become(node, process.argv.slice(2), { cwd: FOLDER, env: environmentOf(node, {}) });
});
