import { mailTest, mailTestRequest } from '../records/mail.ts';
import { settingsGroups, type SettingsName } from '../settings/index.ts';
import type { CallTable } from './call.ts';

type Groups = typeof settingsGroups;
type Group = Groups[SettingsName];

const readGroup = <R>({ title, isForAdmins }: Group, reply: R) =>
  ({ summary: `${title} settings`, who: isForAdmins ? 'admin' : 'staff', reply }) as const;
const saveGroup = <W, R>(name: SettingsName, { title, needsConfirmation }: Group, body: W, reply: R) =>
  ({
    summary: `Replace the ${title} settings`,
    who: 'admin',
    checksVersion: true,
    ...(needsConfirmation && { needsConfirmation }),
    body,
    reply,
    audit: { action: 'update', kind: 'settings', record: { name, title }, detail: '' },
    invalidates: 'all',
  }) as const;

type Reads = {
  [N in SettingsName as `GET /settings/${N}`]: ReturnType<typeof readGroup<Groups[N]['record']>>;
};
type Saves = {
  [N in SettingsName as `PUT /settings/${N}`]: ReturnType<typeof saveGroup<Groups[N]['write'], Groups[N]['record']>>;
};
const names = Object.keys(settingsGroups) as SettingsName[];

const reads = names.map((name) => {
  const group = settingsGroups[name];
  return [`GET /settings/${name}`, readGroup(group, group.record)];
});
const saves = names.map((name) => {
  const group = settingsGroups[name];
  return [`PUT /settings/${name}`, saveGroup(name, group, group.write, group.record)];
});

/** The settings that staff change in the panel: two calls for each group. */
export const settingsCalls = {
  ...(Object.fromEntries(reads) as Reads),
  ...(Object.fromEntries(saves) as Saves),
  'POST /settings/mail/test': {
    summary: 'Connect to the mail server, send a test mail, and tell each step',
    who: 'admin',
    body: mailTestRequest,
    reply: mailTest,
    audit: { action: 'update', kind: 'settings', record: { name: 'mail', title: 'Mail' }, detail: 'test' },
    invalidates: 'none',
  },
} as const satisfies CallTable;
