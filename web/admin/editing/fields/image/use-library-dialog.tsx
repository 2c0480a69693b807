import { lazy, Suspense, useState, type ReactNode } from 'react';

const PictureLibrary = lazy(() => import('./picture-library.tsx'));

interface LibraryDialogOptions {
  /** The id of the button that opens it. It gets the focus afterwards. */
  openerId: string;
  /** The address of the picture in the field. */
  current?: string;
  onChoose: (address: string) => void;
}

/** The dialog with all uploaded pictures, to be rendered beside the field, and what opens it. */
export function useLibraryDialog({ openerId, current = '', onChoose }: LibraryDialogOptions) {
  const [isOpen, setOpen] = useState(false);
  function close() {
    setOpen(false);
    setTimeout(() => document.getElementById(openerId)?.focus());
  }
  const dialog: ReactNode = isOpen && (
    <Suspense>
      <PictureLibrary current={current} onChoose={onChoose} onClose={close} />
    </Suspense>
  );
  return { open: () => setOpen(true), dialog };
}
