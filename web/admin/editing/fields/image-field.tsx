import { Button, Input, Progress, TextInput } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import '@mantine/dropzone/styles.layer.css';
import { useRef, useState } from 'react';
import { TbPhoto, TbTrash } from 'react-icons/tb';
import { UPLOAD_MAX_BYTES } from '#contract/constants.ts';
import { imageUnavailable, uploadLimits } from '#contract/texts.ts';
import { imageSource } from '#web/api.ts';
import { useEditorState } from '#web/admin/editing/form/editor-context.ts';
import { notifyDone } from '#web/admin/shell/notices/notify.tsx';
import { checkPicture, NOT_AN_IMAGE } from '#web/admin/editing/upload/check-picture.ts';
import { formatBytes, fileName, pictureSize } from '#web/admin/editing/upload/picture-info.ts';
import { useUpload } from '#web/admin/editing/upload/use-upload.ts';
import type { Uploaded } from '#web/admin/editing/upload/upload.ts';
import { FieldFrame } from './field-frame.tsx';
import classes from './image.module.css';
import { TextButton } from '#web/admin/shell/text-button.tsx';
import { asText, useField, type Field, type FieldProps } from './use-field.ts';

/** An image: dropped, chosen or given by URL. The current one stays until the new one has arrived. */
export function ImageField(props: FieldProps) {
  const field = useField(props);
  const { uploadTexts } = useEditorState();
  const address = asText(field.value);
  const texts = uploadTexts(props.path);
  const choose = useRef<() => void>(null);
  const limitsId = `${field.id}-limits`;
  const [fresh, setFresh] = useState<{ uploaded: Uploaded; file: File } | null>(null);
  const upload = useUpload(field.info.upload ?? 'blog', {
    fallback: texts.failed,
    onDone: (uploaded, file) => {
      setFresh({ uploaded, file });
      field.set(uploaded.imageUrl);
      notifyDone(texts.done, 'Save to show it on the site.');
    },
  });
  const { state } = upload;
  const file = fresh?.uploaded.imageUrl === address ? fresh.file : null;
  const isEmpty = address === '' && state.kind !== 'sending';
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
        data-empty={isEmpty || undefined}
        aria-labelledby={`${field.id}-label`}
      >
        {isEmpty ? (
          <TbPhoto size={28} className={classes.none} aria-hidden />
        ) : (
          <ImageThumb source={state.kind === 'sending' ? state.preview : imageSource(address)} />
        )}
        <div className={classes.facts}>
          {state.kind === 'sending' ? (
            <UploadProgress name={state.file.name} part={state.part} />
          ) : (
            <ImageFacts address={address} file={file} />
          )}
        </div>
        {state.kind === 'sending' ? (
          <Button variant="default" onClick={upload.stop}>
            Stop
          </Button>
        ) : (
          <ImageButtons
            field={field}
            isEmpty={isEmpty}
            onChoose={() => choose.current?.()}
            onRemove={() => {
              upload.forget();
              field.set('');
              document.getElementById(field.id)?.focus(); // this button disappears
            }}
          />
        )}
      </Dropzone>
      {state.kind === 'failed' && (
        <p className={classes.failed} role="alert">
          {state.message} {address !== '' && 'The old picture stays. '}
          {state.mayRetry && <TextButton onClick={() => void upload.send(state.file)}>Try again</TextButton>}
        </p>
      )}
      <ImageLink field={field} address={address} />
      <Input.Description id={limitsId}>{[uploadLimits, field.info.help].filter(Boolean).join(' ')}</Input.Description>
    </FieldFrame>
  );
}

interface ImageButtonsProps {
  field: Field;
  isEmpty: boolean;
  onChoose: () => void;
  onRemove: () => void;
}

function ImageButtons({ field, isEmpty, onChoose, onRemove }: ImageButtonsProps) {
  const choose = isEmpty ? 'Choose a picture' : 'Replace';
  return (
    <div className={classes.buttons}>
      <Button
        id={field.id}
        variant="default"
        aria-label={`${choose}: ${field.label}`}
        aria-describedby={`${field.id}-limits`}
        onClick={onChoose}
      >
        {choose}
      </Button>
      {!isEmpty && (
        <Button
          variant="subtle"
          color="gray"
          className={classes.remove}
          aria-label={`Remove: ${field.label}`}
          onClick={onRemove}
        >
          <TbTrash size={18} aria-hidden />
        </Button>
      )}
    </div>
  );
}

function ImageLink({ field, address }: { field: Field; address: string }) {
  return (
    <TextInput
      id={`${field.id}-address`}
      className={classes.address}
      size="xs"
      aria-label={`${field.label}: link`}
      leftSection={<span className={classes.addressLabel}>Link</span>}
      leftSectionWidth={64}
      value={address}
      maxLength={field.info.max}
      spellCheck={false}
      error={field.error}
      onChange={(event) => field.set(event.currentTarget.value)}
      onBlur={field.blur}
    />
  );
}

/** Remounts for every source, so that a broken image does not hide the next one. */
function ImageThumb({ source }: { source: string }) {
  return <CurrentImage key={source} source={source} />;
}

function CurrentImage({ source }: { source: string }) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <span className={classes.broken}>{imageUnavailable}</span>;
  return <img className={classes.thumb} src={source} alt="" onError={() => setBroken(true)} />;
}

function UploadProgress({ name, part }: { name: string; part: number }) {
  const percent = Math.round(part * 100);
  return (
    <>
      <span className={classes.name}>{name}</span>
      <span className={classes.detail} role="status">
        {percent < 100 ? `Uploading, ${percent}%` : 'Almost there…'}
      </span>
      <Progress value={percent} size="sm" mt={6} aria-label={`Uploading ${name}`} />
    </>
  );
}

function ImageFacts({ address, file }: { address: string; file: File | null }) {
  if (address === '') {
    return (
      <>
        <span className={classes.name}>No picture</span>
        <span className={classes.detail}>Drop one here, or choose one.</span>
      </>
    );
  }
  const size = pictureSize(address);
  const details = [size && `${size.width} × ${size.height}`, file && formatBytes(file.size)].filter(Boolean);
  return (
    <>
      <span className={classes.name}>{file?.name ?? fileName(address)}</span>
      {details.length > 0 && <span className={classes.detail}>{details.join(', ')}</span>}
    </>
  );
}
