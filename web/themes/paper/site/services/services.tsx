import { altText } from '#contract/alt-text.ts';
import { NO_ICON } from '#contract/constants.ts';
import { serviceCardLink } from '#contract/links.ts';
import type { SectionFields } from '#contract/sections/index.ts';
import { serviceTexts } from '#contract/texts/services.ts';
import type { BlockProps } from '#web/site/blocks/block-view.ts';
import { EmptyPart } from '#web/site/layout/empty-part.tsx';
import { ServiceSign } from '#web/site/services/stage.tsx';
import { Arrow, ButtonLink } from '#web/ui/button.tsx';
import { fieldPath, headingPaths } from '#web/ui/field-path.ts';
import { Picture } from '#web/ui/picture.tsx';
import { revealOnScroll } from '#web/ui/reveal-on-scroll.ts';
import { Accent, SectionHeading } from '#web/ui/section-heading.tsx';
import { Section } from '#web/ui/section.tsx';
import { SmartLink } from '#web/ui/smart-link.tsx';
import { Figure } from '../../ui/figure.tsx';
import styles from './table.module.css';

type ServiceSection = SectionFields<'service-section'>;

const SIZES = '(min-width: 1024px) 30vw, (min-width: 700px) 42vw, 80px';

/** What the agency offers, in a table of hairlines with a contour figure for each service. */
export function Services({ content, place }: BlockProps<'services'>) {
  const { eyebrow, heading, headLine1, headLine2Gradient, rightParagraph, cta } = content;
  const cards = content.cards.filter(({ isVisible }) => isVisible);
  const hasHeading = Boolean(heading || headLine1 || headLine2Gradient);
  if (cards.length === 0) return <EmptyPart place={place} heading={heading || headLine1 || serviceTexts.title} />;
  return (
    <Section ground="sand" id={place.anchor} aria-labelledby={hasHeading ? `${place.anchor}-heading` : undefined}>
      {(hasHeading || eyebrow || rightParagraph) && (
        <SectionHeading
          id={`${place.anchor}-heading`}
          level={place.level}
          eyebrow={eyebrow}
          title={hasHeading && <Title section={content} />}
          lead={rightParagraph}
          paths={{
            ...headingPaths(content),
            ...((headLine1 || headLine2Gradient) && { title: undefined }),
            lead: fieldPath(content, 'rightParagraph'),
          }}
        />
      )}
      <ul className={styles.cells}>
        {cards.map((card, index) => (
          <Cell key={index} card={card} number={index + 1} />
        ))}
        {cta.label && cta.href && (
          <li className={styles.ask}>
            <ButtonLink href={cta.href} variant="dark" arrow data-field={fieldPath(cta, 'label')}>
              {cta.label}
            </ButtonLink>
          </li>
        )}
      </ul>
    </Section>
  );
}

/** The plain heading, or the two lines, the second in the accent. */
function Title({ section }: { section: ServiceSection }) {
  const { heading, headLine1, headLine2Gradient } = section;
  if (!headLine1 && !headLine2Gradient) return heading;
  return (
    <>
      {heading && (
        <span className={styles.over} data-field={fieldPath(section, 'heading')}>
          {heading}{' '}
        </span>
      )}
      {headLine1 && <span data-field={fieldPath(section, 'headLine1')}>{headLine1} </span>}
      {headLine2Gradient && (
        <span data-field={fieldPath(section, 'headLine2Gradient')}>
          <Accent>{headLine2Gradient}</Accent>
        </span>
      )}
    </>
  );
}

function Cell({ card, number }: { card: ServiceSection['cards'][number]; number: number }) {
  const href = serviceCardLink(card);
  return (
    <li ref={revealOnScroll} className={styles.cell}>
      <CellArt card={card} number={number} />
      {href && (
        <span className={styles.arrow} aria-hidden="true">
          <Arrow />
        </span>
      )}
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

/** The picture of a card, or a figure in its place; on a site without drawings its icon. */
function CellArt({ card, number }: { card: ServiceSection['cards'][number]; number: number }) {
  const { imageUrl, imageAlt, imageAltSource, iconKey } = card;
  if (imageUrl) {
    return (
      <Picture
        className={styles.picture}
        src={imageUrl}
        alt={altText(imageAlt, imageAltSource)}
        sizes={SIZES}
        data-field={fieldPath(card, 'imageUrl')}
      />
    );
  }
  if (iconKey === NO_ICON) return null;
  return (
    <>
      <Figure className={styles.figure} number={number} data-field={fieldPath(card, 'iconKey')} />
      <ServiceSign className={styles.sign} iconKey={iconKey} />
    </>
  );
}
