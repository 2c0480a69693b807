import type { Kysely } from 'kysely';
import type { TrashKind } from '#contract/kinds.ts';
import { raiseHighestVersion } from '#server/db/highest-version.ts';
import type { Tables } from '#server/db/tables.ts';

/** The kind of a staged change where versions are counted. */
export const STAGED = 'staged-changes';

/** Discards the staged changes of records that are deleted. */
export async function discardStagedChanges(trx: Kysely<Tables>, kind: TrashKind, records: string[]): Promise<void> {
  const own = trx.deleteFrom('staged_changes').where('kind', '=', kind).where('record_id', 'in', records);
  const discarded = await own.returning('version').execute();
  const versions = discarded.map(({ version }) => version);
  await raiseHighestVersion(trx, STAGED, versions);
}
