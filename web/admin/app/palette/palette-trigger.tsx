import { useEffect, useState, type ComponentType } from 'react';
import { useNavigate } from 'react-router';
import { ChunkLoadError, withTimeout } from '#web/site/chunks.ts';
import { notifyFailed } from '#web/admin/shell/notices/notify.tsx';
import { onOpenPalette, openPalette } from './palette-store.ts';
import { listenForLetters } from './shortcuts.ts';

/** Loads the palette's script on first use: by its button or by Ctrl/Cmd+K. */
export function PaletteTrigger() {
  const [opened, setOpened] = useState(0);
  const [Palette, setPalette] = useState<ComponentType<{ opened: number }> | null>(null);
  useEffect(
    () =>
      onOpenPalette(() => {
        setOpened((times) => times + 1);
        withTimeout(import('./palette.tsx')).then(
          (chunk) => setPalette(() => chunk.Palette),
          (error: unknown) => notifyFailed(error instanceof ChunkLoadError ? error.message : String(error)),
        );
      }),
    [],
  );
  useSearchKey();
  useLetters();
  return Palette && <Palette opened={opened} />;
}

function useSearchKey() {
  useEffect(() => {
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
  useEffect(() => listenForLetters((to) => void navigate(to), openPalette), [navigate]);
}
