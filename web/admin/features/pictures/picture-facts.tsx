import { CopyButton } from '@mantine/core';
import type { PictureDetails } from '#contract/records/picture.ts';
import { imageSource } from '#web/api.ts';
import { formatBytes } from '#web/admin/editing/upload/picture-info.ts';
import { pictureFacts } from '#web/admin/editing/upload/use-picture-facts.ts';
import { formatFull } from '#web/admin/shell/dates/format-date.ts';
import { TextButton } from '#web/admin/shell/text-button.tsx';
import classes from './pictures.module.css';
import { SCREENS, variantFor } from '#web/admin/editing/upload/screen-weights.ts';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as mediaTexts from '#web/admin/texts/media.ts';
import * as picturesTexts from '#web/admin/texts/pictures.ts';

/** What is known about the stored file, and what browsers load of it. */
export function PictureFacts({ picture }: { picture: PictureDetails }) {
  const { imageUrl, bytes, createdAt, userName } = picture;
  return (
    <section className={classes.facts} aria-labelledby="facts">
      <h2 id="facts" className={classes.heading}>
        {mediaTexts.facts}
      </h2>
      <dl className={classes.pairs}>
        <div>
          <dt>{mediaTexts.stored}</dt>
          <dd>
            {pictureFacts(picture, bytes)}{' '}
            <CopyButton value={new URL(imageSource(imageUrl), location.href).href} timeout={4000}>
              {({ copied, copy }) => (
                <TextButton onClick={copy}>
                  <span aria-live="polite">{copied ? commonTexts.copied : picturesTexts.copyAddress}</span>
                </TextButton>
              )}
            </CopyButton>
          </dd>
        </div>
        <div>
          <dt>{mediaTexts.addedBy}</dt>
          <dd>{userName || mediaTexts.unknownPerson}</dd>
        </div>
        <div>
          <dt>{mediaTexts.addedOn}</dt>
          <dd>{createdAt ? <time dateTime={createdAt}>{formatFull(createdAt)}</time> : mediaTexts.unknownPerson}</dd>
        </div>
      </dl>
      <Weights picture={picture} />
    </section>
  );
}

function Weights({ picture }: { picture: PictureDetails }) {
  return (
    <>
      <h3 id="weights" className={classes.subheading}>
        {mediaTexts.weight}
      </h3>
      <p className={classes.note}>{mediaTexts.weightHelp}</p>
      <table className={classes.weights} aria-labelledby="weights">
        <thead>
          <tr>
            <th scope="col">{mediaTexts.screen}</th>
            <th scope="col">{mediaTexts.loads}</th>
          </tr>
        </thead>
        <tbody>
          {SCREENS.map(({ name, width, density }) => {
            const file = variantFor(picture, width * density);
            const weight = file.bytes > 0 ? formatBytes(file.bytes) : mediaTexts.beingMade;
            return (
              <tr key={name}>
                <th scope="row">
                  {mediaTexts.screenNamed[name]}
                  <span>{mediaTexts.pixelsWide(width, density)}</span>
                </th>
                <td>{mediaTexts.fileOf(file.width, file.format.toUpperCase(), weight)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}
