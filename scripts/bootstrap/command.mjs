import { FOLDER } from './folder.mjs';
import { environmentOf } from './node.mjs';
import { prepare } from './prepare.mjs';
import { become, endWithOneLine, passSignalsOn } from './run.mjs';
import { SERVER_ENVIRONMENT } from './server.mjs';

/** Runs a program of the server with some words and what was given to us, with the pinned Node. */
export async function runCommand(program, ...words) {
  passSignalsOn();
  await endWithOneLine(async () => {
    const node = await prepare({ withBuild: false });
    const given = [...words, ...process.argv.slice(2)];
    const env = environmentOf(node, SERVER_ENVIRONMENT);
    await become(node, [program, ...given], { cwd: FOLDER, env });
  });
}
