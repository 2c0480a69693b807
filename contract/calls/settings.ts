import type { z } from 'zod';
import { settingsGroups, type SettingsName } from '../settings/index.ts';
import type { CallTable } from './call.ts';

interface Group<W extends z.ZodType, R extends z.ZodType> {
  title: string;
  write: W;
  record: R;
  isForAdmins?: true;
  needsConfirmation?: true;
}
const readGroup = <W extends z.ZodType, R extends z.ZodType>({ title, record, isForAdmins }: Group<W, R>) =>
  ({ summary: `${title} settings`, who: isForAdmins ? 'admin' : 'staff', reply: record }) as const;
const saveGroup = <W extends z.ZodType, R extends z.ZodType>(name: SettingsName, group: Group<W, R>) =>
  ({
    summary: `Replace the ${group.title} settings`,
    who: 'admin',
    checksVersion: true,
    ...(group.needsConfirmation && { needsConfirmation: group.needsConfirmation }),
    body: group.write,
    reply: group.record,
    audit: { action: 'update', kind: 'settings', record: { name, title: group.title }, detail: '' },
    invalidates: 'all',
  }) as const;

type Groups = typeof settingsGroups;
type Reads = {
  [N in SettingsName as `GET /settings/${N}`]: ReturnType<typeof readGroup<Groups[N]['write'], Groups[N]['record']>>;
};
type Saves = {
  [N in SettingsName as `PUT /settings/${N}`]: ReturnType<typeof saveGroup<Groups[N]['write'], Groups[N]['record']>>;
};
const names = Object.keys(settingsGroups) as SettingsName[];

/** The settings that staff change in the panel: two calls for each group. */
export const settingsCalls = {
  ...(Object.fromEntries(names.map((name) => [`GET /settings/${name}`, readGroup(settingsGroups[name])])) as Reads),
  ...(Object.fromEntries(
    names.map((name) => [`PUT /settings/${name}`, saveGroup(name, settingsGroups[name])]),
  ) as Saves),
} as const satisfies CallTable;
