import { FOLDER } from './folder.mjs';
import { environmentOf } from './node.mjs';
import { prepare } from './prepare.mjs';
import { become, endWithOneLine, passSignalsOn } from './run.mjs';
import { SERVER_ENVIRONMENT } from './server.mjs';

/** Runs `backup` or `restore` with what was given to us, with the pinned Node. */
export async function runCommand(name) {
  passSignalsOn();
  await endWithOneLine(async () => {
    const node = await prepare({ withBuild: false });
    const given = [name, ...process.argv.slice(2)];
    const env = environmentOf(node, SERVER_ENVIRONMENT);
    await become(node, ['server/backups/command-line.ts', ...given], { cwd: FOLDER, env });
  });
}
