import { sql, type Kysely } from 'kysely';
import { HIGHEST_VERSION } from '#server/db/highest-version.ts';
import type { Tables } from '#server/db/tables.ts';
import { TRASH_KINDS, type TrashKind } from '#contract/kinds.ts';
import { hasOwnTable, SHARED_TABLE, tableOf } from '#server/db/record-tables.ts';
import type { Row } from './snapshot.ts';

type Db = Kysely<Tables>;

/** The tables with versions, by kind, with the column that identifies a record. */
const VERSIONED: Record<string, { table: string; id: 'id' | 'name' | 'record_id'; isShared?: boolean }> = {
  sections: { table: 'sections', id: 'name' },
  settings: { table: 'site_settings', id: 'name' },
  ...Object.fromEntries(TRASH_KINDS.map((kind) => [kind, recordTable(kind)])),
  enquiries: { table: 'enquiries', id: 'id' },
  users: { table: 'users', id: 'id' },
  redirects: { table: 'redirects', id: 'id' },
  'staged-changes': { table: 'staged_changes', id: 'record_id' },
  'change-sets': { table: 'change_sets', id: 'id' },
};

/** The lowest version of a record in a backup: current, in the trash, or in its history. */
export interface LowestVersion {
  kind: string;
  record: string;
  version: number;
}

function recordTable(kind: TrashKind) {
  return { table: tableOf(kind), id: 'id' as const, isShared: !hasOwnTable(kind) };
}

/** A subquery for every version in a database, with the kind and id of its record. The id of a section is its name. */
function allVersions() {
  const current = Object.entries(VERSIONED).map(
    ([kind, { table, id, isShared }]) =>
      sql`select ${sql.lit(kind)} as kind, ${sql.ref(id)} as record, version from ${sql.table(table)}
        ${isShared ? sql`where collection = ${sql.lit(kind)}` : sql``}`,
  );
  const former = [
    sql`select kind, record_id as record, version from history`,
    sql`select kind, id as record, version from trash`,
  ];
  return sql`(${sql.join([...current, ...former], sql` union all `)})`;
}

export async function lowestVersions(db: Db): Promise<LowestVersion[]> {
  const lowest = sql<LowestVersion>`
    select kind, record, min(version) as version from ${allVersions()} as versions group by kind, record`;
  return (await lowest.execute(db)).rows;
}

/** The highest version of each kind that a database has or ever had. */
export async function highestVersions(db: Db): Promise<Map<string, number>> {
  const present = await sql<{ kind: string; version: number }>`
    select kind, max(version) as version from ${allVersions()} as versions group by kind`.execute(db);
  const stored = db.selectFrom('instance_meta').selectAll().where('name', 'like', `${HIGHEST_VERSION}%`);
  const former = (await stored.execute()).map(({ name, value }) => ({
    kind: name.slice(HIGHEST_VERSION.length),
    version: Number(value),
  }));
  const highest = new Map<string, number>();
  for (const { kind, version } of [...present.rows, ...former]) {
    highest.set(kind, Math.max(version, highest.get(kind) ?? 0));
  }
  return highest;
}

/**
 * Raises the versions of restored rows above the highest that the instance ever had of their kind. All rows of one record
 * rise by the same number, and by no more than needed: one number for all records would double with each restore.
 */
export function raiseVersionsAbove(highest: ReadonlyMap<string, number>, lowest: readonly LowestVersion[]) {
  const lifts = new Map<string, number>();
  for (const { kind, record, version } of lowest) {
    const lift = (highest.get(kind) ?? 0) + 1 - version;
    if (lift > 0) lifts.set(`${kind} ${record}`, lift);
  }
  const kinds = new Map(Object.entries(VERSIONED).map(([kind, { table }]) => [table, kind]));
  const kindOf = (table: string, row: Row) => (table === SHARED_TABLE ? row.collection : kinds.get(table)) ?? row.kind;

  /** Returns the row with its version raised, and with the version that it restored raised too. */
  return (table: string, row: Row): Row => {
    const lift = lifts.get(`${kindOf(table, row)} ${row.record_id ?? row.id ?? row.name}`) ?? 0;
    if (lift === 0) return row;
    const lifted = (version: Row[string] | undefined) => (typeof version === 'number' ? version + lift : version);
    const columns = ['version', 'restored_version'].filter((column) => column in row);
    return { ...row, ...Object.fromEntries(columns.map((column) => [column, lifted(row[column]) ?? null])) };
  };
}
