import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import type { AltSource } from '#contract/alt-text.ts';
import { ALT_MAX } from '#contract/records/picture.ts';
import type { UndescribedPlace } from '#contract/records/undescribed-picture.ts';
import { imageSource } from '#web/api.ts';
import { linkingRecordAddress, linkingRecordName } from '#web/admin/editing/records/linking-record.ts';
import classes from './undescribed.module.css';
import * as descriptionsTexts from '#web/admin/texts/descriptions.ts';

interface RowProps {
  place: UndescribedPlace;
  /** Its place in the list, from 1. */
  number: number;
  onDecide: (decision: { words: string; source: AltSource }) => Promise<void>;
}

/** The id of the input of a row, by its place in the list. */
export function rowInputId(number: number): string {
  return `undescribed-${number}`;
}

/** One picture without a description: where it is, and what can be said about it. */
export function UndescribedRow({ place, number, onDecide }: RowProps) {
  const { imageUrl, pictureAlt, isInText } = place;
  const [typed, setTyped] = useState('');
  const [isSaving, setSaving] = useState(false);
  const where = linkingRecordName(place);
  const followed: AltSource = isInText ? '' : 'picture';
  async function decide(words: string, source: AltSource) {
    setSaving(true);
    await onDecide({ words, source });
    setSaving(false);
  }
  return (
    <li className={classes.row}>
      <img className={classes.thumb} src={imageSource(imageUrl)} alt="" loading="lazy" />
      <div className={classes.what}>
        <Link
          className={classes.where}
          to={linkingRecordAddress(place)}
          aria-label={descriptionsTexts.openPlace(where)}
        >
          {descriptionsTexts.inPlace(where)}
        </Link>
        <form
          className={classes.form}
          onSubmit={(event) => {
            event.preventDefault();
            if (typed.trim() && !isSaving) void decide(typed, '');
          }}
        >
          <TextInput
            id={rowInputId(number)}
            className={classes.input}
            aria-label={descriptionsTexts.describe(where, number)}
            placeholder={descriptionsTexts.whatItShows}
            maxLength={ALT_MAX}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Button
            type="submit"
            variant="default"
            disabled={!typed.trim()}
            loading={isSaving}
            aria-label={descriptionsTexts.saveNamed(number)}
          >
            {descriptionsTexts.save}
          </Button>
          <Button
            variant="default"
            disabled={isSaving}
            aria-label={descriptionsTexts.markDecorativeNamed(number)}
            onClick={() => void decide('', 'decorative')}
          >
            {descriptionsTexts.markDecorative}
          </Button>
        </form>
        {pictureAlt !== '' && (
          <p className={classes.offer}>
            <span>“{pictureAlt}”</span>
            <Button
              size="compact-sm"
              variant="default"
              disabled={isSaving}
              aria-label={descriptionsTexts.usePictureNamed(number, pictureAlt)}
              onClick={() => void decide(pictureAlt, followed)}
            >
              {descriptionsTexts.usePicture}
            </Button>
          </p>
        )}
      </div>
    </li>
  );
}
