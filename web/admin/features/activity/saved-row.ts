import type { VersionInList } from '#contract/records/history.ts';
import type { SavedRow } from '#web/admin/editing/history/versions.ts';
import type { ActivityLine } from './activity-text.ts';

/** A save and its log entry are written one after the other. */
const SAME_SAVE_MS = 500;

/** The versions that the saves of a line made. Null if one is missing, or somebody else saved in between. */
export function savedRowOf(versions: readonly VersionInList[], line: ActivityLine): SavedRow | null {
  const { at, since, count, entry } = line;
  const isWithin = (iso: string) =>
    Date.parse(iso) > Date.parse(since) - SAME_SAVE_MS && Date.parse(iso) < Date.parse(at) + SAME_SAVE_MS;
  const saved = versions.filter(({ at, userId }) => userId === entry.userId && isWithin(at));
  const [version, first] = [saved[0], saved.at(-1)];
  if (!version || !first || saved.length !== count) return null;
  if (versions.indexOf(first) - versions.indexOf(version) !== count - 1) return null;
  return { version, first, count, fields: [...new Set(saved.flatMap(({ fields }) => fields))] };
}
