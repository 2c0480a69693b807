import { useQuery } from '#web/site/query-client/use-query.tsx';
import type { About as AboutRecord } from '#contract/sections/index.ts';
import { loadFailed } from '#contract/texts.ts';
import { messageOf, query } from '#web/api.ts';
import { ButtonLink, ButtonRow } from '#web/ui/button.tsx';
import { revealOnScroll } from '#web/ui/reveal-on-scroll.ts';
import { Icon } from '#web/ui/icons.tsx';
import { PHONE } from '#web/ui/picture-sizes.ts';
import { Picture } from '#web/ui/picture.tsx';
import { Accent, SectionHeading } from '#web/ui/section-heading.tsx';
import { Section } from '#web/ui/section.tsx';
import { StateSection } from '#web/ui/state-section.tsx';
import styles from './about.module.css';

// Beside the text the picture is as tall as the text, and cropped.
const SIZES = `(min-width: 1296px) 520px, (min-width: 900px) 44vw, (min-width: 700px) 92vw, ${PHONE}`;

/** `isTitleAbove` leaves out the title, for the page that has it as its headline. */
export function About({ isTitleAbove = false }: { isTitleAbove?: boolean }) {
  const { data, error, refetch } = useQuery(query('GET /about'));
  if (data) return <AboutView about={isTitleAbove ? { ...data, title: '' } : data} />;
  return (
    <StateSection
      id="about"
      title="About us"
      ridge="a"
      failure={error && messageOf(error, loadFailed.about)}
      onRetry={() => void refetch()}
    />
  );
}

export function AboutView({ about }: { about: AboutRecord }) {
  const { imageUrl, stats } = about;
  return (
    <Section ridge="a" id="about" aria-labelledby={about.heading ? 'about-heading' : undefined}>
      <div className={[styles.layout, imageUrl && styles.split].filter(Boolean).join(' ')}>
        {imageUrl && <Portrait about={about} />}
        <AboutText about={about} />
      </div>
      {stats.length > 0 && (
        <div className={styles.figures}>
          <Figures stats={stats} />
        </div>
      )}
    </Section>
  );
}

function Portrait({ about: { imageUrl, imageAlt, badge } }: { about: AboutRecord }) {
  return (
    <div ref={revealOnScroll} className={styles.portrait}>
      <Picture className={styles.picture} src={imageUrl} alt={imageAlt} sizes={SIZES} />
      <Badge badge={badge} />
    </div>
  );
}

function Badge({ badge: { value, text } }: { badge: AboutRecord['badge'] }) {
  if (!value && !text) return null;
  return (
    <p className={styles.badge}>
      {value && <strong className={styles.badgeValue}>{value}</strong>} {text && <span>{text}</span>}
    </p>
  );
}

function AboutText({ about }: { about: AboutRecord }) {
  const { eyebrow, heading, title, paragraph1, paragraph2, cards, badge } = about;
  const { start, last } = splitLastWord(heading);
  return (
    <div className={styles.words}>
      {(eyebrow || heading) && (
        <SectionHeading
          id="about-heading"
          className={styles.heading}
          eyebrow={eyebrow}
          title={
            last && (
              <>
                {start} <Accent>{last}</Accent>
              </>
            )
          }
        />
      )}
      {(title || paragraph1 || paragraph2) && (
        <div className={styles.prose}>
          {title && <h3 className={styles.title}>{title}</h3>}
          {paragraph1 && <p>{paragraph1}</p>}
          {paragraph2 && <p>{paragraph2}</p>}
        </div>
      )}
      {cards.length > 0 && <Cards cards={cards} />}
      <AboutButtons about={about} />
      {!about.imageUrl && <Badge badge={badge} />}
    </div>
  );
}

function Cards({ cards }: { cards: AboutRecord['cards'] }) {
  return (
    <ul className={styles.cards}>
      {cards.map(({ icon, title, description }, index) => (
        <li key={index} ref={revealOnScroll} className={styles.card}>
          <span className={styles.icon}>
            <Icon name={icon} size={18} fallback="star" />
          </span>
          {title && <h3 className={styles.cardTitle}>{title}</h3>}
          {description && <p className={styles.cardText}>{description}</p>}
        </li>
      ))}
    </ul>
  );
}

function AboutButtons({ about: { cta, secondaryCta } }: { about: AboutRecord }) {
  const main = cta.label && cta.href;
  const second = secondaryCta.label && secondaryCta.href;
  if (!main && !second) return null;
  return (
    <ButtonRow>
      {main && (
        <ButtonLink href={cta.href} variant="dark">
          {cta.label}
        </ButtonLink>
      )}
      {second && (
        <ButtonLink href={secondaryCta.href} variant="outline">
          {secondaryCta.label}
        </ButtonLink>
      )}
    </ButtonRow>
  );
}

function Figures({ stats }: { stats: AboutRecord['stats'] }) {
  return (
    <ul className={styles.stats}>
      {stats.map(({ value, label }, index) => {
        const { number, sign } = splitFigure(value);
        return (
          <li key={index} ref={revealOnScroll} className={styles.stat}>
            <strong className={styles.figure} data-wide={value.length > 6}>
              {number}
              {sign && <span className={styles.sign}>{sign}</span>}
            </strong>{' '}
            <span className={styles.label}>{label}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** Splits a heading, so that its last word can have the accent colour. */
export function splitLastWord(heading: string): { start: string; last: string } {
  const words = heading.trim().split(/\s+/);
  const last = words.pop() ?? '';
  return { start: words.join(' '), last };
}

/** Splits a figure, so that the sign after the number (5+, 92%) can have the accent colour. */
export function splitFigure(value: string): { number: string; sign: string } {
  const parts = /^(.*\d)\s?([^\d\s.,]{1,2})$/.exec(value.trim());
  return { number: parts?.[1] ?? value.trim(), sign: parts?.[2] ?? '' };
}
