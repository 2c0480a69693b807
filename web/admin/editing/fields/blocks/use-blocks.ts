import { useEffect, useMemo, useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { undoListChanges } from '#web/admin/editing/form/changed-paths.ts';
import { fieldId, isWithin, useEditorState } from '#web/admin/editing/form/editor-context.ts';
import { isUnmoved, NEW_ENTRY, pairEntries } from '#web/admin/editing/form/pair-entries.ts';
import { asList, getIn, type Values } from '#web/admin/editing/form/values.ts';
import { useFocusAfterRender } from '../use-focus-after-render.ts';
import { blockLabel } from './block-state.ts';
import { copyBlock, isBlock, type BlockValues } from './block-values.ts';
import * as blocksTexts from '#web/admin/texts/blocks.ts';

interface Removed {
  block: BlockValues;
  index: number;
  /** How many blocks remained. If the count has changed, the list was replaced since. */
  left: number;
}

/** The blocks of a page in its form, the saved block of each, and which one is open. */
export function useBlocks(path: string, basePath: string | null) {
  const { control, getValues, setValue } = useFormContext();
  const array = useFieldArray({ control, name: path });
  const watched: unknown = useWatch({ control, name: path });
  const { base, target } = useEditorState();
  const [openId, setOpenId] = useState<string | null>(null);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [focus, setFocus] = useState<{ id: string } | null>(null);
  // The list may appear only after the address has named a field in it.
  const [followed, setFollowed] = useState<typeof target>(null);
  const [opened, setOpened] = useState<{ id: string } | null>(null);
  useFocusAfterRender(focus);
  useScrollToOpened(opened);

  const saved = basePath === null ? null : getIn(base, basePath);
  const typed = useMemo(() => asList(watched).filter(isBlock), [watched]);
  const pairs = useMemo(() => pairEntries(asList(saved), typed), [saved, typed]);
  const blocks = typed.map((block, index) => ({ block, pair: pairs[index] ?? NEW_ENTRY }));

  if (target !== followed) {
    setFollowed(target);
    const wanted = typed.find((_, index) => target && isWithin(target.path, `${path}.${index}`));
    if (wanted) setOpenId(wanted._id);
  }

  const current = () => asList(getValues(path)).filter(isBlock);
  const idAt = (index: number, part: string) => `${fieldId(`${path}.${index}`)}-${part}`;

  return {
    /** All blocks as they are typed. The same object until one changes. */
    typed,
    blocks,
    openId,
    removed: removed?.left === typed.length ? removed : null,
    isMoved: saved !== null && !isUnmoved(pairs, asList(saved).length),
    nameAt: (index: number) => (typed[index] ? blocksTexts.block(blockLabel(typed[index]), index + 1) : ''),
    toggle: (id: string) => {
      setOpenId(openId === id ? null : id);
      setOpened(
        openId === id
          ? null
          : {
              id: idAt(
                typed.findIndex(({ _id }) => _id === id),
                'entry',
              ),
            },
      );
    },
    /** Adds a block and opens its form. */
    add: (index: number, block: Values) => {
      array.insert(index, block, { shouldFocus: false });
      setRemoved(null);
      setOpenId(String(block._id));
      setFocus({ id: idAt(index, 'words') });
    },
    /** Replaces all blocks, such as by those of a starting shape. */
    replace: (blocks: Values[]) => array.replace(blocks),
    duplicate: (index: number) => {
      const block = current()[index];
      if (!block) return;
      array.insert(index + 1, copyBlock(block), { shouldFocus: false });
      setRemoved(null);
      setFocus({ id: idAt(index + 1, 'entry') });
    },
    setHidden: (index: number, isHidden: boolean) =>
      setValue(`${path}.${index}.hidden`, isHidden, { shouldDirty: true }),
    schedule: (index: number) => {
      setOpenId(current()[index]?._id ?? null);
      setFocus({ id: idAt(index, 'times') });
    },
    remove: (index: number) => {
      const block = current()[index];
      if (!block) return;
      setRemoved({ block: structuredClone(block), index, left: array.fields.length - 1 });
      array.remove(index);
      setFocus({ id: `${fieldId(path)}-undo` });
    },
    undoRemove: () => {
      if (!removed) return;
      array.insert(removed.index, removed.block, { shouldFocus: false });
      setRemoved(null);
      setFocus({ id: idAt(removed.index, 'entry') });
    },
    /** `by` is the button that was used. It keeps focus, or its neighbour does at either end. */
    move: (from: number, to: number, by?: 'up' | 'down') => {
      const last = array.fields.length - 1;
      if (to < 0 || to > last || from === to) return;
      array.move(from, to);
      setRemoved(null);
      if (by) setFocus({ id: idAt(to, to === 0 ? 'down' : to === last ? 'up' : by) });
    },
    undoMoves: () => {
      setValue(path, structuredClone(undoListChanges(asList(saved), current())));
      setRemoved(null);
    },
  };
}

/** Scrolls a block that was opened to the top if its head is above the screen, because another block has closed. */
function useScrollToOpened(opened: { id: string } | null): void {
  useEffect(() => {
    const element = document.getElementById(opened?.id ?? '');
    if (!element) return;
    // The bars at the top of the screen cover as much.
    const covered = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    const { top } = element.getBoundingClientRect();
    if (top < covered) element.scrollIntoView({ block: 'start' });
  }, [opened]);
}

export type Blocks = ReturnType<typeof useBlocks>;
