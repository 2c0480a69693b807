import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { withFocus } from '#contract/pictures.ts';
import { ALT_MAX } from '#contract/records/picture.ts';
import classes from './image.module.css';
import { usePictureWords } from './use-picture-words.ts';
import { useSavePictureWords } from './use-save-picture-words.ts';
import * as descriptionsTexts from '#web/admin/texts/descriptions.ts';

/** The description of a picture whose place has the words of the library, and no words of its own. */
export function LibraryWords({ id, address }: { id: string; address: string }) {
  const picture = usePictureWords(withFocus(address, null));
  const { name, words, isKnown } = picture;
  const [typed, setTyped] = useState<{ name: string; words: string } | null>(null);
  const { save, isSaving } = useSavePictureWords(picture);
  if (!isKnown) return null;
  const shown = typed?.name === name ? typed.words : words;
  return (
    <div className={classes.description} data-state={words ? 'good' : 'missing'}>
      <TextInput
        id={`${id}-words`}
        size="sm"
        label={descriptionsTexts.descriptionInTheLibrary}
        description={descriptionsTexts.readOutOnItsPage}
        inputWrapperOrder={['label', 'input', 'description']}
        placeholder={descriptionsTexts.whatItShows}
        maxLength={ALT_MAX}
        value={shown}
        onChange={({ currentTarget }) => setTyped({ name, words: currentTarget.value })}
      />
      {shown.trim() !== words && (
        <Button
          size="xs"
          mt={6}
          variant="default"
          loading={isSaving}
          onClick={() => void save(shown.trim()).then(() => document.getElementById(`${id}-words`)?.focus())}
        >
          {descriptionsTexts.saveForThePicture}
        </Button>
      )}
    </div>
  );
}
