import { useQuery } from '#web/site/query-client/use-query.tsx';
import { useLocation } from '#web/ui/routing/location.tsx';
import { serviceCardLink } from '#contract/links.ts';
import type { ServiceSection } from '#contract/sections/index.ts';
import { loadFailed } from '#contract/texts.ts';
import { messageOf, query } from '#web/api.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { revealOnScroll } from '#web/ui/reveal-on-scroll.ts';
import { Gradient, SectionHeading } from '#web/ui/section-heading.tsx';
import { Section } from '#web/ui/section.tsx';
import { SmartLink } from '#web/ui/smart-link.tsx';
import { StateSection } from '#web/ui/state-section.tsx';
import { Stage } from './stage.tsx';
import styles from './services.module.css';

interface ServicesProps {
  /** Whether to show the call to action; by default only on the home page. */
  showCta?: boolean;
}

export function Services({ showCta }: ServicesProps) {
  const { pathname } = useLocation();
  const { data, error, refetch } = useQuery(query('GET /service-section'));
  if (data) return <ServicesView serviceSection={data} showCta={showCta ?? pathname === '/'} />;
  return (
    <StateSection
      id="services"
      title="Services"
      ground="sand"
      ridge="b"
      failure={error && messageOf(error, loadFailed['service-section'])}
      onRetry={() => void refetch()}
    />
  );
}

export function ServicesView({ serviceSection, showCta = false }: ServicesProps & { serviceSection: ServiceSection }) {
  const { eyebrow, heading, headLine1, headLine2Gradient, rightParagraph, cta } = serviceSection;
  const cards = serviceSection.cards.filter(({ isVisible }) => isVisible);
  const hasHeading = Boolean(heading || headLine1 || headLine2Gradient);
  const hasWords = Boolean(hasHeading || eyebrow || rightParagraph);
  if (!hasWords && cards.length === 0) return null;
  return (
    <Section ground="sand" ridge="b" id="services" aria-labelledby={hasHeading ? 'services-heading' : undefined}>
      {hasWords && (
        <SectionHeading
          id="services-heading"
          className={styles.heading}
          eyebrow={eyebrow}
          title={hasHeading && <ServicesTitle serviceSection={serviceSection} />}
          lead={rightParagraph}
        />
      )}
      {cards.length > 0 && (
        <ul className={styles.cards}>
          {cards.map((card, index) => (
            <ServiceCard key={index} card={card} />
          ))}
        </ul>
      )}
      {showCta && cta.label && cta.href && (
        <div className={styles.cta}>
          <ButtonLink href={cta.href} variant="dark" arrow>
            {cta.label}
          </ButtonLink>
        </div>
      )}
    </Section>
  );
}

/** The two headline lines with the plain heading above them in small; without them the heading is the title. */
function ServicesTitle({
  serviceSection: { heading, headLine1, headLine2Gradient },
}: {
  serviceSection: ServiceSection;
}) {
  if (!headLine1 && !headLine2Gradient) return heading;
  return (
    <>
      {heading && <span className={styles.over}>{heading} </span>}
      {headLine1 && <span className={styles.line}>{headLine1} </span>}
      {headLine2Gradient && (
        <span className={styles.line}>
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
      <Stage className={styles.stage} iconKey={card.iconKey} />
      {href && <NorthEast />}
      <h3 className={styles.title}>
        {href ? (
          <SmartLink className={styles.link} href={href}>
            {card.title}
          </SmartLink>
        ) : (
          card.title
        )}
      </h3>
      <p className={styles.text}>{card.description}</p>
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
