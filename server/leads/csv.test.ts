import { expect, test } from 'vitest';
import { parseLenient } from '#contract/field-meta.ts';
import { lead, type Lead } from '#contract/records/lead.ts';
import { csvHead, csvLines } from './csv.ts';

function leadWith(fields: Partial<Lead>): Lead {
  const times = { createdAt: '2026-11-21T08:55:12.345Z', updatedAt: '2026-11-21T08:55:12.345Z' };
  return {
    ...parseLenient(lead, { _id: 'id1', version: 1, name: 'Asha', email: 'asha@example.com', ...times }),
    ...fields,
  };
}

/** The cells of a file, read as RFC 4180 says. */
function cellsOf(file: string): string[][] {
  const rows: string[][] = [];
  for (const [, quoted, plain = '', end] of file.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    const row = rows.at(-1) ?? [];
    if (rows.length === 0) rows.push(row);
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

test('the file starts with a UTF-8 byte order mark, and every row has a cell for each column', () => {
  const file = csvHead() + csvLines([leadWith({}), leadWith({ name: 'Żółć, नमस्ते 🏜️' })]);
  expect(file.charCodeAt(0)).toBe(0xfeff);
  const [head = [], ...rows] = cellsOf(file.slice(1));
  expect(head.slice(0, 3)).toEqual(['Received (UTC)', 'Name', 'Email']);
  expect(rows.map((row) => row.length)).toEqual([head.length, head.length]);
  expect(rows[1]?.[1]).toBe('Żółć, नमस्ते 🏜️');
});

test('commas, quotation marks and line breaks stay within their cell', () => {
  const message = 'One, "two"\nthree\r\nfour';
  const [row = []] = cellsOf(csvLines([leadWith({ message })]));
  expect(row).toContain(message);
  expect(csvLines([leadWith({ message })])).toContain('"One, ""two""\nthree\r\nfour"');
});

test.each([
  '=1+1',
  '=HYPERLINK("https://evil.example","Click")',
  '+91 98290 55512',
  '-2+3',
  '@SUM(A1)',
  '\t=1',
  '\n=1',
  '＝1+1',
  '\r=1',
])('a value that a spreadsheet would take for a formula, such as %j, is prefixed with an apostrophe', (phone) => {
  const [row = []] = cellsOf(csvLines([leadWith({ phone })]));
  expect(row[3]?.startsWith("'")).toBe(true);
  expect(row[3]?.replaceAll("'", '')).toBe(phone);
});

test.each([
  ['Hello;=1+1', "Hello;'=1+1"],
  ["Hello\n=cmd|' /C calc'!A0", "Hello\n'=cmd|' /C calc'!A0"],
  ['Hello;-2+HYPERLINK(A1)', "Hello;'-2+HYPERLINK(A1)"],
  ['Hello\t@SUM(A1)', "Hello\t'@SUM(A1)"],
  ['We need ;-)\n- a shop\n- a blog', 'We need ;-)\n- a shop\n- a blog'],
])('after a separator of other spreadsheets, %j contains no formula either', (message, expected) => {
  expect(cellsOf(csvLines([leadWith({ message })]))[0]).toContain(expected);
});

test('a suspicious lead is marked as spam, with its reasons', () => {
  const marked = [{ isSuspect: true, suspicions: ['markup', 'offers'] }, { isSuspect: true }, {}];
  const [head = [], ...rows] = cellsOf(csvHead() + csvLines(marked.map(leadWith)));
  const spam = rows.map((row) => row[head.indexOf('Spam')]);
  expect(spam).toEqual(['Links written as HTML or forum code; Words typical of spam', 'yes', '']);
});

test('times have a spreadsheet format, a price is a number, and a lead without a plan has no price', () => {
  const plan = { id: 'p', key: 'growth', title: 'Growth', price: 45.5, periodLabel: '/month', highlighted: false };
  expect(csvLines([leadWith({ plan })])).toMatch(/^2026-11-21 08:55:12,Asha,.*,Growth,45\.5,\/month,new,/);
  expect(csvLines([leadWith({})])).toContain(',asha@example.com,,,,,,,new,');
});
