// The one weight of the display typeface that the site sets: half of what all of its weights take to travel.
// Run by hand when the typeface has a new version: node scripts/art/display-font.mjs
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import ranges from '@fontsource-variable/bricolage-grotesque/unicode.json' with { type: 'json' };

const WEIGHT = 650;
const WHOLE = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';

const whole = await readFile(new URL(import.meta.resolve(WHOLE)));
const one = await subsetFont(whole, charactersOf(ranges.latin), {
  targetFormat: 'woff2',
  variationAxes: { wght: WEIGHT },
});
await writeFile(new URL(`../../web/site/art/bricolage-${WEIGHT}.woff2`, import.meta.url), one);

/** The characters of ranges as CSS writes them: 'U+0000-00FF,U+0131'. */
function charactersOf(list) {
  return list
    .split(',')
    .flatMap((range) => {
      const [first, last = first] = range.replace('U+', '').split('-');
      const start = parseInt(first, 16);
      return Array.from({ length: parseInt(last, 16) - start + 1 }, (_, step) => String.fromCodePoint(start + step));
    })
    .join('');
}
