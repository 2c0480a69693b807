import { build } from '../../scripts/bootstrap/build.mjs';
import { FOLDER } from '../../scripts/bootstrap/folder.mjs';
import { oneAtATime } from '../../scripts/bootstrap/one-at-a-time.mjs';

/** Tests of the whole product see the site as its sources are now, also when a single file of them is run by hand. */
export default async function setup(): Promise<void> {
  await oneAtATime(FOLDER, () => build(process.execPath));
}
