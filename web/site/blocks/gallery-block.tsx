import { altText } from '#contract/alt-text.ts';
import type { BlockContent } from '#contract/blocks/block.ts';
import { blockTexts } from '#contract/texts/blocks.ts';
import { PHONE } from '#web/ui/picture-sizes.ts';
import { Picture } from '#web/ui/picture.tsx';
import { revealOnScroll } from '#web/ui/reveal-on-scroll.ts';
import { fieldPath } from '#web/ui/field-path.ts';
import { BlockHeading, BlockSection } from '../layout/block-section.tsx';
import { EmptyPart } from '../layout/empty-part.tsx';
import type { BlockProps } from './block-view.ts';
import styles from './gallery-block.module.css';
import { galleryRows } from './gallery-rows.ts';

/** In the row to swipe, all pictures are equally high. */
const SWIPED = '(min-width: 700px) 60vw, 84vw';

type GalleryPicture = BlockContent<'gallery'>['pictures'][number];

/** Pictures with captions: in rows that fill the page, or in one row to swipe. */
export function GalleryBlock({ content, look, place }: BlockProps<'gallery'>) {
  const { heading, pictures } = content;
  const shown = pictures.filter(({ imageUrl }) => imageUrl);
  if (!heading && shown.length === 0) return <EmptyPart place={place} field={fieldPath(content, 'heading')} />;
  return (
    <BlockSection
      place={place}
      heading={heading}
      ground={look === 'row' ? 'sand' : 'paper'}
      ridge="c"
      className={styles.section}
    >
      <BlockHeading of={content} place={place} heading={heading} />
      {look === 'row' ? <Strip pictures={shown} label={heading || blockTexts.pictures} /> : <Rows pictures={shown} />}
    </BlockSection>
  );
}

function Rows({ pictures }: { pictures: GalleryPicture[] }) {
  if (pictures.length === 0) return null;
  return (
    <div className={styles.rows} data-count={pictures.length}>
      {galleryRows(pictures).map((row, index) => (
        <ul key={index} className={styles.row}>
          {row.map(({ picture, shape, share }, place) => (
            <li key={place} ref={revealOnScroll} className={[styles.item, styles[shape]].join(' ')}>
              <CaptionedPicture picture={picture} sizes={sizesFor(share)} />
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}

function Strip({ pictures, label }: { pictures: GalleryPicture[]; label: string }) {
  if (pictures.length === 0) return null;
  return (
    // A box that scrolls must be focusable.
    <div className={styles.strip} tabIndex={0} role="group" aria-label={label}>
      <ul className={styles.slides}>
        {pictures.map((picture, index) => (
          <li key={index} className={styles.slide}>
            <CaptionedPicture picture={picture} sizes={SWIPED} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function CaptionedPicture({ picture, sizes }: { picture: GalleryPicture; sizes: string }) {
  const { imageUrl, imageAlt, imageAltSource, caption } = picture;
  return (
    <figure className={styles.figure}>
      {/* A caption is read out anyway. */}
      <Picture
        className={styles.picture}
        src={imageUrl}
        alt={altText(imageAlt, imageAltSource)}
        sizes={sizes}
        data-field={fieldPath(picture, 'imageUrl')}
      />
      {caption && (
        <figcaption className={styles.caption} data-field={fieldPath(picture, 'caption')}>
          {caption}
        </figcaption>
      )}
    </figure>
  );
}

/** The width of a picture that takes this share of the page. */
function sizesFor(share: number): string {
  const part = Math.ceil(share * 100);
  return `(min-width: 1736px) ${Math.ceil(share * 1560)}px, (min-width: 700px) ${Math.ceil(part * 0.92)}vw, ${PHONE}`;
}
