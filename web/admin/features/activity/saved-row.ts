import type { VersionInList } from '#contract/records/history.ts';
import type { SavedRow } from '#web/admin/editing/history/versions.ts';
import type { ActivityLine } from './activity-text.ts';

/** The versions that the saves of a line made. Null if one is missing, or somebody else saved in between. */
export function savedRowOf(versions: readonly VersionInList[], line: ActivityLine): SavedRow | null {
  const start = versions.findIndex(({ version }) => version === line.versions[0]);
  const saved = start < 0 ? [] : versions.slice(start, start + line.versions.length);
  const [version, first] = [saved[0], saved.at(-1)];
  if (!version || !first || saved.some((one, index) => one.version !== line.versions[index])) return null;
  if (saved.length < line.versions.length) return null;
  return { version, first, count: saved.length, fields: [...new Set(saved.flatMap(({ fields }) => fields))] };
}
