import { prepare } from '../../scripts/bootstrap/bootstrap.mjs';

/** Tests of the whole product see the site as its sources are now, also when a single file of them is run by hand. */
export default async function setup(): Promise<void> {
  await prepare({ tools: true, build: true });
}
