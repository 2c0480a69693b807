import { SPAM_SIGNALS } from '#contract/spam-signals.ts';

/** The start of a file: without a byte order mark, spreadsheets read UTF-8 as a regional encoding. */
export const CSV_START = '\uFEFF';
const LINE_END = '\r\n';

/** Characters that start a formula in a spreadsheet; in some locales also their full-width forms. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/**
 * The same inside a cell, after a semicolon, tab or line break: some spreadsheets start a new cell there. Lists with dashes
 * and smileys do not match: they are no formulas with a function call.
 */
const FORMULA_INSIDE = /([;\t\r\n])([=@＝＠]|[+\-＋－](?=[^;\t\r\n]*[|(!]))/g;

export type CsvCell = string | number;

/** A line of RFC 4180. */
export function csvLine(cells: CsvCell[]): string {
  return cells.map(quoted).join(',') + LINE_END;
}

/** Prevents formula injection: adds an apostrophe before text that would start a formula. */
function quoted(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell);
  const escapedInside = cell.replace(FORMULA_INSIDE, "$1'$2");
  const escaped = FORMULA.test(cell) ? `'${escapedInside}` : escapedInside;
  return /[",\r\n]/.test(escaped) ? `"${escaped.replaceAll('"', '""')}"` : escaped;
}

/** The spam signals of a submission in the panel's texts; unknown ones by their key. */
export function suspicionsCell({ isSuspect, suspicions }: { isSuspect: boolean; suspicions: string[] }): string {
  return isSuspect ? suspicions.map(signalText).join('; ') || 'yes' : '';
}

function signalText(name: string): string {
  return Object.entries<{ label: string }>(SPAM_SIGNALS).find(([known]) => known === name)?.[1].label ?? name;
}

/** A time in the form that every spreadsheet reads as a date with a time. */
export function timeCell(iso: string): string {
  return iso.slice(0, 19).replace('T', ' ');
}

/** The headers of a download that is named after the day, and that no cache keeps. */
export function csvHeaders(name: string): Record<string, string> {
  const day = new Date().toISOString().slice(0, 10);
  return { 'content-disposition': `attachment; filename="${name}-${day}.csv"`, 'cache-control': 'no-store' };
}

/** A file from batches of records, one of which is in memory at a time. */
export async function* csvFile<Item>(
  first: Item[],
  nextBatches: AsyncIterable<Item[]>,
  { head, lines }: { head: () => string; lines: (items: Item[]) => string },
): AsyncGenerator<string> {
  yield head() + lines(first);
  for await (const batch of nextBatches) yield lines(batch);
}
