import { existsSync } from 'node:fs';
import { run } from '../bootstrap/run.mjs';

const CHROMIUM = '/usr/bin/chromium';

/** The browser of the browser tests is Debian's; installed where we may, asked for where we may not. */
export async function findChromium() {
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!existsSync(CHROMIUM) && mayInstall) await installChromium();
  if (existsSync(CHROMIUM)) return null;
  const output = 'The browser tests need Chromium: install it by "sudo apt-get install chromium".\n';
  return { name: 'Chromium', passed: 0, failed: 1, output };
}

async function installChromium() {
  console.log('Installing Chromium for the browser tests …');
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  await run('apt-get', ['update', '-q'], options);
  const { ok, output } = await run('apt-get', ['install', '-qy', '--no-install-recommends', 'chromium'], options);
  if (!ok) console.log(output);
}
