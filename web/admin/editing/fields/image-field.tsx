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
import { formatBytes, nameOf, sizeOf } from '#web/admin/editing/upload/picture-facts.ts';
import { useUpload } from '#web/admin/editing/upload/use-upload.ts';
import type { Uploaded } from '#web/admin/editing/upload/upload.ts';
import { Frame } from './frame.tsx';
import classes from './image.module.css';
import { TextButton } from '#web/admin/shell/text-button.tsx';
import { textOf, useField, type FieldProps } from './use-field.ts';

/** A picture: dropped, chosen or given by its address. The one there stays until another has arrived. */
export function ImageField(props: FieldProps) {
  const field = useField(props);
  const { uploadTexts } = useEditorState();
  const address = textOf(field.value);
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
    <Frame field={field} isControl={false}>
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
          <Thumb source={state.kind === 'sending' ? state.preview : imageSource(address)} />
        )}
        <div className={classes.facts}>
          {state.kind === 'sending' ? (
            <Sending name={state.file.name} part={state.part} />
          ) : (
            <Facts address={address} file={file} />
          )}
        </div>
        {state.kind === 'sending' ? (
          <Button variant="default" onClick={upload.stop}>
            Stop
          </Button>
        ) : (
          <div className={classes.buttons}>
            <Button
              id={field.id}
              variant="default"
              aria-label={`${isEmpty ? 'Choose a picture' : 'Replace'}: ${field.label}`}
              aria-describedby={limitsId}
              onClick={() => choose.current?.()}
            >
              {isEmpty ? 'Choose a picture' : 'Replace'}
            </Button>
            {!isEmpty && (
              <Button
                variant="subtle"
                color="gray"
                className={classes.remove}
                aria-label={`Remove: ${field.label}`}
                onClick={() => {
                  upload.forget();
                  field.set('');
                  document.getElementById(field.id)?.focus(); // this button goes
                }}
              >
                <TbTrash size={18} aria-hidden />
              </Button>
            )}
          </div>
        )}
      </Dropzone>
      {state.kind === 'failed' && (
        <p className={classes.failed} role="alert">
          {state.message} {address !== '' && 'The old picture stays. '}
          {state.mayRetry && <TextButton onClick={() => void upload.send(state.file)}>Try again</TextButton>}
        </p>
      )}
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
      <Input.Description id={limitsId}>{[uploadLimits, field.info.help].filter(Boolean).join(' ')}</Input.Description>
    </Frame>
  );
}

/** Remounted for every source, so that a picture that cannot be shown does not hide the next one. */
function Thumb({ source }: { source: string }) {
  return <Shown key={source} source={source} />;
}

function Shown({ source }: { source: string }) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <span className={classes.broken}>{imageUnavailable}</span>;
  return <img className={classes.thumb} src={source} alt="" onError={() => setBroken(true)} />;
}

function Sending({ name, part }: { name: string; part: number }) {
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

function Facts({ address, file }: { address: string; file: File | null }) {
  if (address === '') {
    return (
      <>
        <span className={classes.name}>No picture</span>
        <span className={classes.detail}>Drop one here, or choose one.</span>
      </>
    );
  }
  const size = sizeOf(address);
  const facts = [size && `${size.width} × ${size.height}`, file && formatBytes(file.size)].filter(Boolean);
  return (
    <>
      <span className={classes.name}>{file?.name ?? nameOf(address)}</span>
      {facts.length > 0 && <span className={classes.detail}>{facts.join(', ')}</span>}
    </>
  );
}
