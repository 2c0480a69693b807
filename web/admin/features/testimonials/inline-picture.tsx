import { Button, FileButton, Progress } from '@mantine/core';
import { useId, useRef, useState } from 'react';
import { TESTIMONIAL_AVATAR } from '#contract/constants.ts';
import type { Testimonial } from '#contract/collections/testimonials.ts';
import { saveFailed, uploadLimits } from '#contract/texts.ts';
import { messageOf } from '#web/api.ts';
import { useAltQuestions } from '#web/admin/editing/fields/alt-question.tsx';
import { useLibraryDialog } from '#web/admin/editing/fields/image/use-library-dialog.tsx';
import { TextButton } from '#web/admin/shell/text-button.tsx';
import { Face } from '#web/admin/shell/face.tsx';
import { checkPicture } from '#web/admin/editing/upload/check-picture.ts';
import { uploadPicture } from '#web/admin/editing/upload/upload.ts';
import classes from './inline.module.css';
import { controlId } from './inline-text.tsx';
import { useUnsavedFields } from './unsaved-fields.ts';
import type { TestimonialRowState } from './use-testimonial-row.ts';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as testimonialsTexts from '#web/admin/texts/testimonials.ts';

const SIZE = 72;

/** The person's picture. A new one is shown at once, then uploaded and saved. If that fails, the old one returns. */
export function InlinePicture({ testimonial, row }: { testimonial: Testimonial; row: TestimonialRowState }) {
  const { name, imageUrl } = testimonial;
  const { sending, failed, replace, take, remove, retry } = useInlinePicture(testimonial, row);
  const limitsId = useId();
  const libraryId = useId();
  const library = useLibraryDialog({ openerId: libraryId, current: imageUrl, onChoose: take });
  return (
    <div className={classes.picture}>
      {sending ? (
        <img className={classes.preview} src={sending.preview} alt="" width={SIZE} height={SIZE} />
      ) : (
        <Face name={name} src={imageUrl} drawn={TESTIMONIAL_AVATAR} size={SIZE} />
      )}
      {sending && (
        <Progress
          className={classes.progress}
          size={6}
          value={100 * sending.part}
          aria-label={testimonialsTexts.uploadingThePictureOf(name)}
        />
      )}
      <FileButton accept="image/*" onChange={(file) => file && replace(file)} disabled={row.isBusy || sending !== null}>
        {(props) => (
          <Button
            {...props}
            id={controlId(testimonial._id, 'imageUrl')}
            data-field="imageUrl"
            variant="default"
            size="compact-sm"
            disabled={row.isBusy || sending !== null}
            aria-label={testimonialsTexts.replaceThePictureOf(name)}
            aria-describedby={limitsId}
          >
            {imageUrl ? commonTexts.replace : testimonialsTexts.addPicture}
          </Button>
        )}
      </FileButton>
      <span id={limitsId} className={classes.limits}>
        {uploadLimits}
      </span>
      {!sending && (
        <TextButton
          id={libraryId}
          disabled={row.isBusy}
          onClick={library.open}
          aria-label={testimonialsTexts.chooseThePicture(name)}
        >
          {testimonialsTexts.yourPictures}
        </TextButton>
      )}
      {library.dialog}
      {imageUrl && !sending && (
        <TextButton onClick={remove} aria-label={testimonialsTexts.removeThePictureOf(name)}>
          {commonTexts.remove}
        </TextButton>
      )}
      {failed && (
        <p className={classes.failed} role="alert">
          {failed.message}{' '}
          {failed.attempt !== undefined && <TextButton onClick={retry}>{commonTexts.tryAgain}</TextButton>}
        </p>
      )}
    </div>
  );
}

interface Failed {
  message: string;
  /** What failed and can be retried: the upload of a file, the choice of an address, or the removal, which is ''. */
  attempt?: File | string;
}

function useInlinePicture({ _id, imageUrl, imageAlt }: Testimonial, row: TestimonialRowState) {
  const questions = useAltQuestions();
  const unsaved = useUnsavedFields();
  const [sending, setSending] = useState<{ preview: string; part: number } | null>(null);
  const [failed, setFailed] = useState<Failed | null>(null);
  const attempts = useRef(0);

  async function put(address: string, attempt: File | string = address) {
    const outcome = await row.save('imageUrl', address, imageUrl);
    if (outcome.kind === 'saved') {
      if (address !== '' && imageAlt !== '') questions.ask(address, imageAlt);
      return;
    }
    const { message } = outcome;
    setFailed({ message: testimonialsTexts.theOldPictureStays(message), attempt });
  }

  async function replace(file: File) {
    const refusal = checkPicture(file);
    if (refusal) {
      setFailed({ message: refusal });
      return;
    }
    setFailed(null);
    const preview = URL.createObjectURL(file);
    const attempt = ++attempts.current;
    const isLatest = () => attempts.current === attempt;
    setSending({ preview, part: 0 });
    void asDataUrl(file).then((address) => isLatest() && unsaved.set(_id, 'imageUrl', address));
    try {
      const onProgress = (part: number) => setSending({ preview, part });
      const uploaded = await row.inTurn('upload', () => uploadPicture('testimonials', file, { onProgress }));
      await put(uploaded.imageUrl, file);
    } catch (error) {
      setFailed({ message: testimonialsTexts.theOldPictureIsBack(messageOf(error, saveFailed.upload)), attempt: file });
    } finally {
      setSending(null);
      attempts.current++;
      unsaved.set(_id, 'imageUrl', undefined);
      URL.revokeObjectURL(preview);
    }
  }

  async function take(address: string) {
    setFailed(null);
    await put(address);
  }

  async function retry() {
    if (failed?.attempt instanceof File) await replace(failed.attempt);
    else if (failed?.attempt !== undefined) await take(failed.attempt);
  }

  return {
    sending,
    failed,
    replace: (file: File) => void replace(file),
    take: (address: string) => void take(address),
    remove: () => void take(''),
    retry: () => void retry(),
  };
}

/** The picture as a data URL: the page in the preview cannot load object URLs of the panel. */
function asDataUrl(file: File): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.onerror = () => resolve('');
    reader.readAsDataURL(file);
  });
}
