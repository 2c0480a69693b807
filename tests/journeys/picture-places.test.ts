import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { PictureShape } from '#contract/field-meta.ts';
import { THEMES } from '#contract/themes.ts';
import { visitor } from '../support/browser.ts';
import { sqlite } from '../support/databases.ts';
import { fillPlaces, FOCUS_EVERYWHERE, PAGES_WITH_PICTURES } from '../support/pictures-everywhere.ts';
import { startOn } from '../support/running.ts';
import { logIn, sendTo } from '../support/sending.ts';
import { chooseTheme } from '../support/themes.ts';

const WIDTHS = [390, 768, 1280, 1920];
/** So much larger than the contract says, a place may be. */
const LARGER = 1.04;
/** The height of a place beside a text follows the text. */
const OTHER_SHAPE = 1.4;

interface Shown {
  name: string;
  width: number;
  height: number;
  isCropped: boolean;
  /** Of the picture's focus, if it has one. */
  position: string | null;
}

/** The uploaded pictures that a page shows, once all have their size. */
async function picturesOn(page: Page): Promise<Shown[]> {
  const images = page.locator('img[src^="/uploads/"]:visible');
  await images.evaluateAll((all) =>
    Promise.all(
      (all as HTMLImageElement[]).map((image) => {
        image.loading = 'eager';
        return image.decode();
      }),
    ),
  );
  return images.evaluateAll((all) =>
    (all as HTMLImageElement[]).map((image) => {
      const { offsetWidth: width, offsetHeight: height, naturalWidth, naturalHeight } = image;
      const isCropped = Math.abs((width / height) * (naturalHeight / naturalWidth) - 1) > 0.02;
      const position = image.dataset.focusX ? getComputedStyle(image).objectPosition : null;
      return { name: image.getAttribute('src')!.slice('/uploads/'.length), width, height, isCropped, position };
    }),
  );
}

/** Why a picture does not look as the contract says; '' if it does. */
function fault({ width, height, isCropped, position }: Shown, shapes: readonly PictureShape[]): string {
  const shown = `${width} × ${height}`;
  const largest = (side: (shape: PictureShape) => number) => Math.max(...shapes.map(side)) * LARGER;
  if (width > largest((shape) => shape.width) || height > largest((shape) => shape.height ?? Infinity))
    return `${shown} is too large`;
  const isNear = (ratio: number) => ratio < OTHER_SHAPE && ratio > 1 / OTHER_SHAPE;
  const known = shapes.some((shape) => isNear(width / height / (shape.width / (shape.height ?? Number.NaN))));
  if (isCropped && !known) return `${shown} is another shape`;
  const { x, y } = FOCUS_EVERYWHERE;
  return isCropped && position && position !== `${x}% ${y}%` ? `${shown} is cropped at ${position}` : '';
}

test.each(THEMES)(
  'every place shows pictures in the sizes and shapes that its field tells, and at their focus, on all screens: %s',
  async (theme) => {
    const { url } = await startOn(sqlite);
    const token = await logIn(url);
    await fillPlaces(url, token);
    await chooseTheme(url, token, theme);
    const known = new Map<string, PictureShape[]>();
    const shapesOf = async (name: string) => {
      const found = known.get(name) ?? (await sendTo(url, 'GET', `/pictures/${name}/shapes`, { token })).body;
      known.set(name, found as PictureShape[]);
      return found as PictureShape[];
    };
    const faults = new Set<string>();
    for (const width of WIDTHS) {
      const page = await visitor(url, { width });
      for (const path of PAGES_WITH_PICTURES) {
        await page.goto(path);
        for (const shown of await picturesOn(page)) {
          const shapes = await shapesOf(shown.name);
          const found = fault(shown, shapes);
          if (found) faults.add(`${path} at ${width} px: ${found} (${shapes.map(({ name }) => name).join(', ')})`);
        }
      }
    }
    expect([...faults]).toEqual([]);
    expect(known.size).toBeGreaterThan(60);
  },
);
