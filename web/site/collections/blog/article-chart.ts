import { htmlToText } from '#web/site/html-text.ts';

const ATTRIBUTES = '(?:[^>"]|"[^"]*")*';
const FIGURE = new RegExp(`<figure(${ATTRIBUTES})>((?:(?!<figure)[\\s\\S])*?)</figure>`, 'g');
const TABLE = new RegExp(`<table${ATTRIBUTES}>(?:(?!<table)[\\s\\S])*?</table>`, 'g');
const CAPTION = new RegExp(`<figcaption${ATTRIBUTES}>[\\s\\S]*?</figcaption>`, 'g');
const ROW = new RegExp(`(<tr${ATTRIBUTES}>)([\\s\\S]*?)</tr>`, 'g');
const CELL = new RegExp(`(<(t[hd])${ATTRIBUTES}>)([\\s\\S]*?)</\\2>`, 'g');
const NUMBER = /[\d,]*\d(?:\.\d+)?/;
/** Charts of parts have this many colours. */
const PARTS_MAX = 6;
/** The sum of parts may differ from their total by rounding. */
const ROUNDING = 0.02;

interface Value {
  text: string;
  amount: number;
  /** What stands around the number: '₹', 'KB'. */
  unit: string;
}

interface Row {
  name: string;
  values: (Value | null)[];
}

interface Grid {
  html: string;
  columns: string[];
  rows: Row[];
  total: Row | undefined;
}

/**
 * Draws figures that consist of tables with a number in every row as bar charts. The table itself is the chart: its
 * words and numbers stay text, and each number gets a bar. Figures with other content stay as they are.
 */
export function withCharts(html: string): string {
  return html.replace(FIGURE, (figure: string, attributes: string, inner: string) => {
    const tables = inner.match(TABLE) ?? [];
    const isOnlyTables = inner.replace(TABLE, '').replace(CAPTION, '').trim() === '';
    const grids = tables.map(readGrid);
    if (grids.length === 0 || !isOnlyTables || !grids.every(isOfNumbers)) return figure;
    const [first] = grids;
    const column = grids.length === 1 && first ? partsColumns(first) : [];
    const chart = first && column.length > 0 ? stackedChart(first, column) : barCharts(grids);
    const caption = inner.match(CAPTION)?.join('') ?? '';
    return `<figure${attributes} class="chart">${chart}${caption}</figure>`;
  });
}

function readGrid(html: string): Grid {
  const [head = '', foot = ''] = ['thead', 'tfoot'].map((part) => partOf(html, part));
  const body = html.replace(head, '').replace(foot, '');
  return {
    html,
    columns: rowsOf(head)[0]?.texts.slice(1) ?? [],
    rows: rowsOf(body).map(toRow),
    total: rowsOf(foot).map(toRow)[0],
  };
}

function partOf(html: string, part: string): string {
  return new RegExp(`<${part}${ATTRIBUTES}>[\\s\\S]*?</${part}>`).exec(html)?.[0] ?? '';
}

function rowsOf(html: string): { texts: string[] }[] {
  return [...html.matchAll(ROW)].map(([, , inner = '']) => ({
    texts: [...inner.matchAll(CELL)].map(([, , , cell = '']) => htmlToText(cell)),
  }));
}

function toRow({ texts: [name = '', ...values] }: { texts: string[] }): Row {
  return { name, values: values.map(readValue) };
}

function readValue(text: string): Value | null {
  const [number] = NUMBER.exec(text) ?? [];
  if (number === undefined) return null;
  return { text, amount: Number(number.replaceAll(',', '')), unit: text.replace(number, '').trim() };
}

function isOfNumbers(grid: Grid): boolean {
  return grid.rows.length > 1 && comparable(grid).includes(0);
}

/** The columns with the unit of the first one. Their numbers can be compared; those of others stay numbers. */
function comparable({ rows: [first, ...others] }: Grid): number[] {
  const all = first ? [first, ...others] : [];
  const unit = first?.values[0]?.unit;
  if (unit === undefined) return [];
  return (first?.values ?? []).flatMap((_, at) => (all.every(({ values }) => values[at]?.unit === unit) ? at : []));
}

/** The columns of parts that add up to the total in the table's foot, if there are two or more. */
function partsColumns(grid: Grid): number[] {
  const { rows, total } = grid;
  const columns = comparable(grid).filter((at) => {
    const whole = total?.values[at]?.amount ?? 0;
    const sum = rows.reduce((added, { values }) => added + (values[at]?.amount ?? 0), 0);
    return whole > 0 && Math.abs(sum - whole) <= whole * ROUNDING;
  });
  return columns.length > 1 && rows.length <= PARTS_MAX ? columns : [];
}

/** One bar for each column, made of its parts; the table below explains the colours. */
function stackedChart(grid: Grid, columns: number[]): string {
  const wholes = columns.map((at) => grid.total?.values[at]?.amount ?? 0);
  const longest = Math.max(...wholes);
  const bars = columns.map((at) => {
    let x = 0;
    const parts = grid.rows.map(({ values }, part) => {
      const width = ((values[at]?.amount ?? 0) / longest) * 100;
      x += width;
      return `<rect class="part${part + 1}" x="${percent(x - width)}" width="${percent(width)}" height="100%"/>`;
    });
    return `<p><span>${grid.columns[at] ?? ''}</span> <b>${totalText(grid, at)}</b></p>${svg('100%', parts.join(''))}`;
  });
  const table = eachBodyRow(grid.html, (cells, part) =>
    cells.replace(CELL, (cell: string, open: string, tag: string, inner: string) =>
      tag === 'th'
        ? `${open}${svg('14', `<rect class="part${part + 1}" width="100%" height="100%"/>`)}${inner}</th>`
        : cell,
    ),
  );
  // The table says the same to screen readers.
  return `<div class="stack" aria-hidden="true">${bars.join('')}</div>${table.replace('<table', '<table class="parts"')}`;
}

function totalText(grid: Grid, at: number): string {
  const [, ...cells] = [...partOf(grid.html, 'tfoot').matchAll(CELL)].map(([, , , inner = '']) => inner);
  return cells[at] ?? '';
}

/** The space that numbers of this many characters or more need after their bars. */
const LABELS = [
  [10, ' long'],
  [5, ''],
  [0, ' short'],
] as const;

/** A bar before each number. All bars of a figure have one scale. */
function barCharts(grids: Grid[]): string {
  const columns = grids.map(comparable);
  const amounts = grids.flatMap(({ rows }, index) =>
    rows.flatMap(({ values }) => (columns[index] ?? []).map((at) => values[at]?.amount ?? 0)),
  );
  const longest = Math.max(...amounts, Number.MIN_VALUE);
  const labels = grids.flatMap(({ rows }) =>
    rows.flatMap(({ values }) => values.map((value) => value?.text.length ?? 0)),
  );
  const space = LABELS.find(([length]) => Math.max(...labels) >= length)?.[1] ?? '';
  return grids.map((grid, index) => barChart(grid, columns[index] ?? [], longest, space)).join('');
}

function barChart({ html, rows }: Grid, columns: number[], longest: number, space: string): string {
  const table = eachBodyRow(html, (cells, row) => {
    let at = -2;
    return cells.replace(CELL, (cell: string, open: string, tag: string, inner: string) => {
      at += 1;
      if (!columns.includes(at)) return cell;
      const width = percent(((rows[row]?.values[at]?.amount ?? 0) / longest) * 100);
      const bar = svg(width, '<rect width="100%" height="100%"/>');
      const isMarked = /<(?:strong|b|mark)\b/.test(inner);
      return `${open}<span class="${isMarked ? 'bar marked' : 'bar'}">${bar}<span>${inner}</span></span></${tag}>`;
    });
  });
  return table.replace('<table', `<table class="bars${space}"`);
}

function eachBodyRow(table: string, change: (cells: string, row: number) => string): string {
  const [head = '', foot = ''] = ['thead', 'tfoot'].map((part) => partOf(table, part));
  const start = head ? table.indexOf(head) + head.length : 0;
  const end = foot ? table.lastIndexOf(foot) : table.length;
  let row = -1;
  const body = table.slice(start, end).replace(ROW, (_, open: string, cells: string) => {
    row += 1;
    return `${open}${change(cells, row)}</tr>`;
  });
  return table.slice(0, start) + body + table.slice(end);
}

function svg(width: string, content: string): string {
  return `<svg width="${width}" aria-hidden="true">${content}</svg>`;
}

function percent(value: number): string {
  return `${Math.round(value * 100) / 100}%`;
}
