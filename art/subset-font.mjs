// Cuts the display typefaces to the one weight and the one optical size that the site uses, a quarter of the size of the
// whole: npm run font
// Run it when a typeface has a new version.
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import ranges from '@fontsource-variable/bricolage-grotesque/unicode.json' with { type: 'json' };

/** The cuts by file name: the typeface, its file, and its axes at the largest sizes. */
const CUTS = {
  'bricolage-display': { family: 'bricolage-grotesque', file: 'latin-opsz', axes: { opsz: 96, wght: 740 } },
  'newsreader-display': { family: 'newsreader', file: 'latin-opsz', axes: { opsz: 72, wght: 520 } },
  // Lighter, for the theme "Paper and contour", and its captions.
  'newsreader-editorial': { family: 'newsreader', file: 'latin-opsz', axes: { opsz: 60, wght: 400 } },
  'newsreader-italic': {
    family: 'newsreader',
    file: 'latin-opsz',
    style: 'italic',
    axes: { opsz: 16, wght: 400 },
    isPlain: true,
  },
  'fraunces-display': { family: 'fraunces', file: 'latin-opsz', axes: { opsz: 144, wght: 600 } },
  // For small titles in "Paper and contour".
  'fraunces-text': { family: 'fraunces', file: 'latin-opsz', axes: { opsz: 24, wght: 560 } },
  'space-grotesk-display': { family: 'space-grotesk', file: 'latin-wght', axes: { wght: 650 } },
  'playfair-display': { family: 'playfair-display', file: 'latin-wght', axes: { wght: 620 } },
  'sora-display': { family: 'sora', file: 'latin-wght', axes: { wght: 650 } },
};
const FOLDER = new URL('../web/site/art/', import.meta.url);
const text = charactersOf(ranges.latin);
/** Captions need few others. */
const plainText = charactersOf(
  'U+0020-007E,U+00A0,U+00C4,U+00C9,U+00D6,U+00DC,U+00DF-00FF,U+2013-2014,U+2018-201D,U+2026,U+20B9',
);

for (const [name, { family, file, style = 'normal', axes, isPlain }] of Object.entries(CUTS)) {
  const folder = new URL('.', import.meta.resolve(`@fontsource-variable/${family}/package.json`));
  const font = await readFile(new URL(`files/${family}-${file}-${style}.woff2`, folder));
  await writeFile(
    new URL(`${name}.woff2`, FOLDER),
    await subsetFont(font, isPlain ? plainText : text, {
      targetFormat: 'woff2',
      variationAxes: axes,
      noLayoutClosure: isPlain,
    }),
  );
  await copyFile(new URL('LICENSE', folder), new URL(`${name.replace(/-\w+$/, '')}-OFL.txt`, FOLDER));
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
