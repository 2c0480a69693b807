import { Button, Skeleton, Title } from '@mantine/core';
import { TbPhotoOff, TbPlus } from 'react-icons/tb';
import { Link, Navigate, useLocation } from 'react-router';
import { stateTexts } from '#contract/texts/states.ts';
import { imageSource } from '#web/api.ts';
import { Page } from '#web/admin/shell/page.tsx';
import { DunesArt, EmptyState } from '#web/admin/shell/state.tsx';
import { SKIP_UNSAVED_GUARD } from '#web/admin/editing/autosave/unsaved-guard.tsx';
import { focusPosition } from '#web/admin/editing/upload/picture-info.ts';
import { useOpenWithFocus } from './form-focus.ts';
import { NEW_ID, type ListedRecord, type RecordKind, type RowView, type StoredRecord } from './record-kind.ts';
import listClasses from './record-list.module.css';
import classes from './records-start.module.css';
import type { ListFilter } from './use-list-filter.ts';
import { useIsEmpty, useRecords } from './use-records.ts';
import * as recordsTexts from '#web/admin/texts/records.ts';

interface RecordsStartProps<L extends ListedRecord, R extends StoredRecord & L> {
  kind: RecordKind<L, R>;
  filter: ListFilter;
}

/** Before a record is chosen: the covers, or a note on what to do. */
export function RecordsStart<L extends ListedRecord, R extends StoredRecord & L>(props: RecordsStartProps<L, R>) {
  if (props.kind.start === 'note') return <Note {...props} />;
  return props.kind.page ? <NewestDraft {...props} /> : <Covers {...props} />;
}

/** What the records are for, and the way to the first or next one. */
function Note<L extends ListedRecord, R extends StoredRecord & L>({ kind, filter }: RecordsStartProps<L, R>) {
  const { words, texts, path, Scene } = kind;
  const isEmpty = useIsEmpty(kind, filter);
  if (!isEmpty) {
    return (
      <div className={classes.note}>
        <EmptyState scene={Scene && <Scene />} title={recordsTexts.chooseAOrStart(words.one)} text={texts.emptyHint} />
      </div>
    );
  }
  return (
    <Page title={words.title}>
      <EmptyState scene={Scene && <Scene />} title={texts.empty} text={texts.emptyHint}>
        <Button component={Link} to={`/${path}/${NEW_ID}`} leftSection={<TbPlus size={16} aria-hidden />}>
          {words.add}
        </Button>
      </EmptyState>
    </Page>
  );
}

/** Goes on with the newest draft. Without one, shows all covers. */
function NewestDraft<L extends ListedRecord, R extends StoredRecord & L>({ kind, filter }: RecordsStartProps<L, R>) {
  const location = useLocation();
  const drafts = useRecords(kind, { q: '', status: kind.page?.unfinished ?? '' });
  // After a deletion the list stays in view: another draft in its place would look like the deleted one.
  const isAsked = location.state !== SKIP_UNSAVED_GUARD && !filter.isFiltered;
  if (isAsked && drafts.isPending)
    return (
      <Skeleton className={classes.bone ?? ''} height={300} radius="lg" role="status" aria-label={stateTexts.loading} />
    );
  const newest = isAsked ? newestOf(drafts.records, kind) : undefined;
  if (newest) return <Navigate to={`/${kind.path}/${newest._id}${filter.search}`} replace />;
  return <Covers kind={kind} filter={filter} />;
}

function newestOf<L extends ListedRecord, R extends StoredRecord & L>(
  records: readonly L[],
  { page }: RecordKind<L, R>,
) {
  const editedAt = (record: L) => page?.editedAt(record) ?? '';
  return records.toSorted((a, b) => editedAt(b).localeCompare(editedAt(a)))[0];
}

/** The records by their covers, with a place for a new one. */
function Covers<L extends ListedRecord, R extends StoredRecord & L>({ kind, filter }: RecordsStartProps<L, R>) {
  const { words, path } = kind;
  const { records } = useRecords(kind, filter);
  const open = useOpenWithFocus();
  const newPath = `/${path}/${NEW_ID}${filter.search}`;
  // The form of a new one follows by itself.
  if (kind.start === 'covers and form' && records.length === 0) return null;
  return (
    <section className={classes.start} aria-labelledby="choose-record">
      <Title order={2} id="choose-record" className={classes.title}>
        {recordsTexts.chooseAOrStart(words.one)}
      </Title>
      <ul className={classes.covers}>
        <li>
          <Link to={newPath} className={classes.card} onClick={(event) => open(event, newPath)}>
            <span className={classes.new}>
              <DunesArt />
              <span className={classes.plus}>
                <TbPlus size={26} aria-hidden />
              </span>
            </span>
            <span className={classes.name}>{words.add}</span>
            {kind.page && <span className={classes.facts}>{recordsTexts.startsAsADraft}</span>}
          </Link>
        </li>
        {records.map((record) => {
          const to = `/${path}/${record._id}${filter.search}`;
          return (
            <li key={record._id}>
              <Link to={to} className={classes.card} onClick={(event) => open(event, to)}>
                <CoverCard view={kind.row(record)} />
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The picture of a record, its title and facts. A state that visitors do not see stands on the picture. */
function CoverCard({ view: { title, status, detail, facts = [], picture = '' } }: { view: RowView }) {
  return (
    <>
      <span className={classes.frame}>
        {picture === '' ? (
          <span className={classes.none}>
            <TbPhotoOff size={22} aria-hidden />
          </span>
        ) : (
          <img
            className={classes.cover}
            style={{ objectPosition: focusPosition(picture) }}
            src={imageSource(picture)}
            alt=""
            loading="lazy"
          />
        )}
        {status?.label && status.tone !== 'moss' && (
          <span className={classes.state}>
            <span className={listClasses.dot} data-tone={status.tone} aria-hidden />
            {status.label}
          </span>
        )}
      </span>
      <span className={classes.name}>{title}</span>
      <span className={classes.facts}>{[detail, ...facts].filter(Boolean).join(' · ')}</span>
    </>
  );
}
