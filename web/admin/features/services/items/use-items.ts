import { useEffect, useRef, useState } from 'react';
import type { ServiceItem } from '#contract/collections/services.ts';
import { moveEntry } from '#web/admin/shell/reorder.ts';
import { useField, type FieldProps } from '#web/admin/editing/fields/use-field.ts';
import { asLine, blankItem, parseItems, type ItemKind } from './item-kinds.ts';

interface Removed {
  item: ServiceItem;
  index: number;
}

export type Items = ReturnType<typeof useItems>;

/** All items of a section, lines and objects mixed, each with a key that stays when it moves. */
export function useItems(props: FieldProps) {
  const field = useField(props);
  const items = parseItems(field.value);
  const [keys, setKeys] = useState(() => items.map(nextKey));
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [focus, setFocus] = useState<{ id: string } | null>(null);
  if (keys.length !== items.length) setKeys(items.map((_, index) => keys[index] ?? nextKey()));
  useItemFocus(focus);

  function replaceItems(next: ServiceItem[], nextKeys: string[]) {
    setKeys(nextKeys);
    setRemoved(null);
    field.set(next);
  }

  return {
    field,
    items,
    keys,
    removed,
    nameAt: (index: number) => asLine(items[index] ?? '') || `number ${index + 1}`,
    /** Replaces all items. */
    setAll: (next: ServiceItem[]) => replaceItems(next, next.map(nextKey)),
    change: (index: number, item: ServiceItem) => field.set(items.with(index, item)),
    add: (kind: ItemKind) => {
      replaceItems([...items, blankItem(kind)], [...keys, nextKey()]);
      setFocus({ id: itemId(field.id, items.length) });
    },
    remove: (index: number) => {
      const item = items[index];
      if (item === undefined) return;
      replaceItems(items.toSpliced(index, 1), keys.toSpliced(index, 1));
      setRemoved({ item, index });
      setFocus({ id: `${field.id}-undo` });
    },
    undoRemove: () => {
      if (!removed) return;
      replaceItems(items.toSpliced(removed.index, 0, removed.item), keys.toSpliced(removed.index, 0, nextKey()));
      setFocus({ id: itemId(field.id, removed.index) });
    },
    move: (from: number, to: number) => {
      if (to >= 0 && to < items.length && from !== to)
        replaceItems(moveEntry(items, from, to), moveEntry(keys, from, to));
    },
  };
}

/** The id of an item's row in the list with that id. */
export function itemId(listId: string, index: number): string {
  return `${listId}-${index}-item`;
}

let lastKey = 0;

function nextKey(): string {
  lastKey += 1;
  return `item-${lastKey}`;
}

/** Moves focus after the next render: to the button itself, or to the first field of the row. */
function useItemFocus(focus: { id: string } | null) {
  const done = useRef(focus);
  useEffect(() => {
    if (focus === done.current) return;
    done.current = focus;
    const element = document.getElementById(focus?.id ?? '');
    const control = element?.matches('button') ? element : element?.querySelector<HTMLElement>('input, textarea');
    control?.focus();
    element?.scrollIntoView({ block: 'nearest' });
  }, [focus]);
}
