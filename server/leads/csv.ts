import type { Lead } from '#contract/records/lead.ts';
import { CSV_START, csvLine, suspicionsCell, timeCell, type CsvCell } from '#server/forms/csv.ts';

const columns: Record<string, (lead: Lead) => CsvCell> = {
  'Received (UTC)': ({ createdAt }) => timeCell(createdAt),
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
  'Agreed to terms (UTC)': ({ consentAt }) => timeCell(consentAt),
  Source: ({ source }) => source,
  Spam: suspicionsCell,
  Id: ({ _id }) => _id,
};

/** The start of the file, and the column names. */
export function csvHead(): string {
  return CSV_START + csvLine(Object.keys(columns));
}

/** Leads as lines of RFC 4180. */
export function csvLines(leads: Lead[]): string {
  const cells = Object.values(columns);
  return leads.map((lead) => csvLine(cells.map((cell) => cell(lead)))).join('');
}
