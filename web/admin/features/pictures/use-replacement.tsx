import { lazy, Suspense, useState } from 'react';
import { withFocus } from '#contract/pictures.ts';
import type { PictureDetails, PictureUses } from '#contract/records/picture.ts';
import { useLibraryDialog } from '#web/admin/editing/fields/image/use-library-dialog.tsx';

const ReplaceDialog = lazy(() => import('./replace-dialog.tsx').then((chunk) => ({ default: chunk.ReplaceDialog })));

/** The two steps of a replacement: the choice of another picture, and the pages before and after. */
export function useReplacement(picture: PictureDetails, uses: PictureUses) {
  const [chosen, setChosen] = useState('');
  const library = useLibraryDialog({
    openerId: 'replace-everywhere',
    current: picture.imageUrl,
    onChoose: (address) => {
      if (withFocus(address, null) !== picture.imageUrl) setChosen(address);
    },
  });
  const dialogs = (
    <>
      {library.dialog}
      {chosen && (
        <Suspense>
          <ReplaceDialog picture={picture} uses={uses} chosen={chosen} onClose={() => setChosen('')} />
        </Suspense>
      )}
    </>
  );
  return { choose: library.open, dialogs };
}
