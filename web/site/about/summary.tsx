import type { ComponentProps, ReactNode } from 'react';
import { altText } from '#contract/alt-text.ts';
import type { SectionFields } from '#contract/sections/index.ts';
import { ButtonLink, ButtonRow } from '#web/ui/button.tsx';
import { revealOnScroll } from '#web/ui/reveal-on-scroll.ts';
import { Icon } from '#web/ui/icons.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { SectionHeading } from '#web/ui/section-heading.tsx';
import { Section } from '#web/ui/section.tsx';
import { fieldPath, headingPaths } from '#web/ui/field-path.ts';
import type { Place } from '../blocks/block-view.ts';
import { shownFigures } from './about-content.ts';
import { HeadingWords } from './heading-words.tsx';
import styles from './summary.module.css';

// Beside the text the picture is at least as tall as the text, and cropped.
const SIZES = '(min-width: 900px) 48vw, 100vw';

type AboutContent = SectionFields<'about'>;

interface PartProps {
  about: AboutContent;
  place: Place;
}

/** The heading, the picture and the words, with the figures below. */
export function Summary({ about, place }: PartProps) {
  const { imageUrl } = about;
  return (
    <AboutSection about={about} place={place}>
      <div className={[styles.layout, imageUrl && styles.split].filter(Boolean).join(' ')}>
        <AboutHeading about={about} place={place} />
        {imageUrl && <Portrait about={about} />}
        <AboutText about={about} />
      </div>
    </AboutSection>
  );
}

/** The section with its figures at the end. */
export function AboutSection({ about, place, children }: PartProps & { children: ReactNode }) {
  const stats = shownFigures(about);
  return (
    <Section ridge="a" id={place.anchor} aria-labelledby={about.heading ? `${place.anchor}-heading` : undefined}>
      {children}
      {stats.length > 0 && (
        <div className={styles.figures}>
          <Figures stats={stats} />
        </div>
      )}
    </Section>
  );
}

interface ClassProps {
  /** For another layout than that of the summary. */
  className?: string | undefined;
}

interface PortraitProps extends ClassProps, Pick<ComponentProps<typeof Picture>, 'priority'> {
  about: AboutContent;
}

export function Portrait({ about, className, priority = 'late' }: PortraitProps) {
  const { imageUrl, imageAlt, imageAltSource, badge } = about;
  return (
    <div ref={revealOnScroll} className={[styles.portrait, className].filter(Boolean).join(' ')}>
      <Picture
        className={styles.picture}
        src={imageUrl}
        alt={altText(imageAlt, imageAltSource)}
        sizes={SIZES}
        priority={priority}
        data-field={fieldPath(about, 'imageUrl')}
      />
      <Badge badge={badge} />
    </div>
  );
}

function Badge({ badge }: { badge: AboutContent['badge'] }) {
  const { value, text } = badge;
  if (!value && !text) return null;
  return (
    <p className={styles.badge}>
      {value && (
        <strong className={styles.badgeValue} data-field={fieldPath(badge, 'value')}>
          {value}
        </strong>
      )}{' '}
      {text && <span data-field={fieldPath(badge, 'text')}>{text}</span>}
    </p>
  );
}

export function AboutHeading({ about, place, className }: PartProps & ClassProps) {
  const { eyebrow, heading } = about;
  if (!eyebrow && !heading) return null;
  return (
    <SectionHeading
      id={`${place.anchor}-heading`}
      level={place.level}
      className={[styles.heading, className].filter(Boolean).join(' ')}
      eyebrow={eyebrow}
      paths={headingPaths(about)}
      title={heading && <HeadingWords heading={heading} />}
    />
  );
}

export function AboutText({ about, className }: { about: AboutContent } & ClassProps) {
  const { title, paragraph1, paragraph2, cards, badge } = about;
  return (
    <div className={[styles.words, className].filter(Boolean).join(' ')}>
      {(title || paragraph1 || paragraph2) && (
        <div className={styles.prose}>
          {title && (
            <h3 className={styles.title} data-field={fieldPath(about, 'title')}>
              {title}
            </h3>
          )}
          {paragraph1 && <p data-field={fieldPath(about, 'paragraph1')}>{paragraph1}</p>}
          {paragraph2 && <p data-field={fieldPath(about, 'paragraph2')}>{paragraph2}</p>}
        </div>
      )}
      {cards.length > 0 && <Cards cards={cards} />}
      <AboutButtons about={about} />
      {!about.imageUrl && <Badge badge={badge} />}
    </div>
  );
}

function Cards({ cards }: { cards: AboutContent['cards'] }) {
  return (
    <ul className={styles.cards}>
      {cards.map((card, index) => (
        <li key={index} ref={revealOnScroll} className={styles.card}>
          <span className={styles.icon} data-field={fieldPath(card, 'icon')}>
            <Icon name={card.icon} size={18} fallback="star" />
          </span>
          {card.title && (
            <h3 className={styles.cardTitle} data-field={fieldPath(card, 'title')}>
              {card.title}
            </h3>
          )}
          {card.description && (
            <p className={styles.cardText} data-field={fieldPath(card, 'description')}>
              {card.description}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

function AboutButtons({ about: { cta, secondaryCta } }: { about: AboutContent }) {
  const main = cta.label && cta.href;
  const second = secondaryCta.label && secondaryCta.href;
  if (!main && !second) return null;
  return (
    <ButtonRow>
      {main && (
        <ButtonLink href={cta.href} variant="dark" data-field={fieldPath(cta, 'label')}>
          {cta.label}
        </ButtonLink>
      )}
      {second && (
        <ButtonLink href={secondaryCta.href} variant="outline" data-field={fieldPath(secondaryCta, 'label')}>
          {secondaryCta.label}
        </ButtonLink>
      )}
    </ButtonRow>
  );
}

function Figures({ stats }: { stats: AboutContent['stats'] }) {
  return (
    <ul className={styles.stats}>
      {stats.map((stat, index) => {
        const { value, label } = stat;
        const { number, sign } = splitFigure(value);
        return (
          <li key={index} ref={revealOnScroll} className={styles.stat}>
            <strong className={styles.figure} data-wide={value.length > 6} data-field={fieldPath(stat, 'value')}>
              {number}
              {sign && <span className={styles.sign}>{sign}</span>}
            </strong>{' '}
            <span className={styles.label} data-field={fieldPath(stat, 'label')}>
              {label}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** Splits a figure, so that the sign after the number (5+, 92%) can have the accent colour. */
export function splitFigure(value: string): { number: string; sign: string } {
  const parts = /^(.*\d)\s?([^\d\s.,]{1,2})$/.exec(value.trim());
  return { number: parts?.[1] ?? value.trim(), sign: parts?.[2] ?? '' };
}
