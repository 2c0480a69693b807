import { altText } from '#contract/alt-text.ts';
import { NO_ICON } from '#contract/constants.ts';
import { serviceCardLink, serviceRowId } from '#contract/links.ts';
import type { ProjectInList } from '#contract/projects.ts';
import type { ServicePageInList } from '#contract/collections/services.ts';
import { SECTION_PATHS } from '#contract/section-paths.ts';
import type { ServiceSection } from '#contract/sections/index.ts';
import { serviceTexts } from '#contract/texts/services.ts';
import { Picture } from '#web/ui/picture.tsx';
import { Arrow } from '#web/ui/button.tsx';
import { SmartLink } from '#web/ui/smart-link.tsx';
import { fieldPath } from '#web/ui/field-path.ts';
import { projectPath } from '../projects.ts';
import { ServiceSign } from './stage.tsx';
import styles from './service-rows.module.css';

type Card = ServiceSection['cards'][number];
type Service = Pick<ServicePageInList, 'coverImageUrl' | 'priceFrom' | 'duration' | 'project'>;
type Example = Pick<ProjectInList, 'slug' | 'title' | 'result'>;

const SIZES = '(min-width: 1000px) 59vw, 100vw';

interface ServiceRowsProps {
  cards: readonly Card[];
  services: readonly ServicePageInList[];
  /** The example projects of the services. */
  projects: readonly Example[];
}

/** The services, each in a row with its picture or the cover of its page, and the facts that its page knows. */
export function ServiceRows({ cards, services, projects }: ServiceRowsProps) {
  const shown = cards.filter(({ isVisible }) => isVisible);
  if (shown.length === 0) return null;
  return (
    <ul className={styles.rows}>
      {shown.map((card, index) => {
        const service = card.href ? undefined : services.find(({ slug }) => slug === card.slug);
        const example = projects.find(({ slug }) => slug === service?.project);
        return <ServiceRow key={index} card={card} service={service} example={example} isFirst={index === 0} />;
      })}
    </ul>
  );
}

interface RowProps {
  card: Card;
  service: Service | undefined;
  example: Example | undefined;
  isFirst: boolean;
}

export function ServiceRow({ card, service, example, isFirst }: RowProps) {
  const href = rowLink(card, service);
  const picture = card.imageUrl || service?.coverImageUrl;
  return (
    <li
      id={card.slug ? serviceRowId(card.slug) : undefined}
      className={[styles.row, !picture && styles.plain].filter(Boolean).join(' ')}
    >
      {picture ? (
        <div className={styles.art}>
          <Picture
            className={[styles.cover, card.imageUrl && styles.own].filter(Boolean).join(' ')}
            src={picture}
            alt={card.imageUrl && altText(card.imageAlt, card.imageAltSource)}
            sizes={SIZES}
            priority={isFirst ? 'early' : 'late'}
            data-field={card.imageUrl ? fieldPath(card, 'imageUrl') : undefined}
          />
        </div>
      ) : (
        card.iconKey !== NO_ICON && <ServiceSign className={styles.sign} iconKey={card.iconKey} />
      )}
      <div className={styles.words}>
        <h2 className={styles.title} dir="auto" data-field={fieldPath(card, 'title')}>
          <SmartLink className={styles.link} href={href}>
            {card.title}
          </SmartLink>
        </h2>
        <p className={styles.text} dir="auto" data-field={fieldPath(card, 'description')}>
          {card.description}
        </p>
        {card.details && (
          <p className={styles.details} dir="auto" data-field={fieldPath(card, 'details')}>
            {card.details}
          </p>
        )}
        <Facts card={card} service={service} example={example} />
      </div>
    </li>
  );
}

/** A card with words for its row leads to a page of its own only if there is one. Without any, it leads to the contact page. */
function rowLink(card: Card, service: Service | undefined): string {
  const own = card.details && !service ? card.href : serviceCardLink({ href: card.href, slug: card.slug });
  return own || SECTION_PATHS.contact;
}

function Facts({ card, service, example }: Pick<RowProps, 'card' | 'service' | 'example'>) {
  const { priceFrom = '', duration = '' } = service ?? {};
  if (!priceFrom && !card.price && !duration && !example) return null;
  return (
    <ul className={styles.facts}>
      {priceFrom ? (
        <Fact name={serviceTexts.from}>{priceFrom}</Fact>
      ) : (
        card.price && (
          <li className={styles.value} data-field={fieldPath(card, 'price')}>
            {card.price}
          </li>
        )
      )}
      {duration && <Fact name={serviceTexts.howLong}>{duration}</Fact>}
      <li className={styles.arrow} aria-hidden="true">
        <Arrow />
      </li>
      {example && (
        // An entry of its own: its link carries no picture of the row to the project's page.
        <li className={styles.example}>
          <span className={styles.name}>{serviceTexts.example}</span>
          <span className={styles.value}>
            <SmartLink className={styles.project} href={projectPath(example.slug)}>
              {example.title}
            </SmartLink>
            {example.result && <span className={styles.result}>{example.result}</span>}
          </span>
        </li>
      )}
    </ul>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <li>
      <span className={styles.name}>{name}</span> <span className={styles.value}>{children}</span>
    </li>
  );
}
