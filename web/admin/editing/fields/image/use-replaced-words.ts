import { useEffect, useRef, useState } from 'react';
import type { AltSource } from '#contract/alt-text.ts';
import type { ChosenPicture } from './use-image-field.ts';
import type { usePictureWords } from './use-picture-words.ts';

interface Description {
  words: string;
  source: AltSource;
}

interface Options {
  chosen: ChosenPicture | null;
  /** The address of the picture in the form. */
  image: string;
  /** What the library says about it. */
  picture: Pick<ReturnType<typeof usePictureWords>, 'words' | 'isSettled'>;
  /** The description in the form. Words that describe no picture are ''. */
  current: Description;
  write: (description: Description) => void;
  /** Whether the place can take over the words of the library. */
  canFollow: boolean;
  /** Whether somebody has already said where the description of the new picture comes from. */
  isDecided?: () => boolean;
}

/**
 * The description after somebody has chosen another picture: that of the new picture, or none. Words that belonged to the
 * old picture are kept for a change of mind.
 */
export function useReplacedWords({ chosen, image, picture, current, write, canFollow, isDecided }: Options) {
  const [old, setOld] = useState<(Description & { picture: string; after: string }) | null>(null);
  const handled = useRef(chosen);
  useEffect(() => {
    if (chosen && chosen !== handled.current && image === chosen.address && picture.isSettled) {
      handled.current = chosen;
      replaceWords(chosen.before);
    } else if (old && image === old.picture) {
      if (current.words === old.after) write(old); // the old picture is back
      setOld(null);
    }
  });

  function replaceWords(before: string) {
    const { words, source } = current;
    if (source === 'decorative' || isDecided?.()) return;
    const isOld = words !== '' && before !== '';
    const fresh = canFollow ? picture.words : '';
    if (fresh && (isOld || words === '')) write({ words: fresh, source: 'picture' });
    else if (isOld || source === 'picture') write({ words: '', source: '' });
    const isFollowing = fresh !== '' && source === 'picture';
    if (isOld && !isFollowing && words !== fresh) setOld({ words, source, picture: before, after: fresh });
  }

  return {
    /** The words of the old picture, while those that took their place are in the form. */
    old: old?.after === current.words ? old.words : null,
    isEmptied: old?.after === '',
    keep: () => {
      if (old) write({ words: old.words, source: '' });
      setOld(null);
    },
  };
}
