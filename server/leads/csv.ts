import type { Lead } from '#contract/records/lead.ts';
import { SPAM_SIGNALS } from '#contract/spam-signals.ts';

/** Without it spreadsheets take UTF-8 for the letters of their own country. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

/** What a spreadsheet takes for the beginning of a formula; in some countries also the wide forms of the signs. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/**
 * The same in the middle of a cell, where a spreadsheet that does not cut at commas begins one: behind a semicolon, a
 * tab or the end of a line. A list with dashes stays as it is, and so does a smile: no formula that calls for something.
 */
const FORMULA_INSIDE = /([;\t\r\n])([=@＝＠]|[+\-＋－](?=[^;\t\r\n]*[|(!]))/g;

type Cell = string | number;
const columns: Record<string, (lead: Lead) => Cell> = {
  'Received (UTC)': ({ createdAt }) => momentText(createdAt),
  Name: ({ name }) => name,
  Email: ({ email }) => email,
  Phone: ({ phone }) => phone,
  Company: ({ company }) => company,
  Website: ({ website }) => website,
  Plan: ({ plan }) => plan.title,
  'Price (Rs thousand)': ({ plan }) => plan.price || '',
  Period: ({ plan }) => plan.title && plan.periodLabel,
  Status: ({ status }) => status.replaceAll('_', ' '),
  Message: ({ message }) => message,
  'Agreed to terms (UTC)': ({ consentAt }) => momentText(consentAt),
  Source: ({ source }) => source,
  Spam: ({ isSuspect, suspicions }) => (isSuspect ? suspicions.map(signalText).join('; ') || 'yes' : ''),
  Id: ({ _id }) => _id,
};

/** The beginning of the file: what makes it UTF-8 to a spreadsheet, and the names of the columns. */
export function csvHead(): string {
  return BYTE_ORDER_MARK + line(Object.keys(columns));
}

/** Leads as lines of RFC 4180. */
export function csvLines(leads: Lead[]): string {
  const cells = Object.values(columns);
  return leads.map((lead) => line(cells.map((cell) => cell(lead)))).join('');
}

function line(cells: Cell[]): string {
  return cells.map(quoted).join(',') + LINE_END;
}

/** What a visitor wrote is never run as a formula: an apostrophe stands before what would begin one. */
function quoted(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const inside = cell.replace(FORMULA_INSIDE, "$1'$2");
  const harmless = FORMULA.test(cell) ? `'${inside}` : inside;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** What stands against a lead, as the panel says it; one that is no longer known by its name. */
function signalText(name: string): string {
  return Object.entries<{ words: string }>(SPAM_SIGNALS).find(([known]) => known === name)?.[1].words ?? name;
}

/** The form that every spreadsheet reads as a date with a time. */
function momentText(iso: string): string {
  return iso.slice(0, 19).replace('T', ' ');
}
