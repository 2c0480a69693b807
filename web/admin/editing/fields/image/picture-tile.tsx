import { Skeleton } from '@mantine/core';
import { pictureSources, uploadedName } from '#contract/pictures.ts';
import type { Picture } from '#contract/records/picture.ts';
import { apiBase, imageSource } from '#web/api.ts';
import { fileName } from '#web/admin/editing/upload/picture-info.ts';
import { pictureFacts } from '#web/admin/editing/upload/use-picture-facts.ts';
import classes from './picture-library.module.css';
import * as picturesTexts from '#web/admin/texts/pictures.ts';

/** For a list of tiles, and for the link or button around each. */
export const pictureTileClasses = { grid: classes.grid, picture: classes.picture, more: classes.more };

/** A picture as it stands in a grid: small, with the name of its file, its size, and a note in place of its weight. */
export function PictureTile({ picture, note }: { picture: Picture; note?: string }) {
  const { imageUrl, width, height, bytes } = picture;
  const name = picture.fileName || fileName(imageUrl);
  const sources = uploadedName(imageUrl) ? pictureSources(imageUrl, apiBase().replace(/\/api$/, '')) : null;
  return (
    <>
      <img
        loading="lazy"
        sizes="200px"
        srcSet={sources?.webp}
        src={imageSource(imageUrl)}
        alt=""
        width={width}
        height={height}
      />
      <span className={classes.name} dir="auto" title={name}>
        {name}
      </span>
      <span className={classes.facts}>{note ?? pictureFacts(picture, bytes)}</span>
    </>
  );
}

export function LoadingPictures() {
  return (
    <div className={classes.grid} role="status" aria-label={picturesTexts.loadingYourPictures}>
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} height={150} radius="md" />
      ))}
    </div>
  );
}
