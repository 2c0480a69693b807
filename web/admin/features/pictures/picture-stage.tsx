import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { TbFocusCentered } from 'react-icons/tb';
import { pictureFocus, uploadedName, withFocus } from '#contract/pictures.ts';
import type { PictureDetails } from '#contract/records/picture.ts';
import { imageSource, query } from '#web/api.ts';
import { FocusPicker } from '#web/admin/editing/fields/image/focus-picker.tsx';
import { FocusMark, WholePicture } from '#web/admin/editing/fields/image/whole-picture.tsx';
import { fileName } from '#web/admin/editing/upload/picture-info.ts';
import classes from './pictures.module.css';
import * as mediaTexts from '#web/admin/texts/media.ts';

/** The picture, and the choice of its own focal point. */
export function PictureStage({ picture: { imageUrl, fileName: sent } }: { picture: PictureDetails }) {
  const [isFocusing, setFocusing] = useState(false);
  const { setValue } = useFormContext();
  const { data: shapes } = useQuery(query('GET /pictures/:name/shapes', { params: { name: uploadedName(imageUrl) } }));
  const watched: unknown = useWatch({ name: 'focus' });
  const address = typeof watched === 'string' && watched ? `${imageUrl}#focus=${watched}` : imageUrl;
  if (isFocusing) {
    return (
      <div className={classes.picture}>
        <FocusPicker
          address={address}
          label={sent || fileName(imageUrl)}
          {...(shapes && shapes.length > 0 && { shapes })}
          onChange={(focus) => setValue('focus', focus ? `${focus.x},${focus.y}` : '', { shouldDirty: true })}
          onDone={() => {
            setFocusing(false);
            setTimeout(() => document.getElementById('set-focus')?.focus());
          }}
        />
      </div>
    );
  }
  return (
    <div className={classes.picture}>
      <div className={classes.stage}>
        <WholePicture source={imageSource(withFocus(address, null))}>
          <FocusMark focus={pictureFocus(address)} />
        </WholePicture>
      </div>
      <div className={classes.tools}>
        <Button
          id="set-focus"
          variant="default"
          leftSection={<TbFocusCentered size={16} aria-hidden />}
          onClick={() => setFocusing(true)}
        >
          {mediaTexts.setFocus}
        </Button>
        <span className={classes.note}>{mediaTexts.focusHelp}</span>
      </div>
    </div>
  );
}
