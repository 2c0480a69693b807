/** How Debian's Chromium runs as root, without a screen and without calling home. */
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Most scripts run for less time than their optimization takes; with few collections of new objects, tests take a fifth less time.
  '--js-flags=--no-opt,--no-maglev,--min-semi-space-size=32',
  // The map and everything else beyond this machine is not there.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1, EXCLUDE [::1]',
];
