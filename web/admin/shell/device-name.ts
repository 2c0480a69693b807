import * as shellTexts from '#web/admin/texts/shell.ts';

/** Names and their patterns. The first match counts, because most user agents also name other browsers. */
type NamedPatterns = readonly (readonly [name: string, word: RegExp])[];

const BROWSERS: NamedPatterns = [
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Opera', /OPR\/|Opera/],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrom(e|ium)\/|CriOS\//],
  ['Safari', /Safari\//],
];
const SYSTEMS: NamedPatterns = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['ChromeOS', /CrOS/],
  ['Mac', /Mac OS X|Macintosh/],
  ['Linux', /Linux/],
];

/** Browser and device from a user agent: 'Firefox on Android'. */
export function deviceName(agent: string): string {
  const [browser, system] = [firstMatch(BROWSERS, agent), firstMatch(SYSTEMS, agent)];
  if (browser && system) return shellTexts.browserOn(browser, system);
  return browser || system || shellTexts.unknownBrowser;
}

/** Whether a user agent belongs to a phone or a tablet. */
export function isMobile(agent: string): boolean {
  return /iPhone|iPad|Android/.test(agent);
}

function firstMatch(patterns: NamedPatterns, agent: string): string {
  return patterns.find(([, word]) => word.test(agent))?.[0] ?? '';
}
