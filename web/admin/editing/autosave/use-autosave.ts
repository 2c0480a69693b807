import { useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { mapFields } from '#contract/field-meta.ts';
import { useAccount } from '#web/admin/shell/account.ts';
import { changedPaths } from '#web/admin/editing/form/changed-paths.ts';
import { draftKey, deleteDraft, saveDraft, readDraft, type Draft } from './form-drafts.ts';
import type { Editor, RecordSource } from '#web/admin/editing/editor/use-editor.ts';
import type { Values } from '#web/admin/editing/form/values.ts';

/** The values without typed passwords: they must not lie in the browser's storage. */
function withoutSecrets(fields: z.ZodType, values: Values): Values {
  return mapFields(fields, values, (value, { widget }) => (widget === 'secret' ? '' : value)) as Values; // the same fields
}

/** The form's values and the paths of unsaved fields. */
export interface TypedValues {
  values: Values;
  changed: readonly string[];
}

/** An earlier draft, if it still differs from the record. */
export function useDraftOffer(name: string, source: RecordSource, saved: Values) {
  // Not from the stored login: when it ends while somebody types, the text still belongs to its author.
  const key = draftKey(useAccount()._id, name);
  const [offer, setOffer] = useState<Draft | null>(() => {
    const stored = readDraft(localStorage, key);
    const draft = stored && currentDraft(stored, source, saved);
    return draft && changedPaths(source.fields, saved, draft.values).length > 0 ? draft : null;
  });
  return { key, offer, close: () => setOffer(null) };
}

/** A draft with all fields of this version. A field that it does not know yet is as saved. */
function currentDraft(draft: Draft, { upgradeDraft = (values) => values }: RecordSource, saved: Values): Draft {
  const upgraded = (values: Values) => ({ ...saved, ...upgradeDraft(values, saved) });
  return { ...draft, base: upgraded(draft.base), values: upgraded(draft.values) };
}

/**
 * Stores a draft in this browser on every change and deletes it once everything is saved. Returns false if storage is
 * full or off.
 */
export function useAutosave(
  key: string,
  isOffering: boolean,
  { base }: Editor,
  { fields }: Pick<RecordSource, 'fields'>,
  { values, changed }: TypedValues,
): boolean {
  const [isStored, setStored] = useState(true);
  const isChanged = changed.length > 0;
  const last = useRef(key);
  useEffect(() => {
    // A new record gets its own key when it is created. Delete the draft under the old key.
    if (last.current !== key) deleteDraft(localStorage, last.current);
    last.current = key;
  }, [key]);
  useEffect(() => {
    if (isOffering) return undefined;
    if (!isChanged) {
      deleteDraft(localStorage, key);
      return undefined;
    }
    const draft = {
      version: base.version,
      base: base.values,
      values: withoutSecrets(fields, values),
      ...(base.staged && { staged: base.staged }),
      at: new Date().toISOString(),
    };
    const isWritten = saveDraft(localStorage, key, draft);
    const timer = setTimeout(() => setStored(isWritten));
    return () => clearTimeout(timer);
  }, [key, isOffering, base, fields, values, isChanged]);
  return isStored;
}
