import { settingsGroups, type SettingsFields, type SettingsName } from '#contract/settings/index.ts';
import type { Handlers } from '#server/http/calls.ts';
import type { SiteSettings } from './store.ts';

/** Reading and replacing each group of settings. */
export function settingsCalls(store: SiteSettings): Handlers {
  const calls = (name: SettingsName) => ({
    [`GET /settings/${name}`]: () => store.get(name),
    [`PUT /settings/${name}`]: ({ body, ifMatch }: { body: SettingsFields<typeof name>; ifMatch: number | null }) =>
      store.save(name, body, ifMatch),
  });
  return Object.assign({}, ...(Object.keys(settingsGroups) as SettingsName[]).map(calls)) as Handlers; // the calls of the contract
}
