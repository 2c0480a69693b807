import type { EnquiryEntry } from '#contract/records/enquiry.ts';
import { CSV_START, csvLine, timeCell, type CsvCell } from '#server/forms/csv.ts';

const columns: Record<string, (enquiry: EnquiryEntry) => CsvCell> = {
  'Received (UTC)': ({ createdAt }) => timeCell(createdAt),
  Kind: ({ kind }) => (kind === 'leads' ? 'lead' : 'message'),
  Name: ({ name }) => name,
  Email: ({ email }) => email,
  Phone: ({ phone }) => phone,
  Company: ({ company }) => company,
  Website: ({ website }) => website,
  'Subject or plan': ({ about }) => about,
  'Price (Rs thousand)': ({ price }) => price || '',
  Period: ({ about, pricePeriod }) => about && pricePeriod,
  Message: ({ message }) => message,
  Stage: ({ stage }) => stage,
  Owner: ({ ownerName }) => ownerName,
  'Next step': ({ nextStep }) => nextStep,
  'Next step on': ({ nextStepOn }) => nextStepOn,
  'Value (Rs thousand)': ({ dealValue }) => dealValue || '',
  Tags: ({ tags }) => tags.join(', '),
  'First answer (UTC)': ({ firstAnswerAt }) => timeCell(firstAnswerAt),
  'Done (UTC)': ({ doneAt }) => timeCell(doneAt),
  Spam: ({ isSuspect }) => (isSuspect ? 'yes' : ''),
  Id: ({ _id }) => _id,
};

/** The start of the file, and the column names. */
export function enquiryCsvHead(): string {
  return CSV_START + csvLine(Object.keys(columns));
}

/** Enquiries as lines of RFC 4180. */
export function enquiryCsvLines(enquiries: EnquiryEntry[]): string {
  const cells = Object.values(columns);
  return enquiries.map((enquiry) => csvLine(cells.map((cell) => cell(enquiry)))).join('');
}
