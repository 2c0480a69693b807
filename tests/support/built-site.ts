import { prepare } from '../../scripts/bootstrap/bootstrap.mjs';

/**
 * Builds the site if its sources changed, so that tests use the current sources even if a single file is run by hand.
 */
export default async function setup(): Promise<void> {
  await prepare({ tools: true, build: true });
}
