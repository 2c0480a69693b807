import type { Lead } from '#contract/records/lead.ts';
import { SPAM_SIGNALS } from '#contract/spam-signals.ts';

/** Without it, spreadsheets read UTF-8 as a regional encoding. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

/** Characters that start a formula in a spreadsheet; in some locales also their full-width forms. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/**
 * The same inside a cell, after a semicolon, tab or line break: some spreadsheets start a new cell there. Lists with dashes
 * and smileys do not match: they are no formulas with a function call.
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

/** The start of the file: a byte order mark, so that spreadsheets read UTF-8, and the column names. */
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

/** Prevents formula injection: adds an apostrophe before text that would start a formula. */
function quoted(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const escapedInside = cell.replace(FORMULA_INSIDE, "$1'$2");
  const escaped = FORMULA.test(cell) ? `'${escapedInside}` : escapedInside;
  return /[",\r\n]/.test(escaped) ? `"${escaped.replaceAll('"', '""')}"` : escaped;
}

/** The spam signals of a lead in the panel's texts; unknown ones by their key. */
function signalText(name: string): string {
  return Object.entries<{ label: string }>(SPAM_SIGNALS).find(([known]) => known === name)?.[1].label ?? name;
}

/** The form that every spreadsheet reads as a date with a time. */
function momentText(iso: string): string {
  return iso.slice(0, 19).replace('T', ' ');
}
