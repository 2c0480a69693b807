import { expect, test } from 'vitest';
import { COLLECTION_PAGE_SIZE } from '#contract/constants.ts';
import { galleryRows, projectRows, projectSlots, slotsFor, type GridSlot } from './project-grid.ts';

const columns: Record<GridSlot, number> = {
  whole: 12,
  wide: 7,
  narrow: 5,
  lead: 4,
  third: 4,
  half: 6,
  slim: 4,
  broad: 8,
  trio: 4,
  square: 4,
};
/** If three do not fit in a row, the first of them has its own. */
const columnsOnTablet: Record<GridSlot, number> = { ...columns, lead: 12, third: 6 };

/** The width of each row when the pictures are placed in order; a picture that does not fit starts a new row. */
function rowsOf(places: GridSlot[], widths: Record<GridSlot, number>): number[] {
  const rows = [0];
  for (const place of places) {
    const row = rows.at(-1)! + widths[place];
    if (row > 12) rows.push(widths[place]);
    else rows[rows.length - 1] = row;
  }
  return rows;
}

const counts = Array.from({ length: COLLECTION_PAGE_SIZE }, (_, index) => index + 1);

test.each(counts)('%i projects leave no gap on desktop or tablet', (count) => {
  const places = slotsFor(projectRows(count));
  expect(places).toHaveLength(count);
  for (const widths of [columns, columnsOnTablet]) {
    expect(new Set(rowsOf(places, widths))).toEqual(new Set([12]));
  }
});

test('a gallery has no gap for any number of pictures', () => {
  for (let count = 1; count <= 60; count++) {
    const places = slotsFor(galleryRows(count));
    expect(places).toHaveLength(count);
    expect(new Set(rowsOf(places, columns))).toEqual(new Set([12]));
  }
});

test('a full page alternates rows of two and three, and mirrors every second row of two', () => {
  expect(slotsFor(projectRows(12)).join(' ')).toBe(
    'wide narrow lead third third narrow wide lead third third wide narrow',
  );
});

test('without projects there are no rows', () => {
  expect(projectRows(0)).toEqual([]);
  expect(galleryRows(0)).toEqual([]);
});

test('portraits and landscapes leave no gap, in any order, and all pictures of their rows are equally high', () => {
  for (let count = 1; count <= 10; count++) {
    for (let mix = 0; mix < 2 ** count; mix++) {
      const places = projectSlots(Array.from({ length: count }, (_, index) => ((mix >> index) & 1) === 1));
      expect(places).toHaveLength(count);
      for (const widths of [columns, columnsOnTablet]) {
        expect(new Set(rowsOf(places, widths))).toEqual(new Set([12]));
      }
    }
  }
  const [portrait, landscape] = [true, false];
  expect(projectSlots([portrait, portrait, landscape, portrait])).toEqual(['half', 'half', 'broad', 'slim']);
  expect(projectSlots([portrait, portrait, portrait])).toEqual(['trio', 'trio', 'trio']);
  expect(projectSlots([landscape, portrait, landscape])).toEqual(['square', 'square', 'square']);
  expect(projectSlots([portrait])).toEqual(['whole']);
});
