import { Button, CopyButton, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId, useState, type SubmitEvent } from 'react';
import { TbFileTypePdf, TbMovie } from 'react-icons/tb';
import { Link } from 'react-router';
import { isVideo } from '#contract/files.ts';
import type { StoredFile } from '#contract/records/file.ts';
import { imageSource, messageOf, query } from '#web/api.ts';
import { useLibraryDialog } from '#web/admin/editing/fields/image/use-library-dialog.tsx';
import { linkingRecordAddress, linkingRecordName } from '#web/admin/editing/records/linking-record.ts';
import { formatBytes } from '#web/admin/editing/upload/picture-info.ts';
import { formatMoment } from '#web/admin/shell/dates/format-date.ts';
import { DeleteFile } from './delete-file.tsx';
import classes from './files.module.css';
import { useFileChange } from './use-file-change.ts';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as filesTexts from '#web/admin/texts/files.ts';

/** A PDF or video: what it is, where it is used, its licence note, and for a video its poster. */
export function FileRow({ file }: { file: StoredFile }) {
  const { address, fileName, kind, bytes, userName, createdAt } = file;
  const full = new URL(imageSource(address), location.href).href;
  const [opened, setOpened] = useState<'places' | 'licence' | null>(null);
  const partsId = useId();
  const licenceId = useId();
  const toggle = (part: 'places' | 'licence') => setOpened((current) => (current === part ? null : part));
  return (
    <li className={classes.row}>
      <FilePicture file={file} />
      <div className={classes.facts}>
        <a className={classes.name} dir="auto" href={full} target="_blank" rel="noreferrer">
          {fileName}
        </a>
        <span className={classes.note}>
          {filesTexts.kinds[kind]}, {formatBytes(bytes)} · {filesTexts.addedBy(userName, formatMoment(createdAt))}
        </span>
        {file.licence && <span className={classes.note}>{file.licence}</span>}
      </div>
      <div className={classes.buttons}>
        <RowButton
          text={file.uses > 0 ? filesTexts.places(file.uses) : filesTexts.noPlace}
          of={filesTexts.showPlaces(fileName)}
          isOpen={opened === 'places'}
          controls={partsId}
          onClick={() => toggle('places')}
        />
        <RowButton
          id={licenceId}
          text={filesTexts.editLicence}
          of={filesTexts.licenceOf(fileName)}
          isOpen={opened === 'licence'}
          controls={partsId}
          onClick={() => toggle('licence')}
        />
        {isVideo(kind) && <PosterButtons file={file} />}
        <CopyButton value={full} timeout={4000}>
          {({ copied, copy }) => (
            <Button
              size="xs"
              variant="default"
              aria-label={filesTexts.actionFor(copied ? commonTexts.copied : filesTexts.copyAddress, fileName)}
              onClick={copy}
            >
              <span aria-live="polite">{copied ? commonTexts.copied : filesTexts.copyAddress}</span>
            </Button>
          )}
        </CopyButton>
        {file.uses === 0 && <DeleteFile file={file} />}
      </div>
      <div id={partsId} className={classes.part} hidden={opened === null}>
        {opened === 'places' && <FilePlaces file={file} />}
        {opened === 'licence' && (
          <LicenceForm
            file={file}
            onDone={() => {
              setOpened(null);
              document.getElementById(licenceId)?.focus(); // the form disappears
            }}
          />
        )}
      </div>
    </li>
  );
}

interface RowButtonProps {
  id?: string;
  text: string;
  /** What it is called without the row around it. */
  of: string;
  isOpen: boolean;
  controls: string;
  onClick: () => void;
}

function RowButton({ id, text, of, isOpen, controls, onClick }: RowButtonProps) {
  return (
    <Button
      id={id}
      size="xs"
      variant="default"
      aria-expanded={isOpen}
      aria-controls={controls}
      aria-label={`${text}. ${of}`}
      onClick={onClick}
    >
      {text}
    </Button>
  );
}

function FilePicture({ file: { kind, poster } }: { file: StoredFile }) {
  if (poster) return <img className={classes.poster} src={imageSource(poster)} alt="" />;
  const Icon = isVideo(kind) ? TbMovie : TbFileTypePdf;
  return (
    <span className={classes.poster}>
      <Icon size={28} aria-hidden />
    </span>
  );
}

function PosterButtons({ file }: { file: StoredFile }) {
  const change = useFileChange(file);
  const openerId = `poster-${file.name}`;
  const library = useLibraryDialog({
    ...{ openerId, current: file.poster },
    onChoose: (poster) => void change({ poster }, filesTexts.posterSaved),
  });
  const text = file.poster ? filesTexts.changePoster : filesTexts.choosePoster;
  return (
    <>
      <Button
        id={openerId}
        size="xs"
        variant="default"
        aria-label={filesTexts.actionFor(text, file.fileName)}
        onClick={library.open}
      >
        {text}
      </Button>
      {file.poster && (
        <Button
          size="xs"
          variant="default"
          aria-label={filesTexts.actionFor(filesTexts.removePoster, file.fileName)}
          onClick={() => {
            document.getElementById(openerId)?.focus(); // this button disappears
            void change({ poster: '' }, filesTexts.posterRemoved);
          }}
        >
          {filesTexts.removePoster}
        </Button>
      )}
      {library.dialog}
    </>
  );
}

function FilePlaces({ file: { name, fileName } }: { file: StoredFile }) {
  const { data, error } = useQuery({ ...query('GET /files/:name/uses', { params: { name } }), staleTime: 0 });
  if (error) return <p role="alert">{messageOf(error, filesTexts.placesFailed)}</p>;
  if (!data) return null;
  const all = [...data.current, ...data.staged.map((use) => ({ ...use, field: '' }))];
  if (all.length === 0) return <p className={classes.note}>{filesTexts.noPlace}</p>;
  return (
    <ul className={classes.places} aria-label={filesTexts.placesOf(fileName)}>
      {all.map((use) => (
        <li key={`${use.kind} ${use.id} ${use.field}`}>
          <Link to={linkingRecordAddress(use)}>{linkingRecordName(use)}</Link>
        </li>
      ))}
    </ul>
  );
}

function LicenceForm({ file, onDone }: { file: StoredFile; onDone: () => void }) {
  const [typed, setTyped] = useState(file.licence);
  const change = useFileChange(file);
  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (await change({ licence: typed }, filesTexts.licenceSaved)) onDone();
  }
  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)}>
      <Textarea
        data-autofocus
        autoFocus
        autosize
        minRows={2}
        maxLength={600}
        label={filesTexts.licenceOf(file.fileName)}
        description={filesTexts.licenceHelp}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit">{commonTexts.save}</Button>
    </form>
  );
}
