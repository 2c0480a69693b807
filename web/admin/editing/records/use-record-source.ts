import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { parseLenient } from '#contract/field-meta.ts';
import { SKIP_UNSAVED_GUARD } from '#web/admin/editing/autosave/unsaved-guard.tsx';
import type { LoadedRecord, RecordSource } from '#web/admin/editing/editor/use-editor.ts';
import { blankValue, isGroup, type Values } from '#web/admin/editing/form/values.ts';
import { NEW_ID, type ListedRecord, type RecordKind, type StoredRecord } from './record-kind.ts';
import type { RecordPaneProps } from './record-pane.tsx';
import { useRecordCache } from './use-records.ts';

/** Loads and saves the form's record. The first save of a new one creates it. */
export function useRecordSource<L extends ListedRecord, R extends StoredRecord & L>(
  props: RecordPaneProps<L, R>,
): RecordSource {
  const { kind, id, search, onCreated } = props;
  const cache = useRecordCache(kind);
  const navigate = useNavigate();
  return useMemo(() => {
    const { fields, write, texts, upgradeDraft } = kind;
    /** The id as soon as the record has one. The address and the rendered id follow later. */
    const own = { id };
    /** A typed number is a position: moves the record there and renumbers the others. */
    async function moveToTypedPosition(stored: R, isTyped: boolean): Promise<R> {
      if (!kind.order || !isTyped) return stored;
      // The number is saved. If the others could not be renumbered, two records share a position.
      return kind.order.move(stored._id, kind.order.numberOf(stored)).catch(() => stored);
    }
    async function update(body: Values, version: number) {
      const before = cache.one(own.id);
      const stored = await kind.update(own.id, body, version);
      const isTyped = before !== undefined && kind.order?.numberOf(before) !== kind.order?.numberOf(stored);
      return cache.keep(await moveToTypedPosition(stored, isTyped));
    }
    async function create(body: Values) {
      const created = cache.keep(await moveToTypedPosition(await kind.create(body), typeof body.order === 'number'));
      own.id = created._id;
      onCreated(created._id);
      void navigate(`/${kind.path}/${created._id}${search}`, {
        replace: true,
        state: SKIP_UNSAVED_GUARD,
        preventScrollReset: true,
      });
      return created;
    }
    return {
      fields,
      write,
      upgradeDraft,
      load: async () => initialValues(kind, cache.keep(await kind.read(own.id))),
      save: async (body, version) =>
        initialValues(kind, await (own.id === NEW_ID ? create(body) : update(body, version))),
      texts:
        id === NEW_ID
          ? { saved: texts.created ?? texts.saved, failed: texts.createFailed ?? texts.saveFailed }
          : { saved: texts.saved, failed: texts.saveFailed },
    };
  }, [kind, id, search, onCreated, cache, navigate]);
}

/** A record in its form: saved values, or the initial ones of a new record. */
export function initialValues<L extends ListedRecord, R extends StoredRecord & L>(
  kind: RecordKind<L, R>,
  record: R | null,
): LoadedRecord {
  if (record) return { values: toFormValues(parseLenient(kind.fields, record)), version: record.version };
  return { values: { ...toFormValues(blankValue(kind.fields)), ...kind.blank?.() }, version: 0 };
}

function toFormValues(value: unknown): Values {
  return isGroup(value) ? value : {};
}
