import { BACKUPS_KEPT, PERSON_IDENTIFIERS_MAX } from '#contract/constants.ts';
import type { PersonFound, PersonItem } from '#contract/records/personal-data.ts';
import type { Database } from '#server/db/open.ts';
import { rootKey, type FoundItem } from '#server/erasure/found.ts';
import { parseIdentifier } from '#server/erasure/identifiers.ts';
import { erasePerson, findPerson, type ErasureParts, type PersonData } from '#server/erasure/persons.ts';
import type { Handlers } from '#server/http/calls.ts';
import { Failure, invalidInput } from '#server/http/failure.ts';
import { exportFiles } from './export-files.ts';

const DAY_MS = 24 * 3_600_000;

interface Parts extends ErasureParts {
  settings: ErasureParts['settings'] & { siteUrl: string };
}

/** What is stored about a person: find it, give it out, erase it. For admins. */
export function personalDataCalls({ database, storage, settings }: Parts): Handlers {
  return {
    'POST /personal-data/search': async ({ body }) => toReply(await findPerson(database, body.identifiers)),
    'POST /personal-data/export': async ({ body: { identifiers, chosen } }) => {
      const data = await findPerson(database, identifiers, chosen);
      if (data.items.length === 0) throw new Failure('not-found', { message: 'Nothing of this is stored any more.' });
      return exportFiles(data, settings.siteUrl);
    },
    'POST /personal-data/erase': async ({ body }) => {
      const { confirmation, ...erasure } = body;
      if (!isConfirmed(confirmation, erasure.identifiers)) {
        const message = `Type ${erasure.identifiers[0]} to confirm`;
        throw invalidInput([{ path: ['confirmation'], message }]);
      }
      const erased = await erasePerson({ database, storage, settings }, erasure);
      const backups = await backupsWithData(database);
      return { message: erasedText(erased.records), ...erased, ...backups };
    },
  };
}

function isConfirmed(confirmation: string, identifiers: readonly string[]): boolean {
  const typed = parseIdentifier(confirmation);
  return typed !== null && identifiers.some((text) => parseIdentifier(text)?.value === typed.value);
}

function erasedText(count: number): string {
  return count === 1 ? 'Erased 1 record for good.' : `Erased ${count} records for good.`;
}

/** Backups cannot be changed: they contain the data until newer ones replace them. */
async function backupsWithData({ db }: Database, now = Date.now()) {
  const rows = await db.selectFrom('backups').select('kind').where('verified_at', 'is not', null).execute();
  const nightly = rows.filter(({ kind }) => kind === 'nightly').length;
  return {
    backupsUntil: nightly > 0 ? new Date(now + BACKUPS_KEPT * DAY_MS).toISOString() : '',
    otherBackups: rows.length - nightly,
  };
}

function toReply({ identifiers, roots, items }: PersonData): PersonFound {
  return {
    known: identifiers.map(({ kind, typed }) => ({ kind, typed })),
    more: moreIdentifiers(identifiers, items),
    records: roots.map((root) => ({ key: rootKey(root), matches: [...root.matches] })),
    items: items.map(toItem),
  };
}

function toItem({ root, isInTrash = false, ...item }: FoundItem): PersonItem {
  return { ...item, record: rootKey(root), isInTrash };
}

/** Other addresses, numbers and names in what was found: they may find more. */
function moreIdentifiers(identifiers: PersonData['identifiers'], items: readonly FoundItem[]): string[] {
  const known = new Set(identifiers.map(({ value }) => value));
  const more = new Map<string, string>();
  const labels = ['Email', 'Phone', 'Name'];
  for (const { details } of items) {
    for (const { label, value } of details) {
      const found = labels.includes(label) ? parseIdentifier(value) : null;
      if (found && !known.has(found.value) && !more.has(found.value)) more.set(found.value, value);
    }
  }
  return [...more.values()].slice(0, PERSON_IDENTIFIERS_MAX);
}
