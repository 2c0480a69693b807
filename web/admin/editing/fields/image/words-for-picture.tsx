import { Button } from '@mantine/core';
import classes from './image.module.css';
import type { usePictureWords } from './use-picture-words.ts';
import { useSavePictureWords } from './use-save-picture-words.ts';
import * as descriptionsTexts from '#web/admin/texts/descriptions.ts';

interface WordsForPictureProps {
  picture: ReturnType<typeof usePictureWords>;
  /** What is typed in this place. */
  words: string;
  /** The id of the control with the words. */
  controlId: string;
}

/** Gives a picture without words of its own those that are typed in this place. */
export function WordsForPicture({ picture, words, controlId }: WordsForPictureProps) {
  const { save, isSaving } = useSavePictureWords(picture);
  async function saveAndReturn() {
    await save(words);
    setTimeout(() => document.getElementById(controlId)?.focus()); // this button disappears
  }
  return (
    <div className={classes.forPicture}>
      <p>{descriptionsTexts.noWordsYet}</p>
      <Button
        size="xs"
        variant="default"
        loading={isSaving}
        disabled={words === ''}
        onClick={() => void saveAndReturn()}
      >
        {descriptionsTexts.saveForThePicture}
      </Button>
    </div>
  );
}
