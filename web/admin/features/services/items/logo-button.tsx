import { Button, FileButton } from '@mantine/core';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { uploadLimits } from '#contract/texts.ts';
import { imageSource } from '#web/api.ts';
import { useEditorState } from '#web/admin/editing/form/editor-context.ts';
import { TextButton } from '#web/admin/shell/text-button.tsx';
import { notifyDone } from '#web/admin/shell/notices/notify.tsx';
import { checkPicture } from '#web/admin/editing/upload/check-picture.ts';
import { useUpload } from '#web/admin/editing/upload/use-upload.ts';
import classes from './items.module.css';

interface LogoButtonProps {
  path: string;
  /** What the logo belongs to, such as 'Tool 2'. */
  name: string;
  source: string;
  onChange: (source: string) => void;
  /** The field for its URL. */
  children: ReactNode;
}

/** A small picture: upload one or give its URL. */
export function LogoButton({ path, name, source, onChange, children }: LogoButtonProps) {
  const texts = useEditorState().uploadTexts(path);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange; // the user may type, add and move items during the upload
  });
  const { state, send, refuse } = useUpload('services', {
    fallback: texts.failed,
    onDone: ({ imageUrl }) => {
      latest.current(imageUrl);
      notifyDone(texts.done, 'Save to show it on the site.');
    },
  });
  function take(file: File | null) {
    if (!file) return;
    const refusal = checkPicture(file);
    if (refusal) refuse(file, refusal);
    else void send(file);
  }
  const limitsId = useId();
  const isSending = state.kind === 'sending';
  return (
    <>
      <div className={classes.logo}>
        <LogoThumb key={source} source={isSending ? state.preview : imageSource(source)} />
        <div className={classes.address}>{children}</div>
        <FileButton accept="image/*" onChange={take}>
          {(file) => (
            <Button
              {...file}
              variant="default"
              size="xs"
              aria-label={`Upload a logo: ${name}`}
              aria-describedby={limitsId}
              loading={isSending}
            >
              Upload
            </Button>
          )}
        </FileButton>
      </div>
      <p id={limitsId} className={classes.limits}>
        {uploadLimits}
      </p>
      {state.kind === 'failed' && (
        <p className={classes.failed} role="alert">
          {state.message} {state.mayRetry && <TextButton onClick={() => void send(state.file)}>Try again</TextButton>}
        </p>
      )}
    </>
  );
}

function LogoThumb({ source }: { source: string }) {
  const [isBroken, setBroken] = useState(false);
  if (source === '' || isBroken) return <span className={classes.thumb} data-empty />;
  return <img className={classes.thumb} src={source} alt="" onError={() => setBroken(true)} />;
}
