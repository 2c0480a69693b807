import { useEffect, useRef, useState } from 'react';
import { useAccount } from '#web/admin/shell/account.ts';
import { changedPaths } from '#web/admin/editing/form/changes.ts';
import { draftKey, dropDraft, keepDraft, readDraft, type Draft } from './form-drafts.ts';
import type { Editor, Source } from '#web/admin/editing/editor/use-editor.ts';
import type { Values } from '#web/admin/editing/form/values.ts';

/** What stands in the form, and the paths of what is not saved. */
export interface Typed {
  values: Values;
  changed: readonly string[];
}

/** Work that was left unsaved here earlier, if it still says something else than the record. */
export function useOffer(name: string, source: Source, saved: Values) {
  // Not from the stored login: when it ends while one types, the words still belong to the one who typed them.
  const key = draftKey(useAccount()._id, name);
  const [offer, setOffer] = useState<Draft | null>(() => {
    const draft = readDraft(localStorage, key);
    return draft && changedPaths(source.fields, saved, draft.values).length > 0 ? draft : null;
  });
  return { key, offer, close: () => setOffer(null) };
}

/** Keeps a copy of unsaved work on this computer with every change, and drops it once all is saved. */
export function useKeptDraft(key: string, isOffering: boolean, { base }: Editor, { values, changed }: Typed): boolean {
  const [isKept, setKept] = useState(true);
  const isChanged = changed.length > 0;
  const last = useRef(key);
  useEffect(() => {
    // A new record that was created goes by its own name from then on; under the old one nothing may be offered again.
    if (last.current !== key) dropDraft(localStorage, last.current);
    last.current = key;
  }, [key]);
  useEffect(() => {
    if (isOffering) return undefined;
    if (!isChanged) {
      dropDraft(localStorage, key);
      return undefined;
    }
    const draft = { version: base.version, base: base.values, values, at: new Date().toISOString() };
    const isWritten = keepDraft(localStorage, key, draft);
    const timer = setTimeout(() => setKept(isWritten));
    return () => clearTimeout(timer);
  }, [key, isOffering, base, values, isChanged]);
  return isKept;
}
