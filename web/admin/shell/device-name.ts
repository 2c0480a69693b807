/** What is told by a word in it; the first that is found counts, for most browsers name several others too. */
type Told = readonly (readonly [name: string, word: RegExp])[];

const BROWSERS: Told = [
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Opera', /OPR\/|Opera/],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrom(e|ium)\/|CriOS\//],
  ['Safari', /Safari\//],
];
const SYSTEMS: Told = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['ChromeOS', /CrOS/],
  ['Mac', /Mac OS X|Macintosh/],
  ['Linux', /Linux/],
];

/** Browser and device in words, by what the browser calls itself: 'Firefox on Android'. */
export function deviceWords(agent: string): string {
  const [browser, system] = [nameIn(BROWSERS, agent), nameIn(SYSTEMS, agent)];
  if (browser && system) return `${browser} on ${system}`;
  return browser || system || 'Unknown browser';
}

function nameIn(told: Told, agent: string): string {
  return told.find(([, word]) => word.test(agent))?.[0] ?? '';
}
