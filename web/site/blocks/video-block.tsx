import { useContext } from 'react';
import type { BlockContent } from '#contract/blocks/block.ts';
import { posterIn } from '#contract/files.ts';
import { parsePictureName, uploadedName, variantName, variantsOf } from '#contract/pictures.ts';
import { blockTexts } from '#contract/texts/blocks.ts';
import { fieldPath } from '#web/ui/field-path.ts';
import { ImageHost } from '#web/ui/picture.tsx';
import { BlockHeading, BlockSection } from '../layout/block-section.tsx';
import { EmptyPart } from '../layout/empty-part.tsx';
import type { BlockProps } from './block-view.ts';
import styles from './video-block.module.css';

const RATIOS: Record<BlockContent<'video'>['ratio'], string | undefined> = {
  '16:9': styles.wide,
  '4:3': styles.photo,
  '1:1': styles.square,
};
/** A player shows one picture, whatever the screen. */
const POSTER_WIDTH_MAX = 1280;

/** A video of the site's own. It loads when a visitor starts it; without a poster, its first picture loads before. */
export function VideoBlock({ content, place }: BlockProps<'video'>) {
  const { heading, videoUrl, title, caption, ratio } = content;
  const posterUrl = content.posterUrl || posterIn(videoUrl);
  const host = useContext(ImageHost);
  if (!videoUrl && !heading) return <EmptyPart place={place} field={fieldPath(content, 'heading')} />;
  const name = title || heading || blockTexts.video;
  const address = (url: string) => (url.startsWith('/') ? host + url : url);
  return (
    <BlockSection place={place} heading={heading} ridge="a" {...(!heading && { 'aria-label': name })}>
      <BlockHeading of={content} place={place} heading={heading} />
      {videoUrl && (
        <figure className={styles.figure}>
          <video
            className={[styles.video, RATIOS[ratio]].join(' ')}
            src={address(videoUrl)}
            {...(posterUrl && { poster: address(posterAddress(posterUrl)) })}
            controls
            playsInline
            preload={posterUrl ? 'none' : 'metadata'}
            aria-label={name}
            data-field={fieldPath(content, 'videoUrl')}
          >
            <a href={address(videoUrl)}>{blockTexts.openVideo}</a>
          </video>
          {caption && (
            <figcaption className={styles.caption} data-field={fieldPath(content, 'caption')}>
              {caption}
            </figcaption>
          )}
        </figure>
      )}
    </BlockSection>
  );
}

/** The widest variant of an uploaded picture that a player needs; any other address as it is. */
function posterAddress(address: string): string {
  const name = uploadedName(address);
  const picture = parsePictureName(name);
  const fitting = (picture ? variantsOf(picture) : []).filter(
    ({ format, width }) => format === 'webp' && width <= POSTER_WIDTH_MAX,
  );
  const widest = fitting.at(-1);
  return widest ? `/uploads/${variantName(name, widest)}` : address;
}
