import { existsSync } from 'node:fs';
import { run } from '../bootstrap/processes.mjs';

/** Debian's packages of the browser. The headless one does the same in two thirds of the processor time. */
const BINARIES = { 'chromium-headless-shell': '/usr/bin/chromium-headless-shell', chromium: '/usr/bin/chromium' };

/** The path of the tests' browser. CHROMIUM overrides it. */
export function chromiumPath() {
  return process.env.CHROMIUM ?? Object.values(BINARIES).find((path) => existsSync(path));
}

/** Installs Debian's Chromium for the browser tests, if permitted. Returns a failure if none is installed. */
export async function findChromium() {
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!existsSync(BINARIES['chromium-headless-shell']) && mayInstall) await installChromium();
  if (chromiumPath()) return null;
  const output = `The browser tests need Chromium: install it by "sudo apt-get install ${Object.keys(BINARIES)[0]}".\n`;
  return { name: 'Chromium', passed: 0, failed: 1, output };
}

async function installChromium() {
  console.log('Installing Chromium for the browser tests …');
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  await run('apt-get', ['update', '-q'], options);
  for (const name of Object.keys(BINARIES)) {
    const { ok, output } = await run('apt-get', ['install', '-qy', '--no-install-recommends', name], options);
    if (ok) return;
    console.log(output);
  }
}
