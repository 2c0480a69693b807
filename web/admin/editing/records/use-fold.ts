import { useHotkeys, useLocalStorage, useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';

/** From this width on, a page to write on has room for its list and its details beside it. */
const WIDE = '(min-width: 1200px)';

/** Keys also work while a field has focus. */
const EVERYWHERE: string[] = [];

export interface Fold {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
}

/** The list beside a page to write on: Ctrl \ folds it. Remembered in this browser. */
export function useListFold(isOn: boolean): Fold {
  const [isFolded, setFolded] = useLocalStorage({
    key: 'panel-list-folded',
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  useHotkeys(isOn ? [['mod+\\', () => setFolded(!isFolded)]] : [], EVERYWHERE, true);
  return { isOpen: !isFolded, setOpen: (isOpen) => setFolded(!isOpen) };
}

/**
 * The sheet of details: Ctrl . folds it. On wide screens it stands beside the page, and the choice is remembered. On
 * others it lies over the page, and is closed at first.
 */
export function useDetailsFold(): Fold & { isOver: boolean } {
  const isWide = useMediaQuery(WIDE, window.matchMedia(WIDE).matches, { getInitialValueInEffect: false });
  const [isFolded, setFolded] = useLocalStorage({
    key: 'panel-details-folded',
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  const [isOverOpen, setOverOpen] = useState(false);
  const fold = isWide
    ? { isOpen: !isFolded, setOpen: (isOpen: boolean) => setFolded(!isOpen) }
    : { isOpen: isOverOpen, setOpen: setOverOpen };
  useHotkeys([['mod+.', () => fold.setOpen(!fold.isOpen)]], EVERYWHERE, true);
  return { ...fold, isOver: !isWide };
}
