import { useQuery } from '#web/site/query-client/use-query.tsx';
import type { Hero as HeroRecord } from '#contract/sections/index.ts';
import { averageStars, fillRating, RATING_PLACEHOLDER } from '#contract/rating.ts';
import { loadFailed } from '#contract/texts.ts';
import { messageOf, query } from '#web/api.ts';
import { ButtonLink, ButtonRow } from '#web/ui/button.tsx';
import { Eyebrow } from '#web/ui/eyebrow.tsx';
import { PHONE } from '#web/ui/picture-sizes.ts';
import { Picture } from '#web/ui/picture.tsx';
import { Inner } from '#web/ui/section.tsx';
import { LoadFailed, Loading } from '#web/ui/state.tsx';
import { Backdrop } from './backdrop.tsx';
import styles from './hero.module.css';
import { hasTitle, isEmpty, isUsable } from './hero-content.ts';
import { Sunset } from './sunset.tsx';

const SIZES = `(min-width: 1800px) 556px, (min-width: 950px) calc(32vw - 22px), (min-width: 900px) 282px, (min-width: 600px) calc(92vw - 22px), ${PHONE}`;

/** The first section of the landing page. */
export function Hero() {
  const { data, error, refetch } = useQuery(query('GET /hero'));
  if (data) return <HeroView hero={data} />;
  return (
    <section className={styles.hero} id="hero" aria-label="Introduction">
      <Inner className={styles.state}>
        {error ? (
          <LoadFailed message={messageOf(error, loadFailed.hero)} onRetry={() => void refetch()} />
        ) : (
          <Loading />
        )}
      </Inner>
    </section>
  );
}

export function HeroView({ hero }: { hero: HeroRecord }) {
  const { bgImageUrl, bgVideoUrl, bgOverlayOpacity, rightImageUrl, rightImageAlt, badge } = hero;
  if (isEmpty(hero)) return null;
  return (
    <section
      className={styles.hero}
      id="hero"
      data-scene=""
      aria-labelledby={hasTitle(hero) ? 'hero-title' : undefined}
    >
      {bgImageUrl || bgVideoUrl ? (
        <Backdrop imageUrl={bgImageUrl} videoUrl={bgVideoUrl} opacity={bgOverlayOpacity} />
      ) : (
        <Sunset />
      )}
      <Inner className={[styles.layout, rightImageUrl && styles.split].filter(Boolean).join(' ')}>
        <HeroText hero={hero} />
        {rightImageUrl ? (
          <div className={styles.aside} data-aside="">
            <div className={styles.frame}>
              <Picture
                className={styles.picture}
                src={rightImageUrl}
                alt={rightImageAlt}
                sizes={SIZES}
                priority={bgImageUrl ? 'early' : 'first'}
              />
            </div>
            <Badge badge={badge} />
          </div>
        ) : (
          <Badge badge={badge} />
        )}
      </Inner>
    </section>
  );
}

function HeroText({ hero: { eyebrow, titleLine1, titleLine2, description, cta, secondaryCta } }: { hero: HeroRecord }) {
  const longest = Math.max(titleLine1.length, titleLine2.length);
  return (
    <div className={styles.words}>
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      {(titleLine1 || titleLine2) && (
        <h1 id="hero-title" className={styles.title} data-length={titleLength(longest)}>
          {titleLine1 && <span className={styles.line}>{titleLine1} </span>}
          {titleLine2 && <span className={[styles.line, styles.accent].join(' ')}>{titleLine2}</span>}
        </h1>
      )}
      {description && <p className={styles.description}>{description}</p>}
      {(isUsable(cta) || isUsable(secondaryCta)) && (
        <ButtonRow className={styles.buttons}>
          {isUsable(cta) && (
            <ButtonLink href={cta.href} arrow>
              {cta.label}
            </ButtonLink>
          )}
          {isUsable(secondaryCta) && (
            <ButtonLink className={styles.second} href={secondaryCta.href} variant="night" arrow>
              {secondaryCta.label}
            </ButtonLink>
          )}
        </ButtonRow>
      )}
    </div>
  );
}

/** The badge; one that tells the rating is left out while there are no reviews. */
function Badge({ badge }: BadgeProps) {
  const isRated = [badge.value, badge.text].some((part) => part.includes(RATING_PLACEHOLDER));
  return isRated ? <RatedBadge badge={badge} /> : <PlainBadge badge={badge} />;
}

interface BadgeProps {
  badge: HeroRecord['badge'];
}

function RatedBadge({ badge: { value, text } }: BadgeProps) {
  const { data: reviews = [] } = useQuery(query('GET /reviews'));
  const average = averageStars(reviews);
  if (average === null) return null;
  return <PlainBadge badge={{ value: fillRating(value, average), text: fillRating(text, average) }} />;
}

function PlainBadge({ badge: { value, text } }: BadgeProps) {
  if (!value && !text) return null;
  return (
    <p className={styles.badge}>
      {value && <strong className={styles.value}>{value}</strong>} {text && <span>{text}</span>}
    </p>
  );
}

/** Longer titles are smaller, so that they fit the first screen. */
function titleLength(characters: number): 'short' | 'medium' | 'long' {
  if (characters <= 22) return 'short';
  return characters <= 48 ? 'medium' : 'long';
}
