import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { z } from 'zod';
import { setRegion } from '#contract/region.ts';
import { setClock } from '#web/admin/editing/fields/clock.ts';
import { parseLenient } from '#contract/field-meta.ts';
import { settingsGroups, type SettingsName } from '#contract/settings/index.ts';
import { saved, saveFailed } from '#contract/texts.ts';
import { call, query } from '#web/api.ts';
import type { LoadedRecord, RecordSource } from '#web/admin/editing/editor/use-editor.ts';
import { notifyFailed } from '#web/admin/shell/notices/notify.tsx';

interface GroupRecord {
  version: number;
  storedSecrets: readonly string[];
}

/** Loads and saves a group of settings. What the environment sets is neither checked nor sent. */
export function useGroupSource(name: SettingsName, fixed: Record<string, string>): RecordSource {
  const client = useQueryClient();
  return useMemo(() => {
    const { fields, write } = settingsGroups[name];
    const key: readonly unknown[] = query(`GET /settings/${name}`).queryKey;
    const keep = (record: GroupRecord) => {
      client.setQueryData(key, record);
      return loadedGroup(name, record);
    };
    return {
      fields,
      write: z.preprocess((typed) => withoutFields(typed, fixed), write),
      load: async () => keep(await call(`GET /settings/${name}`)),
      save: async (body, version) => {
        const before = client.getQueryData<GroupRecord>(key)?.storedSecrets ?? [];
        const record = await call(`PUT /settings/${name}`, { body, ifMatch: version });
        if ('priceFormat' in record) {
          setRegion({ ...record, language: 'en' });
          setClock(record.language);
        }
        if (before.length > record.storedSecrets.length) notifyFailed(saved.passwordDeleted);
        await client.invalidateQueries({ queryKey: ['GET /dashboard/mail-state'] });
        return keep(record);
      },
      texts: { saved: saved.settings, failed: saveFailed.save },
    };
  }, [name, fixed, client]);
}

export function loadedGroup(name: SettingsName, record: { version: number }): LoadedRecord {
  const { fields } = settingsGroups[name];
  return {
    values: parseLenient<(typeof settingsGroups)[SettingsName]['fields']>(fields, record),
    version: record.version,
  };
}

function withoutFields(typed: unknown, fixed: Record<string, string>): unknown {
  if (typeof typed !== 'object' || typed === null) return typed;
  return Object.fromEntries(Object.entries(typed).filter(([field]) => !(field in fixed)));
}
