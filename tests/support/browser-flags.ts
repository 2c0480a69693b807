/** Flags for Debian's Chromium to run as root, without a screen and without background requests. */
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Optimising most scripts takes longer than running them. Without it, and with fewer garbage collections of new
  // objects, tests take a fifth less time.
  '--js-flags=--no-opt,--no-maglev,--min-semi-space-size=32',
  // Blocks all other hosts, including the map's.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1, EXCLUDE [::1]',
];
