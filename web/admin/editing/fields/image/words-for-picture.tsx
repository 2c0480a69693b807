import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, messageOf } from '#web/api.ts';
import { notifyDone, notifyFailed } from '#web/admin/shell/notices/notify.tsx';
import classes from './image.module.css';
import type { usePictureWords } from './use-picture-words.ts';
import * as descriptionsTexts from '#web/admin/texts/descriptions.ts';

interface WordsForPictureProps {
  picture: ReturnType<typeof usePictureWords>;
  /** What is typed in this place. */
  words: string;
  /** The id of the control with the words. */
  controlId: string;
}

/** Gives a picture without words of its own those that are typed in this place. */
export function WordsForPicture({ picture: { name, version }, words, controlId }: WordsForPictureProps) {
  const [isSaving, setSaving] = useState(false);
  const queries = useQueryClient();
  async function save() {
    setSaving(true);
    try {
      const options = { params: { name }, body: { alt: words }, ...(version !== undefined && { ifMatch: version }) };
      const { placesChanged } = await call('PUT /pictures/:name', options);
      const others = placesChanged > 0 ? descriptionsTexts.placesChanged(placesChanged) : undefined;
      notifyDone(descriptionsTexts.savedForThePicture, others);
    } catch (failure) {
      notifyFailed(messageOf(failure, descriptionsTexts.failedForThePicture));
    }
    await queries.invalidateQueries({ queryKey: ['GET /pictures/:name'] });
    setSaving(false);
    setTimeout(() => document.getElementById(controlId)?.focus()); // this button disappears
  }
  return (
    <div className={classes.forPicture}>
      <p>{descriptionsTexts.noWordsYet}</p>
      <Button size="xs" variant="default" loading={isSaving} disabled={words === ''} onClick={() => void save()}>
        {descriptionsTexts.saveForThePicture}
      </Button>
    </div>
  );
}
