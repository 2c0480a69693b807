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

const CHOOSE_ID = 'choose-pictures-and-files';

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
          id={CHOOSE_ID}
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
  const next = nextAction(state);
  const drop =
    state.kind === 'arrived' ? filesTexts.clear : state.kind === 'failed' ? filesTexts.leaveOut : filesTexts.stop;
  return (
    <div className={classes.buttons}>
      {next && (
        // One button, so that it keeps the focus while its action changes.
        <Button
          size="xs"
          variant={next.pauses ? 'subtle' : 'default'}
          color={next.pauses ? 'gray' : undefined}
          aria-label={filesTexts.actionFor(next.text, file.name)}
          onClick={() => (next.pauses ? queue.pause(id) : queue.goOn(id))}
        >
          {next.text}
        </Button>
      )}
      <Button
        size="xs"
        variant="subtle"
        color="gray"
        aria-label={filesTexts.actionFor(drop, file.name)}
        onClick={() => {
          document.getElementById(CHOOSE_ID)?.focus(); // this row disappears
          void queue.drop(id);
        }}
      >
        {drop}
      </Button>
    </div>
  );
}

/** What can be done with an upload besides leaving it; null if nothing can. */
function nextAction(state: QueuedMedia['state']): { text: string; pauses: boolean } | null {
  if (state.kind === 'failed') return state.mayRetry ? { text: commonTexts.tryAgain, pauses: false } : null;
  if (state.kind === 'paused') return { text: filesTexts.goOn, pauses: false };
  return state.kind === 'arrived' ? null : { text: filesTexts.pause, pauses: true };
}
