import { useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import { useNavigate } from 'react-router';
import { ChunkLoadError, withTimeout } from '#web/site/chunk-timeout.ts';
import { notifyFailed } from '#web/admin/shell/notices/notify.tsx';
import { keepKeys } from './keep-keys.ts';
import { onOpenPalette, openPalette } from './palette-store.ts';
import { listenForLetters } from './shortcuts.ts';
import type { PaletteProps } from './palette.tsx';

const loadPalette = () => withTimeout(import('./palette.tsx'));

/**
 * Opens the palette by its button or by Ctrl/Cmd+K. What is typed before its field has the focus is kept. Listens in
 * layout effects: others run later than the panel appears, and a key pressed at once would be lost.
 */
export function PaletteTrigger() {
  const [opened, setOpened] = useState(0);
  const [text, setText] = useState('');
  const [Palette, setPalette] = useState<ComponentType<PaletteProps> | null>(null);
  const stopKeys = useRef(() => {});
  useLayoutEffect(
    () =>
      onOpenPalette(() => {
        setOpened((times) => times + 1);
        stopKeys.current();
        stopKeys.current = keepKeys(setText, () => setOpened(0));
        loadPalette().then(
          (chunk) => setPalette(() => chunk.Palette),
          (error: unknown) => {
            stopKeys.current();
            setText('');
            notifyFailed(error instanceof ChunkLoadError ? error.message : String(error));
          },
        );
      }),
    [],
  );
  useSearchKey();
  useLetters();
  return Palette && <Palette opened={opened} text={text} onText={setText} onClosed={() => stopKeys.current()} />;
}

function useSearchKey() {
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isSearch = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      if (!isSearch || event.altKey || event.shiftKey) return;
      event.preventDefault();
      openPalette();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

/** 'g b' opens the blog, 'n p' a new post, a question mark the palette, which lists all letters. */
function useLetters() {
  const navigate = useNavigate();
  useLayoutEffect(() => listenForLetters((to) => void navigate(to), openPalette), [navigate]);
}
