import { build } from './build.mjs';
import { FOLDER } from './folder.mjs';
import { install } from './install.mjs';
import { pinnedNode } from './node.mjs';
import { oneAtATime } from './one-at-a-time.mjs';

/** Brings a clone into a state that can run, doing only what is not done yet; answers with the Node to run it by. */
export function prepare({ withBuild, forceBuild = false }) {
  return oneAtATime(FOLDER, async (lock) => {
    await install(lock);
    const node = await pinnedNode();
    if (withBuild) await build(node, { force: forceBuild });
    return node;
  });
}
