import { altText } from '#contract/alt-text.ts';
import type { SectionFields } from '#contract/sections/index.ts';
import { averageStars, fillRating, RATING_PLACEHOLDER } from '#contract/rating.ts';
import type { Reply } from '#web/api.ts';
import { ButtonLink, ButtonRow } from '#web/ui/button.tsx';
import { Eyebrow } from '#web/ui/eyebrow.tsx';
import { PHONE } from '#web/ui/picture-sizes.ts';
import { Picture } from '#web/ui/picture.tsx';
import { Inner } from '#web/ui/section.tsx';
import { fieldPath } from '#web/ui/field-path.ts';
import type { BlockProps, Place } from '../blocks/block-view.ts';
import { HAS_SCENES } from '../layout/scene.ts';
import { Backdrop } from './backdrop.tsx';
import styles from './hero.module.css';
import { hasTitle, isEmpty, isUsable } from './hero-content.ts';
import { Sunset } from './sunset.tsx';

const SIZES = `(min-width: 1800px) 556px, (min-width: 950px) calc(32vw - 22px), (min-width: 900px) 282px, (min-width: 600px) calc(92vw - 22px), ${PHONE}`;

type HeroContent = SectionFields<'hero'>;
type Reviews = Reply<'GET /reviews'>;

/** A headline over a picture, usually at the top of a page. */
export function Hero({ content: hero, data, place }: BlockProps<'hero', { reviews: Reviews | undefined }>) {
  const { bgImageUrl, bgVideoUrl, rightImageUrl, rightImageAlt, rightImageAltSource, badge } = hero;
  if (isEmpty(hero)) return null;
  const hasOwnBackdrop = Boolean(bgImageUrl || bgVideoUrl);
  return (
    <section
      className={styles.hero}
      id={place.anchor}
      {...(HAS_SCENES || !hasOwnBackdrop ? { 'data-scene': '' } : { 'data-day': '' })}
      aria-labelledby={hasTitle(hero) ? `${place.anchor}-title` : undefined}
    >
      {hasOwnBackdrop ? <Backdrop hero={hero} /> : <Sunset />}
      <Inner className={[styles.layout, rightImageUrl && styles.split].filter(Boolean).join(' ')}>
        <HeroText hero={hero} place={place} />
        {rightImageUrl ? (
          <div className={styles.aside} data-aside="">
            <div className={styles.frame}>
              <Picture
                className={styles.picture}
                src={rightImageUrl}
                alt={altText(rightImageAlt, rightImageAltSource)}
                sizes={SIZES}
                priority={bgImageUrl ? 'early' : 'first'}
                data-field={fieldPath(hero, 'rightImageUrl')}
              />
            </div>
            <Badge badge={badge} reviews={data.reviews} />
          </div>
        ) : (
          <Badge badge={badge} reviews={data.reviews} />
        )}
      </Inner>
    </section>
  );
}

function HeroText({ hero, place }: { hero: HeroContent; place: Place }) {
  const { eyebrow, titleLine1, titleLine2, description, cta, secondaryCta } = hero;
  const Title = place.level === 1 ? 'h1' : 'h2';
  const longest = Math.max(titleLine1.length, titleLine2.length);
  return (
    <div className={styles.words}>
      {eyebrow && <Eyebrow data-field={fieldPath(hero, 'eyebrow')}>{eyebrow}</Eyebrow>}
      {(titleLine1 || titleLine2) && (
        <Title id={`${place.anchor}-title`} className={styles.title} data-length={titleLength(longest)}>
          {titleLine1 && (
            <span className={styles.line} data-field={fieldPath(hero, 'titleLine1')}>
              {titleLine1}{' '}
            </span>
          )}
          {titleLine2 && (
            <span className={[styles.line, styles.accent].join(' ')} data-field={fieldPath(hero, 'titleLine2')}>
              {titleLine2}
            </span>
          )}
        </Title>
      )}
      {description && (
        <p className={styles.description} data-field={fieldPath(hero, 'description')}>
          {description}
        </p>
      )}
      {(isUsable(cta) || isUsable(secondaryCta)) && (
        <ButtonRow className={styles.buttons}>
          {isUsable(cta) && (
            <ButtonLink href={cta.href} arrow data-field={fieldPath(cta, 'label')}>
              {cta.label}
            </ButtonLink>
          )}
          {isUsable(secondaryCta) && (
            <ButtonLink
              className={styles.second}
              href={secondaryCta.href}
              variant="night"
              arrow
              data-field={fieldPath(secondaryCta, 'label')}
            >
              {secondaryCta.label}
            </ButtonLink>
          )}
        </ButtonRow>
      )}
    </div>
  );
}

interface BadgeProps {
  badge: HeroContent['badge'];
}

/** The badge; one that tells the rating is left out while there are no reviews. */
function Badge({ badge, reviews = [] }: BadgeProps & { reviews: Reviews | undefined }) {
  const { value, text } = badge;
  if (![value, text].some((part) => part.includes(RATING_PLACEHOLDER))) return <PlainBadge badge={badge} />;
  const average = averageStars(reviews);
  if (average === null) return null;
  return <PlainBadge badge={{ ...badge, value: fillRating(value, average), text: fillRating(text, average) }} />;
}

function PlainBadge({ badge }: BadgeProps) {
  const { value, text } = badge;
  if (!value && !text) return null;
  return (
    <p className={styles.badge}>
      {value && (
        <strong className={styles.value} data-field={fieldPath(badge, 'value')}>
          {value}
        </strong>
      )}{' '}
      {text && <span data-field={fieldPath(badge, 'text')}>{text}</span>}
    </p>
  );
}

/** Longer titles are smaller, so that they fit the first screen. */
function titleLength(characters: number): 'short' | 'medium' | 'long' {
  if (characters <= 22) return 'short';
  return characters <= 48 ? 'medium' : 'long';
}
