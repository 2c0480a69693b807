import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { uploadedName } from '#contract/pictures.ts';
import type { SmallPicture } from '#contract/records/picture.ts';
import { imageSource, messageOf, query } from '#web/api.ts';
import { linkingRecordAddress, linkingRecordName } from '#web/admin/editing/records/linking-record.ts';
import { fileName } from '#web/admin/editing/upload/picture-info.ts';
import { ListSkeleton } from '#web/admin/shell/list-skeleton.tsx';
import { EmptyState, FailedState } from '#web/admin/shell/state.tsx';
import { fieldLabel } from './field-label.ts';
import classes from './looks.module.css';
import * as looksTexts from '#web/admin/texts/picture-looks.ts';

/** The places that show a picture larger than it is, each with the way to its field. */
export function SmallTab() {
  const { data, error, refetch } = useQuery({ ...query('GET /small-pictures'), staleTime: 0 });
  if (!data && error)
    return <FailedState title={messageOf(error, looksTexts.smallFailed)} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton />;
  const { items, total } = data;
  if (items.length === 0) return <EmptyState title={looksTexts.noneSmall} text={looksTexts.noneSmallText} />;
  return (
    <div className={classes.list}>
      <p className={classes.note} role="status">
        {looksTexts.smallPlaces(total)} {looksTexts.smallHelp}{' '}
        {items.length < total && looksTexts.firstPlaces(items.length)}
      </p>
      <ul className={classes.frame} aria-label={looksTexts.tooSmall}>
        {items.map((item) => (
          <SmallRow key={`${item.kind} ${item.id} ${item.field} ${item.picture.imageUrl}`} item={item} />
        ))}
      </ul>
    </div>
  );
}

function SmallRow({ item }: { item: SmallPicture }) {
  const { picture, needed } = item;
  const name = picture.fileName || fileName(picture.imageUrl);
  const where = linkingRecordName(item);
  return (
    <li className={classes.row}>
      <img src={imageSource(picture.imageUrl)} alt="" loading="lazy" className={classes.thumbnail} />
      <div className={classes.what}>
        <strong className={classes.where}>
          {where} · {fieldLabel(item)}
        </strong>
        <span className={classes.note}>
          <Link to={`/pictures/${uploadedName(picture.imageUrl)}`}>{name}</Link> {looksTexts.needs(picture, needed)}
        </span>
      </div>
      <Button
        component={Link}
        to={linkingRecordAddress(item)}
        variant="default"
        aria-label={looksTexts.changeIn(name, where)}
      >
        {looksTexts.change}
      </Button>
    </li>
  );
}
