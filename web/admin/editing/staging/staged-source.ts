import { useMemo } from 'react';
import type { z } from 'zod';
import { parseLenient } from '#contract/field-meta.ts';
import type { StagedKind } from '#contract/kinds.ts';
import type { StagedChange } from '#contract/records/staged-change.ts';
import { call } from '#web/api.ts';
import type { LoadedRecord, RecordSource } from '#web/admin/editing/editor/use-editor.ts';
import type { Values } from '#web/admin/editing/form/values.ts';
import { useStagedCache } from './staged-cache.ts';

/** A loaded record with its staged values, if it has any. */
export function withStagedChange(fields: z.ZodType, record: LoadedRecord, staged: StagedChange | null): LoadedRecord {
  if (!staged) return record;
  const over = (values: Values) => parseLenient(fields, { ...record.values, ...values }) as Values; // the same fields
  return {
    values: over(staged.values),
    version: staged.baseVersion,
    staged: { version: staged.version, published: over(staged.base) },
  };
}

/** A source that can also stage. A public save ends the staged change, whose values it contains. */
export function useStagedSource(source: RecordSource, kind: StagedKind | null, id: string): RecordSource {
  const cache = useStagedCache();
  return useMemo(() => {
    if (kind === null) return source;
    const params = { kind, id };

    async function endStagedChange(kindOfRecord: StagedKind): Promise<void> {
      const version = cache.versionOf(kindOfRecord, id);
      if (version === undefined) return;
      try {
        await call('DELETE /staged/:kind/:id', { params, ifMatch: version });
        cache.drop(kindOfRecord, id);
      } catch {
        // Somebody staged more in the meantime: that stays.
        await cache.refresh();
      }
    }

    return {
      ...source,
      save: async (body, version) => {
        const saved = await source.save(body, version);
        await endStagedChange(kind);
        return saved;
      },
      staging: {
        load: async () => withStagedChange(source.fields, await source.load(), await cache.read(kind, id)),
        stage: async (body, over) => {
          const ifMatch = over.staged?.version ?? 0;
          const staged = await call('PUT /staged/:kind/:id', {
            params,
            body: { values: body, base: over.version },
            ifMatch,
          });
          return withStagedChange(source.fields, over, cache.keep(staged));
        },
      },
    };
  }, [source, kind, id, cache]);
}
