import { Button, Progress } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import '@mantine/dropzone/styles.layer.css';
import { useRef } from 'react';
import { TbCheck, TbFile, TbFileTypePdf, TbMovie, TbPhotoPlus } from 'react-icons/tb';
import { fileKindOf } from '#contract/files.ts';
import { formatBytes } from '#web/admin/editing/upload/picture-info.ts';
import { useMediaQueue, type MediaQueue, type QueuedMedia } from '#web/admin/editing/upload/use-media-queue.ts';
import classes from './upload-many.module.css';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as filesTexts from '#web/admin/texts/files.ts';

/** Adds many pictures, PDFs and videos at once. `onDone` is called when all that could be sent have arrived. */
export function UploadMany({ onDone }: { onDone: () => void }) {
  const queue = useMediaQueue(onDone);
  const choose = useRef<() => void>(null);
  return (
    <section className={classes.many} aria-label={filesTexts.addMany}>
      <Dropzone
        openRef={choose}
        activateOnClick={false}
        activateOnKeyboard={false}
        enablePointerEvents
        multiple
        onDrop={(files) => queue.add(files)}
        classNames={{ root: classes.zone, inner: classes.inner }}
        aria-label={filesTexts.addMany}
      >
        <Button
          variant="default"
          leftSection={<TbPhotoPlus size={16} aria-hidden />}
          onClick={() => choose.current?.()}
        >
          {filesTexts.chooseMany}
        </Button>
        <span>{filesTexts.dropMany}</span>
        <p className={classes.help}>{filesTexts.uploadHelp}</p>
      </Dropzone>
      <UploadList queue={queue} />
    </section>
  );
}

function UploadList({ queue }: { queue: MediaQueue }) {
  const { entries } = queue;
  const done = entries.filter(({ state }) => state.kind === 'arrived').length;
  return (
    <>
      <p className={classes.summary} role="status">
        {entries.length > 0 && filesTexts.arrivedOf(done, entries.length)}
      </p>
      {entries.length > 0 && (
        <ul className={classes.list} aria-label={filesTexts.uploads}>
          {entries.map((entry) => (
            <li key={entry.id} className={classes.upload} data-state={entry.state.kind}>
              <Thumb entry={entry} />
              <div className={classes.facts}>
                <span className={classes.name} dir="auto">
                  {entry.file.name}
                </span>
                <UploadState entry={entry} />
              </div>
              <UploadActions entry={entry} queue={queue} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Thumb({ entry: { file, preview } }: { entry: QueuedMedia }) {
  if (preview) return <img className={classes.thumb} src={preview} alt="" />;
  const kind = fileKindOf(file.name);
  const Icon = kind === 'pdf' ? TbFileTypePdf : kind ? TbMovie : TbFile;
  return (
    <span className={classes.thumb}>
      <Icon size={20} aria-hidden />
    </span>
  );
}

function UploadState({ entry: { file, state } }: { entry: QueuedMedia }) {
  const size = formatBytes(file.size);
  if (state.kind === 'failed')
    return (
      <span className={classes.failed} role="alert">
        {state.message}
      </span>
    );
  if (state.kind === 'arrived')
    return (
      <span className={classes.arrived}>
        <TbCheck size={16} aria-hidden /> {state.wasThere ? filesTexts.wasThere : filesTexts.arrived}
      </span>
    );
  if (state.kind === 'waiting') return <span className={classes.detail}>{filesTexts.waiting(size)}</span>;
  const percent = Math.round(state.part * 100);
  return (
    <>
      <span className={classes.detail}>
        {state.kind === 'paused'
          ? filesTexts.paused(percent)
          : state.isWaiting
            ? filesTexts.connectionLost(percent)
            : filesTexts.sending(percent, size)}
      </span>
      <Progress value={percent} size="sm" mt={4} aria-label={filesTexts.uploading(file.name)} />
    </>
  );
}

function UploadActions({ entry: { id, file, state }, queue }: { entry: QueuedMedia; queue: MediaQueue }) {
  const button = (text: string, onClick: () => void, variant: 'default' | 'subtle' = 'subtle') => (
    <Button
      key={text}
      size="xs"
      variant={variant}
      {...(variant === 'subtle' && { color: 'gray' })}
      aria-label={filesTexts.actionFor(text, file.name)}
      onClick={onClick}
    >
      {text}
    </Button>
  );
  const drop = (text: string) => button(text, () => void queue.drop(id));
  return (
    <div className={classes.buttons}>
      {state.kind === 'failed' && state.mayRetry && button(commonTexts.tryAgain, () => queue.goOn(id), 'default')}
      {state.kind === 'paused' && button(filesTexts.goOn, () => queue.goOn(id), 'default')}
      {(state.kind === 'waiting' || state.kind === 'sending') && button(filesTexts.pause, () => queue.pause(id))}
      {drop(
        state.kind === 'arrived' ? filesTexts.clear : state.kind === 'failed' ? filesTexts.leaveOut : filesTexts.stop,
      )}
    </div>
  );
}
