import { setRegion } from '#contract/region.ts';
import { settingsGroups, type SettingsFields, type SettingsName } from '#contract/settings/index.ts';
import type { Handlers } from '#server/http/calls.ts';
import type { SiteSettings } from './store.ts';

/** Reading and replacing each group of settings. */
export function settingsCalls(store: SiteSettings): Handlers {
  const calls = (name: SettingsName) => ({
    [`GET /settings/${name}`]: () => store.get(name),
    [`PUT /settings/${name}`]: async ({
      body,
      ifMatch,
    }: {
      body: SettingsFields<typeof name>;
      ifMatch: number | null;
    }) => {
      const saved = await store.save(name, body, ifMatch);
      if (name === 'region') setRegion(await store.get(name));
      return saved;
    },
  });
  return Object.assign({}, ...(Object.keys(settingsGroups) as SettingsName[]).map(calls)) as Handlers; // the calls of the contract
}
