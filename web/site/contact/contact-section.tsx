import type { SectionFields } from '#contract/sections/index.ts';
import { contactTexts } from '#contract/texts/contact.ts';
import { SectionHeading } from '#web/ui/section-heading.tsx';
import { Section } from '#web/ui/section.tsx';
import { fieldPath, headingPaths } from '#web/ui/field-path.ts';
import type { Reply } from '#web/api.ts';
import { factCards, hasWords, withContactFacts } from '#web/site/contact-facts.ts';
import type { BlockProps } from '../blocks/block-view.ts';
import { HAS_SCENES } from '../layout/scene.ts';
import { OwnStrip } from '../layout/own-strip.tsx';
import { ContactForm } from './contact-form.tsx';
import { ContactMap } from './contact-map.tsx';
import styles from './contact.module.css';
import { hasCoordinates } from './map-url.ts';
import { Html } from '#web/ui/html.tsx';
import { Icon } from '#web/ui/icons.tsx';

interface ContactData {
  retention?: unknown;
  site?: Reply<'GET /site'> | undefined;
}

/** How to reach the agency: the form, cards and a map. As the top of a page it stands on the night sky. */
export function ContactSection({ content, look, place, data: { site } }: BlockProps<'contact', ContactData>) {
  const isPage = look === 'page';
  const { eyebrow, heading, subheading, cards, form, questions, mapLat, mapLng, mapZoom } = content;
  const shownPlace = { lat: mapLat, lng: mapLng, zoom: mapZoom };
  const hasMap = hasCoordinates(shownPlace);
  const shown = (cards.length > 0 ? cards : factCards(site))
    .filter(({ isVisible, textHtml }) => isVisible && (!site || hasWords(withContactFacts(textHtml, site))))
    .toSorted((a, b) => a.order - b.order);
  const address = hasMap ? shown.find(({ iconKey }) => iconKey === 'FaMapMarkerAlt') : undefined;
  const title = heading || (isPage ? contactTexts.title : '');
  const level = place.level === 1 ? 2 : 3;
  const section = (
    <Section
      {...(isPage
        ? { ground: HAS_SCENES ? 'night' : 'paper', className: styles.page }
        : { ground: 'sand', ridge: 'a' })}
      id={place.anchor}
      aria-labelledby={title ? `${place.anchor}-heading` : undefined}
    >
      <div className={styles.layout}>
        <div className={styles.words}>
          {title && (
            <SectionHeading
              id={`${place.anchor}-heading`}
              className={styles.heading}
              level={place.level}
              eyebrow={eyebrow}
              title={title}
              paths={headingPaths(content)}
            />
          )}
          {subheading && (
            <p className={styles.lead} data-field={fieldPath(content, 'subheading')}>
              {subheading}
            </p>
          )}
        </div>
        <ContactCards cards={shown.filter((card) => card !== address)} site={site} level={level} />
        <ContactForm texts={form} questions={questions} />
        {hasMap && (
          <ContactMap place={shownPlace}>
            {address && <CardWords card={address} site={site} level={level} />}
          </ContactMap>
        )}
      </div>
    </Section>
  );
  if (!isPage || hasMap) return section;
  return (
    <>
      {section}
      <OwnStrip />
    </>
  );
}

type Card = SectionFields<'contact'>['cards'][number];

interface CardParts extends Pick<ContactData, 'site'> {
  /** That of the headings of cards. */
  level: 2 | 3;
}

function ContactCards({ cards, ...parts }: { cards: Card[] } & CardParts) {
  if (cards.length === 0) return null;
  return (
    <ul className={styles.cards}>
      {cards.map((card, index) => (
        <li className={styles.card} key={index}>
          <Icon name={card.iconKey} fallback="FaMapMarkerAlt" size={24} className={styles.icon} />
          <CardWords card={card} {...parts} />
        </li>
      ))}
    </ul>
  );
}

function CardWords({ card, site, level }: { card: Card } & CardParts) {
  const Title = `h${level}` as const;
  const { title, textHtml } = card;
  return (
    <div className={styles.cardWords}>
      {title && (
        <Title className={styles.cardTitle} data-field={fieldPath(card, 'title')}>
          {title}
        </Title>
      )}
      <Html
        html={withContactFacts(textHtml, site)}
        className={styles.cardText}
        data-field={fieldPath(card, 'textHtml')}
      />
    </div>
  );
}
