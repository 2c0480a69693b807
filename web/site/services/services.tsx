import { serviceCardLink } from '#contract/links.ts';
import type { SectionFields } from '#contract/sections/index.ts';
import { serviceTexts } from '#contract/texts/services.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { revealOnScroll } from '#web/ui/reveal-on-scroll.ts';
import { Gradient, SectionHeading } from '#web/ui/section-heading.tsx';
import { Section } from '#web/ui/section.tsx';
import { SmartLink } from '#web/ui/smart-link.tsx';
import { fieldPath, headingPaths, type HeadingPaths } from '#web/ui/field-path.ts';
import type { BlockProps } from '../blocks/block-view.ts';
import { EmptyPart } from '../layout/empty-part.tsx';
import { CardArt } from './card-art.tsx';
import styles from './services.module.css';

const SIZES = '(min-width: 1024px) 54vw, (min-width: 700px) 46vw, 96px';

type ServiceSection = SectionFields<'service-section'>;

/** What the agency offers, as cards. */
export function Services({ content: serviceSection, place }: BlockProps<'services'>) {
  const { eyebrow, heading, headLine1, headLine2Gradient, rightParagraph, cta } = serviceSection;
  const cards = serviceSection.cards.filter(({ isVisible }) => isVisible);
  const hasHeading = Boolean(heading || headLine1 || headLine2Gradient);
  const hasWords = Boolean(hasHeading || eyebrow || rightParagraph);
  if (cards.length === 0) return <EmptyPart place={place} heading={heading || headLine1 || serviceTexts.title} />;
  return (
    <Section
      ground="sand"
      ridge="b"
      id={place.anchor}
      aria-labelledby={hasHeading ? `${place.anchor}-heading` : undefined}
    >
      {hasWords && (
        <SectionHeading
          id={`${place.anchor}-heading`}
          level={place.level}
          className={styles.heading}
          eyebrow={eyebrow}
          title={hasHeading && <ServicesTitle serviceSection={serviceSection} />}
          lead={rightParagraph}
          paths={servicePaths(serviceSection)}
        />
      )}
      <ul className={styles.cards}>
        {cards.map((card, index) => (
          <ServiceCard key={index} card={card} />
        ))}
      </ul>
      {cta.label && cta.href && (
        <div className={styles.cta}>
          <ButtonLink href={cta.href} variant="dark" arrow data-field={fieldPath(cta, 'label')}>
            {cta.label}
          </ButtonLink>
        </div>
      )}
    </Section>
  );
}

/** The lines of the headline have paths of their own. */
function servicePaths(serviceSection: ServiceSection): HeadingPaths {
  const { headLine1, headLine2Gradient } = serviceSection;
  const { title, ...paths } = headingPaths(serviceSection);
  return {
    ...paths,
    title: headLine1 || headLine2Gradient ? undefined : title,
    lead: fieldPath(serviceSection, 'rightParagraph'),
  };
}

/** The two headline lines with the plain heading above them in small; without them the heading is the title. */
function ServicesTitle({ serviceSection }: { serviceSection: ServiceSection }) {
  const { heading, headLine1, headLine2Gradient } = serviceSection;
  if (!headLine1 && !headLine2Gradient) return heading;
  return (
    <>
      {heading && (
        <span className={styles.over} data-field={fieldPath(serviceSection, 'heading')}>
          {heading}{' '}
        </span>
      )}
      {headLine1 && (
        <span className={styles.line} data-field={fieldPath(serviceSection, 'headLine1')}>
          {headLine1}{' '}
        </span>
      )}
      {headLine2Gradient && (
        <span className={styles.line} data-field={fieldPath(serviceSection, 'headLine2Gradient')}>
          <Gradient>{headLine2Gradient}</Gradient>
        </span>
      )}
    </>
  );
}

function ServiceCard({ card }: { card: ServiceSection['cards'][number] }) {
  const href = serviceCardLink(card);
  return (
    <li ref={revealOnScroll} className={styles.card}>
      <CardArt
        card={card}
        sizes={SIZES}
        classes={{ picture: styles.picture, stage: styles.stage, sign: styles.sign }}
      />
      {href && <NorthEast />}
      <h3 className={styles.title} data-field={fieldPath(card, 'title')}>
        {href ? (
          <SmartLink className={styles.link} href={href}>
            {card.title}
          </SmartLink>
        ) : (
          card.title
        )}
      </h3>
      <p className={styles.text} data-field={fieldPath(card, 'description')}>
        {card.description}
      </p>
      {card.price && (
        <p className={styles.price} data-field={fieldPath(card, 'price')}>
          {card.price}
        </p>
      )}
    </li>
  );
}

function NorthEast() {
  return (
    <svg className={styles.arrow} width="18" height="18" viewBox="0 0 18 18" fill="none" aria-hidden="true">
      <path
        d="M4 14 14 4M6 4h8v8"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
