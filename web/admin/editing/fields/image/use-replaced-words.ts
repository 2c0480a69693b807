import { useEffect, useRef, useState } from 'react';
import type { AltSource } from '#contract/alt-text.ts';
import type { ChosenPicture } from './use-image-field.ts';
import type { usePictureWords } from './use-picture-words.ts';

interface Description {
  words: string;
  source: AltSource;
}

interface OldWords extends Description {
  /** The address of the old picture. */
  picture: string;
  /** The words that took their place. */
  after: string;
}

interface Options {
  chosen: ChosenPicture | null;
  /** Whether a picture is being uploaded. */
  isSending: boolean;
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
export function useReplacedWords(options: Options) {
  const { chosen, isSending, image, current } = options;
  const { isSettled } = options.picture;
  const [old, setOld] = useState<OldWords | null>(null);
  const handled = useRef(chosen);
  /** When the upload began or the picture was chosen. Words typed since then describe the new picture. */
  const former = useRef(current);
  const wasSending = useRef(false);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    if (!wasSending.current) former.current = latest.current.current;
    wasSending.current = isSending;
  }, [chosen, isSending]);
  useEffect(() => {
    if (!chosen || chosen === handled.current || image !== chosen.address || !isSettled) return;
    handled.current = chosen;
    const { current: now, write } = latest.current;
    const { words, source } = former.current;
    const isTyped = now.words !== '' && now.words !== words && (now.source === '' || now.source === source);
    if (isTyped) write({ words: now.words, source: '' });
    else setOld(replaceWords(latest.current, chosen.before));
  }, [chosen, image, isSettled]);
  useEffect(() => {
    if (!old || image !== old.picture) return;
    const { write, current: now } = latest.current;
    if (now.words === old.after) write(old); // the old picture is back
  }, [old, image]);

  return {
    /** The words of the old picture, while those that took their place are in the form. */
    old: old && old.after === current.words && image !== old.picture ? old.words : null,
    isEmptied: old?.after === '',
    keep: () => {
      if (old) options.write({ words: old.words, source: '' });
      setOld(null);
    },
  };
}

/** Gives the new picture its description. Returns that of the old one if it differs. */
function replaceWords({ current, picture, write, canFollow, isDecided }: Options, before: string): OldWords | null {
  const { words, source } = current;
  if (source === 'decorative' || isDecided?.()) return null;
  const isOld = words !== '' && before !== '';
  const after = canFollow ? picture.words : '';
  if (after && (isOld || words === '')) write({ words: after, source: 'picture' });
  else if (isOld || source === 'picture') write({ words: '', source: '' });
  const isFollowing = after !== '' && source === 'picture';
  return isOld && !isFollowing && words !== after ? { words, source, picture: before, after } : null;
}
