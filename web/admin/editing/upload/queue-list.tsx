import { Button, Progress } from '@mantine/core';
import { formatBytes } from './picture-info.ts';
import classes from './queue-list.module.css';
import type { QueuedUpload, UploadQueue } from './use-upload-queue.ts';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as picturesTexts from '#web/admin/texts/pictures.ts';

/** Uploading pictures: progress, failures, and their actions. */
export function QueueList({ queue, label }: { queue: UploadQueue; label: string }) {
  const { uploads } = queue;
  if (uploads.length === 0) return null;
  return (
    <ul className={classes.list} aria-label={label}>
      {uploads.map((upload) => (
        <li key={upload.id} className={classes.upload} data-failed={upload.state.kind === 'failed' || undefined}>
          <img className={classes.thumb} src={upload.preview} alt="" />
          <div className={classes.facts}>
            <span className={classes.name}>{upload.file.name || picturesTexts.pastedPicture}</span>
            <QueuedState upload={upload} />
          </div>
          <UploadButtons upload={upload} queue={queue} />
        </li>
      ))}
    </ul>
  );
}

function QueuedState({ upload: { file, state } }: { upload: QueuedUpload }) {
  if (state.kind === 'failed') {
    return (
      <span className={classes.failed} role="alert">
        {state.message}
      </span>
    );
  }
  if (state.kind === 'waiting')
    return <span className={classes.detail}>{picturesTexts.waiting(formatBytes(file.size))}</span>;
  const percent = Math.round(state.part * 100);
  return (
    <>
      <span className={classes.detail}>
        {percent < 100 ? picturesTexts.uploadingWithPercent(percent) : picturesTexts.almostThere}
      </span>
      <Progress value={percent} size="sm" mt={4} aria-label={picturesTexts.uploading(file.name)} />
    </>
  );
}

function UploadButtons({ upload, queue }: { upload: QueuedUpload; queue: UploadQueue }) {
  const { id, file, state } = upload;
  const isFailed = state.kind === 'failed';
  return (
    <div className={classes.buttons}>
      {isFailed && state.mayRetry && (
        <Button
          size="xs"
          variant="default"
          aria-label={picturesTexts.tryAgain(file.name)}
          onClick={() => queue.retry(id)}
        >
          {commonTexts.tryAgain}
        </Button>
      )}
      <Button
        size="xs"
        variant="subtle"
        color="gray"
        aria-label={`${isFailed ? picturesTexts.leaveOut : picturesTexts.stop}: ${file.name}`}
        onClick={() => queue.drop(id)}
      >
        {isFailed ? picturesTexts.leaveOut : picturesTexts.stop}
      </Button>
    </div>
  );
}
