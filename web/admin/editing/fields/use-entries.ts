import { useMemo, useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { useEditorState, fieldId, isWithin } from '#web/admin/editing/form/editor-context.ts';
import { undoListChanges } from '#web/admin/editing/form/changed-paths.ts';
import { isUnmoved, NEW_ENTRY, pairEntries } from '#web/admin/editing/form/pair-entries.ts';
import { asList, blankValue, getIn, isGroup } from '#web/admin/editing/form/values.ts';
import { summarizeEntry } from './summary.ts';
import { useFocusAfterRender } from './use-focus-after-render.ts';
import * as fieldsTexts from '#web/admin/texts/fields.ts';

interface Removed {
  entry: unknown;
  index: number;
  name: string;
  /** How many entries remained. If the count has changed, the list was replaced since. */
  left: number;
}

/** The entries of a list in the form, the saved entry of each, and which are unfolded. */
export function useEntries(path: string, basePath: string | null, element: z.ZodType = z.never()) {
  const id = fieldId(path);
  const { getValues, setValue, control } = useFormContext();
  const array = useFieldArray({ control, name: path });
  const watched: unknown = useWatch({ control, name: path });
  const { base, target } = useEditorState();
  const { isOpen, unfold, toggle } = useUnfolded();
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [addedIndex, setAddedIndex] = useState<number | null>(null);
  const [focus, setFocus] = useState<{ id: string } | null>(null);
  // A list in a closed block appears only when the target opens the block.
  const [followed, setFollowed] = useState<typeof target>(null);

  const saved = basePath === null ? null : getIn(base, basePath);
  const pairs = useMemo(() => pairEntries(asList(saved), asList(watched)), [saved, watched]);
  const entries = array.fields.map((entry, index) => ({ id: entry.id, pair: pairs[index] ?? NEW_ENTRY }));

  if (target !== followed) {
    setFollowed(target);
    const targetEntry = entries.find((_, index) => target && isWithin(target.path, `${path}.${index}`));
    if (targetEntry) unfold(targetEntry.id);
  }
  const added = addedIndex === null ? undefined : entries[addedIndex];
  if (added) {
    setAddedIndex(null);
    unfold(added.id);
  }
  useFocusAfterRender(focus);

  const current = () => asList(getValues(path));
  const nameOf = (entry: unknown, index: number) =>
    summarizeEntry(element, entry).title || fieldsTexts.entry(index + 1);

  function append(entry: unknown) {
    const index = array.fields.length;
    if (isGroup(entry)) array.append(entry, { shouldFocus: false });
    setRemoved(null);
    setAddedIndex(index);
    setFocus({ id: `${fieldId(`${path}.${index}`)}-body` });
  }

  return {
    id,
    entries,
    removed: removed?.left === entries.length ? removed : null,
    isMoved: saved !== null && !isUnmoved(pairs, asList(saved).length),
    isOpen,
    nameAt: (index: number) => nameOf(current()[index], index),
    toggle,
    add: () => append(blankValue(element)),
    /** Adds an entry with content. */
    append,
    remove: (index: number) => {
      const entry = current()[index];
      const left = array.fields.length - 1;
      setRemoved({ entry: structuredClone(entry), index, name: nameOf(entry, index), left });
      array.remove(index);
      setFocus({ id: `${id}-undo` });
    },
    undoRemove: () => {
      if (!removed || !isGroup(removed.entry)) return;
      array.insert(removed.index, removed.entry, { shouldFocus: false });
      setRemoved(null);
      setFocus({ id: `${fieldId(`${path}.${removed.index}`)}-entry` });
    },
    /** `by` is the button that was used. It keeps focus, or its neighbour does at either end. */
    move: (from: number, to: number, by?: 'up' | 'down') => {
      const last = array.fields.length - 1;
      if (to < 0 || to > last || from === to) return;
      array.move(from, to);
      setRemoved(null);
      if (!by) return;
      const button = to === 0 ? 'down' : to === last ? 'up' : by;
      setFocus({ id: `${fieldId(`${path}.${to}`)}-${button}` });
    },
    undoMoves: () => {
      setValue(path, structuredClone(undoListChanges(asList(saved), current())));
      setRemoved(null);
    },
  };
}

function useUnfolded() {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  return {
    isOpen: (entry: string) => open.has(entry),
    unfold: (entry: string) => setOpen(new Set(open).add(entry)),
    toggle: (entry: string) => {
      const next = new Set(open);
      if (!next.delete(entry)) next.add(entry);
      setOpen(next);
    },
  };
}
