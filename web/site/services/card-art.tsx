import { altText } from '#contract/alt-text.ts';
import { NO_ICON } from '#contract/constants.ts';
import type { ServiceSection } from '#contract/sections/index.ts';
import { fieldPath } from '#web/ui/field-path.ts';
import { Picture } from '#web/ui/picture.tsx';
import { ServiceSign, Stage } from './stage.tsx';

interface CardArtProps {
  card: ServiceSection['cards'][number];
  sizes: string;
  classes: Record<'picture' | 'stage' | 'sign', string | undefined>;
}

/** The picture of a card, or what is drawn for its icon: a scene, and on a site without drawings the icon alone. */
export function CardArt({ card, sizes, classes }: CardArtProps) {
  const { imageUrl, imageAlt, imageAltSource, iconKey } = card;
  if (imageUrl) {
    return (
      <Picture
        className={classes.picture}
        src={imageUrl}
        alt={altText(imageAlt, imageAltSource)}
        sizes={sizes}
        data-field={fieldPath(card, 'imageUrl')}
      />
    );
  }
  if (iconKey === NO_ICON) return null;
  return (
    <>
      <Stage className={classes.stage} iconKey={iconKey} data-field={fieldPath(card, 'iconKey')} />
      <ServiceSign className={classes.sign} iconKey={iconKey} />
    </>
  );
}
