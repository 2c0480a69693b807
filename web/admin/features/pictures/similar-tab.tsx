import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { uploadedName } from '#contract/pictures.ts';
import type { Picture } from '#contract/records/picture.ts';
import { messageOf, query } from '#web/api.ts';
import { PictureTile, pictureTileClasses } from '#web/admin/editing/fields/image/picture-tile.tsx';
import { lowerFirst } from '#web/admin/editing/form/labels.ts';
import { fileName } from '#web/admin/editing/upload/picture-info.ts';
import { formatMoment } from '#web/admin/shell/dates/format-date.ts';
import { ListSkeleton } from '#web/admin/shell/list-skeleton.tsx';
import { EmptyState, FailedState } from '#web/admin/shell/state.tsx';
import classes from './looks.module.css';
import * as looksTexts from '#web/admin/texts/picture-looks.ts';

/** Groups of pictures that look alike, side by side, so that staff can decide which one to keep. */
export function SimilarTab() {
  const { data, error, refetch } = useQuery({ ...query('GET /similar-pictures'), staleTime: 0 });
  if (!data && error)
    return <FailedState title={messageOf(error, looksTexts.similarFailed)} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton />;
  const { groups, total } = data;
  if (groups.length === 0) return <EmptyState title={looksTexts.noneAlike} text={looksTexts.noneAlikeText} />;
  return (
    <div className={classes.list}>
      <p className={classes.note} role="status">
        {groups.length < total ? looksTexts.firstGroups(groups.length, total) : looksTexts.groups(total)}{' '}
        {looksTexts.similarHelp}
      </p>
      {groups.map((group) => (
        <SimilarGroup key={group[0]?.imageUrl} pictures={group} />
      ))}
    </div>
  );
}

/** The server lists the largest picture first. */
function SimilarGroup({ pictures }: { pictures: Picture[] }) {
  const [first] = pictures;
  const name = first?.fileName || fileName(first?.imageUrl ?? '');
  return (
    <section className={classes.group} aria-label={looksTexts.groupOf(pictures.length, name)}>
      <ul className={pictureTileClasses.grid}>
        {pictures.map((picture) => (
          <li key={picture.imageUrl}>
            <SimilarPicture picture={picture} isLargest={picture === first} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function SimilarPicture({ picture, isLargest }: { picture: Picture; isLargest: boolean }) {
  const { imageUrl, uses, createdAt } = picture;
  return (
    <Link to={`/pictures/${uploadedName(imageUrl)}`} className={`${pictureTileClasses.picture} ${classes.tile}`}>
      <PictureTile picture={picture} />
      <span className={classes.note}>{uses > 0 ? looksTexts.usedTimes(uses) : looksTexts.notUsed}</span>
      {createdAt && (
        <time dateTime={createdAt} className={classes.note}>
          {looksTexts.sentOn(lowerFirst(formatMoment(createdAt)))}
        </time>
      )}
      {isLargest && <strong>{looksTexts.largest}</strong>}
    </Link>
  );
}
