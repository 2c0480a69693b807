import type { RestoreResult } from './restore.ts';

/** What a restore erased again, as sentences to add; '' for nothing. */
export function erasedAgainText({
  erasedAgain,
  unreadable,
}: Pick<RestoreResult, 'erasedAgain' | 'unreadable'>): string {
  const again = erasedAgain === 0 ? '' : ` ${records(erasedAgain)} of people whose data was erased did not come back.`;
  const lost =
    unreadable === 0
      ? ''
      : ` The key of ${unreadable} entries in the ledger of erasures is missing: search for these people again under Personal data.`;
  return again + lost;
}

const records = (count: number) => (count === 1 ? '1 record' : `${count} records`);
