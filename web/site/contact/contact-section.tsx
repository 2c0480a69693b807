import { useQuery } from '#web/site/query-client/use-query.tsx';
import type { Contact } from '#contract/sections/index.ts';
import { query } from '#web/api.ts';
import { SectionHeading } from '#web/ui/section-heading.tsx';
import { Section } from '#web/ui/section.tsx';
import { Loading } from '#web/ui/state.tsx';
import { ContactForm } from './contact-form.tsx';
import { ContactMap } from './contact-map.tsx';
import styles from './contact.module.css';
import { hasCoordinates } from './map-url.ts';
import { Html } from '#web/ui/html.tsx';
import { Icon } from '#web/ui/icons.tsx';

/** The contact section. It is left out if its content could not be loaded. */
export function ContactSection() {
  const { data, isPending } = useQuery(query('GET /contact/section'));
  if (data) return <ContactView contact={data} />;
  if (!isPending) return null;
  return (
    <Section ground="sand" ridge="a" id="contact">
      <Loading />
    </Section>
  );
}

interface ContactViewProps {
  contact: Contact;
  /** The contact page, of which the heading is the headline. */
  isPage?: boolean;
}

export function ContactView({ contact, isPage = false }: ContactViewProps) {
  const { eyebrow, heading, subheading, cards, form, questions, mapLat, mapLng, mapZoom } = contact;
  const place = { lat: mapLat, lng: mapLng, zoom: mapZoom };
  const hasMap = hasCoordinates(place);
  const shown = cards.filter(({ isVisible }) => isVisible).toSorted((a, b) => a.order - b.order);
  const address = hasMap ? shown.find(({ iconKey }) => iconKey === 'FaMapMarkerAlt') : undefined;
  const title = heading || (isPage ? 'Contact' : '');
  return (
    <Section
      {...(isPage ? { ground: 'night', className: styles.page } : { ground: 'sand', ridge: 'a' })}
      id="contact"
      aria-labelledby={title ? 'contact-heading' : undefined}
    >
      <div className={styles.layout}>
        <div className={styles.words}>
          {title && (
            <SectionHeading
              id="contact-heading"
              className={styles.heading}
              level={isPage ? 1 : 2}
              eyebrow={eyebrow}
              title={title}
            />
          )}
          {subheading && <p className={styles.lead}>{subheading}</p>}
        </div>
        <ContactForm texts={form} questions={questions} />
        <ContactCards cards={shown.filter((card) => card !== address)} />
        {hasMap && <ContactMap place={place}>{address && <CardWords card={address} />}</ContactMap>}
      </div>
    </Section>
  );
}

type Card = Contact['cards'][number];

function ContactCards({ cards }: { cards: Card[] }) {
  if (cards.length === 0) return null;
  return (
    <ul className={styles.cards}>
      {cards.map((card, index) => (
        <li className={styles.card} key={index}>
          <Icon name={card.iconKey} fallback="FaMapMarkerAlt" size={24} className={styles.icon} />
          <CardWords card={card} />
        </li>
      ))}
    </ul>
  );
}

function CardWords({ card: { title, textHtml } }: { card: Card }) {
  return (
    <div className={styles.cardWords}>
      {title && <h3 className={styles.cardTitle}>{title}</h3>}
      <Html html={textHtml} className={styles.cardText} />
    </div>
  );
}
