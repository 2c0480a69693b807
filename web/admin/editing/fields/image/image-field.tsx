import { Input } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import '@mantine/dropzone/styles.layer.css';
import { useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { DRAWING_UPLOADS, UPLOAD_MAX_BYTES } from '#contract/constants.ts';
import { withFocus } from '#contract/pictures.ts';
import { drawingLimits, uploadLimits } from '#contract/texts.ts';
import { useEditorState } from '#web/admin/editing/form/editor-context.ts';
import { FieldFrame } from '#web/admin/editing/fields/field-frame.tsx';
import type { FieldProps } from '#web/admin/editing/fields/use-field.ts';
import { checkPicture, NOT_AN_IMAGE } from '#web/admin/editing/upload/check-picture.ts';
import { TextButton } from '#web/admin/shell/text-button.tsx';
import { descriptionOf } from './description-of.ts';
import { DescriptionField } from './description-field.tsx';
import { FocusPicker } from './focus-picker.tsx';
import { LibraryWords } from './library-words.tsx';
import { ImageDetails } from './image-details.tsx';
import { EmptyStage, ImageStage, SendingStage } from './image-stage.tsx';
import classes from './image.module.css';
import { useLibraryDialog } from './use-library-dialog.tsx';
import { useImageField, type ImageFieldState } from './use-image-field.ts';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as picturesTexts from '#web/admin/texts/pictures.ts';

/** A picture: dropped, chosen, taken from those already uploaded, or linked. The old one stays until the new one is here. */
export function ImageField(props: FieldProps) {
  const image = useImageField(props);
  const { field, address, upload } = image;
  const choose = useRef<() => void>(null);
  const library = useLibraryDialog({
    openerId: `${field.id}-library`,
    current: withFocus(address, null),
    onChoose: image.takeUploaded,
  });
  const { fields } = useEditorState();
  const { getValues } = useFormContext();
  const description = descriptionOf(fields, getValues(), props);
  const { state } = upload;
  const limits = DRAWING_UPLOADS.includes(field.info.upload ?? '') ? drawingLimits : uploadLimits;
  return (
    <FieldFrame field={field} isControl={false}>
      <Dropzone
        openRef={choose}
        activateOnClick={false}
        activateOnKeyboard={false}
        enablePointerEvents
        multiple={false}
        accept={['image/*']}
        maxSize={UPLOAD_MAX_BYTES}
        onDrop={([picture]) => picture && void upload.send(picture)}
        onReject={([rejected]) => rejected && upload.refuse(rejected.file, checkPicture(rejected.file) ?? NOT_AN_IMAGE)}
        classNames={{ root: classes.card, inner: classes.inner }}
        aria-labelledby={`${field.id}-label`}
      >
        <Stage image={image} onChoose={() => choose.current?.()} onLibrary={library.open} />
        {state.kind === 'failed' && (
          <p className={classes.failed} role="alert">
            {state.message} {address !== '' && picturesTexts.theOldPictureStays}
            {state.mayRetry && (
              <TextButton onClick={() => void upload.send(state.file)}>{commonTexts.tryAgain}</TextButton>
            )}
          </p>
        )}
        <div className={classes.details}>
          {field.info.describedAs && address && <LibraryWords id={field.id} address={address} />}
          {description && (
            <DescriptionField {...description} chosen={image.chosen} isSending={state.kind === 'sending'} />
          )}
          <ImageDetails field={field} address={address} />
        </div>
      </Dropzone>
      <Input.Description id={`${field.id}-limits`} mt={4}>
        {[limits, field.info.help].filter(Boolean).join(' ')}
      </Input.Description>
      {library.dialog}
    </FieldFrame>
  );
}

interface StageProps {
  image: ImageFieldState;
  onChoose: () => void;
  onLibrary: () => void;
}

/** What the card shows at its top: an upload, the picture, the choice of its focus, or an invitation. */
function Stage({ image, onChoose, onLibrary }: StageProps) {
  const { field, address, upload, setAddress } = image;
  const [isFocusing, setFocusing] = useState(false);
  if (upload.state.kind === 'sending') return <SendingStage state={upload.state} onStop={upload.stop} />;
  if (address === '') return <EmptyStage field={field} onChoose={onChoose} onLibrary={onLibrary} />;
  if (isFocusing) {
    return (
      <FocusPicker
        address={address}
        label={field.label}
        {...(field.info.shownAs && { shapes: field.info.shownAs })}
        onChange={(focus) => setAddress(withFocus(address, focus))}
        onDone={() => {
          setFocusing(false);
          setTimeout(() => document.getElementById(`${field.id}-focus`)?.focus());
        }}
      />
    );
  }
  return (
    <ImageStage
      field={field}
      address={address}
      onChoose={onChoose}
      onLibrary={onLibrary}
      onFocus={() => setFocusing(true)}
      onRemove={() => {
        image.remove();
        setTimeout(() => document.getElementById(field.id)?.focus()); // this button disappears
      }}
    />
  );
}
