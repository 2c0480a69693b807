import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { parseLenient } from '#contract/field-meta.ts';
import { SETTLED } from '#web/admin/editing/autosave/unsaved-guard.tsx';
import type { Loaded, Source } from '#web/admin/editing/editor/use-editor.ts';
import { blankOf, isGroup, type Values } from '#web/admin/editing/form/values.ts';
import { NEW, type Listed, type RecordKind, type Stored } from './record-kind.ts';
import type { RecordPaneProps } from './record-pane.tsx';
import { useRecordCache } from './use-records.ts';

/** Where the form's record comes from and goes to; the first save of a new one creates it. */
export function useRecordSource<L extends Listed, R extends Stored & L>(props: RecordPaneProps<L, R>): Source {
  const { kind, id, search, onCreated } = props;
  const cache = useRecordCache(kind);
  const navigate = useNavigate();
  return useMemo(() => {
    const { fields, write, texts } = kind;
    /** The record's own id as soon as it has one: the address, and what is drawn of it, follow a moment later. */
    const own = { id };
    /** A number typed in the field is a place: the record is moved there, and the others are numbered anew. */
    async function atItsPlace(stored: R, isTyped: boolean): Promise<R> {
      if (!kind.order || !isTyped) return stored;
      // The number is saved; where the others could not make way, both stand at one place.
      return kind.order.move(stored._id, kind.order.numberOf(stored)).catch(() => stored);
    }
    async function update(body: Values, version: number) {
      const before = cache.one(own.id);
      const stored = await kind.update(own.id, body, version);
      const isTyped = before !== undefined && kind.order?.numberOf(before) !== kind.order?.numberOf(stored);
      return cache.keep(await atItsPlace(stored, isTyped));
    }
    async function create(body: Values) {
      const made = cache.keep(await atItsPlace(await kind.create(body), typeof body.order === 'number'));
      own.id = made._id;
      onCreated(made._id);
      void navigate(`/${kind.path}/${made._id}${search}`, { replace: true, state: SETTLED, preventScrollReset: true });
      return made;
    }
    return {
      fields,
      write,
      load: async () => loadedOf(kind, cache.keep(await kind.read(own.id))),
      save: async (body, version) => loadedOf(kind, await (own.id === NEW ? create(body) : update(body, version))),
      texts:
        id === NEW
          ? { saved: texts.created ?? texts.saved, failed: texts.createFailed ?? texts.saveFailed }
          : { saved: texts.saved, failed: texts.saveFailed },
    };
  }, [kind, id, search, onCreated, cache, navigate]);
}

/** A record as its form holds it; what a new one begins with where there is none. */
export function loadedOf<L extends Listed, R extends Stored & L>(kind: RecordKind<L, R>, record: R | null): Loaded {
  if (record) return { values: asValues(parseLenient(kind.fields, record)), version: record.version };
  return { values: { ...asValues(blankOf(kind.fields)), ...kind.blank?.() }, version: 0 };
}

function asValues(value: unknown): Values {
  return isGroup(value) ? value : {};
}
