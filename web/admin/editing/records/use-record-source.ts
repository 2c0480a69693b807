import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { parseLenient } from '#contract/field-meta.ts';
import { SKIP_UNSAVED_GUARD } from '#web/admin/editing/autosave/unsaved-guard.tsx';
import type { LoadedRecord, RecordSource } from '#web/admin/editing/editor/use-editor.ts';
import { blankValue, isGroup, type Values } from '#web/admin/editing/form/values.ts';
import { NEW_ID, type ListedRecord, type RecordKind, type StoredRecord } from './record-kind.ts';
import type { RecordPaneProps } from './record-pane.tsx';
import { useRecordCache } from './use-records.ts';

/** Where the form's record comes from and goes to; the first save of a new one creates it. */
export function useRecordSource<L extends ListedRecord, R extends StoredRecord & L>(
  props: RecordPaneProps<L, R>,
): RecordSource {
  const { kind, id, search, onCreated } = props;
  const cache = useRecordCache(kind);
  const navigate = useNavigate();
  return useMemo(() => {
    const { fields, write, texts } = kind;
    /** The record's own id as soon as it has one: the address, and what is drawn of it, follow a moment later. */
    const own = { id };
    /** A number typed in the field is a place: the record is moved there, and the others are numbered anew. */
    async function moveToTypedPlace(stored: R, isTyped: boolean): Promise<R> {
      if (!kind.order || !isTyped) return stored;
      // The number is saved; where the others could not make way, both stand at one place.
      return kind.order.move(stored._id, kind.order.numberOf(stored)).catch(() => stored);
    }
    async function update(body: Values, version: number) {
      const before = cache.one(own.id);
      const stored = await kind.update(own.id, body, version);
      const isTyped = before !== undefined && kind.order?.numberOf(before) !== kind.order?.numberOf(stored);
      return cache.keep(await moveToTypedPlace(stored, isTyped));
    }
    async function create(body: Values) {
      const made = cache.keep(await moveToTypedPlace(await kind.create(body), typeof body.order === 'number'));
      own.id = made._id;
      onCreated(made._id);
      void navigate(`/${kind.path}/${made._id}${search}`, {
        replace: true,
        state: SKIP_UNSAVED_GUARD,
        preventScrollReset: true,
      });
      return made;
    }
    return {
      fields,
      write,
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

/** A record as its form holds it; what a new one begins with where there is none. */
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
