import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { TbReplace } from 'react-icons/tb';
import { Link } from 'react-router';
import type { PictureDetails, PictureUses } from '#contract/records/picture.ts';
import { messageOf, query } from '#web/api.ts';
import { linkingRecordAddress, linkingRecordName } from '#web/admin/editing/records/linking-record.ts';
import { formatMoment } from '#web/admin/shell/dates/format-date.ts';
import { FailedState } from '#web/admin/shell/state.tsx';
import { DeletePicture } from './delete-picture.tsx';
import { fieldLabel } from './field-label.ts';
import classes from './pictures.module.css';
import { useReplacement } from './use-replacement.tsx';
import * as mediaTexts from '#web/admin/texts/media.ts';

/** What uses a picture: now, in staged changes, in the bin, and only in old versions. */
export function PicturePlaces({ picture, name }: { picture: PictureDetails; name: string }) {
  const { data, error, refetch } = useQuery({
    ...query('GET /pictures/:name/uses', { params: { name } }),
    staleTime: 0,
  });
  return (
    <section className={classes.places} aria-labelledby="places">
      <div className={classes.head}>
        <h2 id="places" className={classes.heading}>
          {mediaTexts.places}
        </h2>
        {data && <PictureActions picture={picture} uses={data} />}
      </div>
      {data ? (
        <Uses uses={data} />
      ) : error ? (
        <FailedState title={messageOf(error, mediaTexts.usesFailed)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={96} radius="md" />
      )}
    </section>
  );
}

/** What can be done with a picture that is in use, or that is not. */
function PictureActions({ picture, uses }: { picture: PictureDetails; uses: PictureUses }) {
  if (uses.current.length > 0) return <ReplaceButton picture={picture} uses={uses} />;
  return uses.staged.length === 0 && <DeletePicture picture={picture} uses={uses} />;
}

function ReplaceButton({ picture, uses }: { picture: PictureDetails; uses: PictureUses }) {
  const { choose, dialogs } = useReplacement(picture, uses);
  return (
    <>
      <Button
        id="replace-everywhere"
        variant="default"
        leftSection={<TbReplace size={16} aria-hidden />}
        onClick={choose}
      >
        {mediaTexts.replaceEverywhere}
      </Button>
      {dialogs}
    </>
  );
}

function Uses({ uses: { current, staged, deleted, old } }: { uses: PictureUses }) {
  return (
    <>
      {current.length === 0 && <p className={classes.note}>{mediaTexts.noPlaces}</p>}
      <UseList>
        {current.map((use) => (
          <li key={`${use.kind} ${use.id} ${use.field}`} className={classes.use}>
            <Link to={linkingRecordAddress(use)}>{linkingRecordName(use)}</Link>
            <span className={classes.note}>
              {fieldLabel(use)} ·{' '}
              {use.page ? (
                <a href={use.page} target="_blank" rel="noreferrer">
                  {mediaTexts.seeThePage(use.page)}
                </a>
              ) : (
                mediaTexts.notPublic
              )}
            </span>
          </li>
        ))}
      </UseList>
      <UseList title={mediaTexts.stagedUses}>
        {staged.map((use) => (
          <li key={`${use.kind} ${use.id}`} className={classes.use}>
            <Link to={linkingRecordAddress({ ...use, field: '' })}>{linkingRecordName(use)}</Link>
          </li>
        ))}
      </UseList>
      <UseList title={mediaTexts.deletedUses}>
        {deleted.map((use) => (
          <li key={use.id} className={classes.use}>
            <Link to="/bin">{linkingRecordName(use)}</Link>
            <span className={classes.note}>{mediaTexts.deletedOn(formatMoment(use.deletedAt))}</span>
          </li>
        ))}
      </UseList>
      <UseList title={mediaTexts.oldUses}>
        {old.map((use) => (
          <li key={`${use.kind} ${use.id}`} className={classes.use}>
            <Link to={`${linkingRecordAddress({ ...use, field: '' })}#history`}>{linkingRecordName(use)}</Link>
            <span className={classes.note}>
              {mediaTexts.versions(use.count)}, {mediaTexts.lastIn(formatMoment(use.savedAt))}
            </span>
          </li>
        ))}
      </UseList>
    </>
  );
}

/** A list, with its title if it has entries. */
function UseList({ title, children }: { title?: string; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <>
      {title && <h3 className={classes.subheading}>{title}</h3>}
      <ul className={classes.uses} aria-label={title ?? mediaTexts.places}>
        {children}
      </ul>
    </>
  );
}
