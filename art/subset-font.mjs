// Cuts the display typefaces to the one weight and the one optical size that the site uses, a quarter of the size of the
// whole: npm run font
// Run it when a typeface has a new version.
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import ranges from '@fontsource-variable/bricolage-grotesque/unicode.json' with { type: 'json' };

/** The cuts by file name: the typeface, its file, and its axes at the largest sizes. */
const CUTS = {
  bricolage: { family: 'bricolage-grotesque', file: 'latin-opsz', axes: { opsz: 96, wght: 740 } },
  newsreader: { family: 'newsreader', file: 'latin-opsz', axes: { opsz: 72, wght: 520 } },
  fraunces: { family: 'fraunces', file: 'latin-opsz', axes: { opsz: 144, wght: 600 } },
  'space-grotesk': { family: 'space-grotesk', file: 'latin-wght', axes: { wght: 650 } },
  playfair: { family: 'playfair-display', file: 'latin-wght', axes: { wght: 620 } },
  sora: { family: 'sora', file: 'latin-wght', axes: { wght: 650 } },
};
const FOLDER = new URL('../web/site/art/', import.meta.url);
const text = charactersOf(ranges.latin);

for (const [name, { family, file, axes }] of Object.entries(CUTS)) {
  const folder = new URL('.', import.meta.resolve(`@fontsource-variable/${family}/package.json`));
  const font = await readFile(new URL(`files/${family}-${file}-normal.woff2`, folder));
  await writeFile(
    new URL(`${name}-display.woff2`, FOLDER),
    await subsetFont(font, text, { targetFormat: 'woff2', variationAxes: axes }),
  );
  await copyFile(new URL('LICENSE', folder), new URL(`${name}-OFL.txt`, FOLDER));
}

/** The characters of a CSS unicode-range, such as 'U+0000-00FF,U+0131'. */
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
