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

export function ContactView({ contact }: { contact: Contact }) {
  const { eyebrow, heading, subheading, cards, form, mapLat, mapLng, mapZoom } = contact;
  const place = { lat: mapLat, lng: mapLng, zoom: mapZoom };
  const shown = cards.filter(({ isVisible }) => isVisible).toSorted((a, b) => a.order - b.order);
  return (
    <Section ground="sand" ridge="a" id="contact" aria-labelledby={heading ? 'contact-heading' : undefined}>
      {(eyebrow || heading || subheading) && (
        <SectionHeading id="contact-heading" eyebrow={eyebrow} title={heading} lead={subheading} />
      )}
      <div className={styles.layout}>
        <ContactForm texts={form} />
        <div className={styles.aside}>
          {hasCoordinates(place) && <ContactMap place={place} />}
          {shown.length > 0 && <ContactCards cards={shown} />}
        </div>
      </div>
    </Section>
  );
}

function ContactCards({ cards }: { cards: Contact['cards'] }) {
  return (
    <ul className={styles.cards}>
      {cards.map(({ iconKey, title, textHtml }, index) => (
        <li className={styles.card} key={index}>
          <Icon name={iconKey} fallback="FaMapMarkerAlt" size={20} className={styles.icon} />
          <div className={styles.cardWords}>
            {title && <h3 className={styles.cardTitle}>{title}</h3>}
            <Html html={textHtml} className={styles.cardText} />
          </div>
        </li>
      ))}
    </ul>
  );
}
