import type { BlockContent } from '#contract/blocks/block.ts';
import { serviceTexts } from '#contract/texts/services.ts';
import { pricingTexts } from '#contract/texts/pricing.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { fieldPath } from '#web/ui/field-path.ts';
import type { BlockProps } from '../blocks/block-view.ts';
import { Check } from './check.tsx';
import { PanelDunes } from './panel-dunes.tsx';
import styles from './service-plans-block.module.css';
import { ServicePart } from './service-part.tsx';

type Plan = BlockContent<'service-plans'>['plans'][number];

/** Plans in three columns; the most popular one is raised. */
export function ServicePlansBlock({ content, place }: BlockProps<'service-plans'>) {
  const shown = content.plans.filter(isPlanFilled);
  return (
    <ServicePart place={place} type="pricing" content={content}>
      {shown.length > 0 ? (
        <ul className={styles.plans}>
          {shown.map((plan, index) => (
            <PlanCard key={index} plan={plan} />
          ))}
        </ul>
      ) : null}
    </ServicePart>
  );
}

function isPlanFilled({ name, price, period, features }: Plan): boolean {
  return Boolean(name || price || period || features.some(Boolean));
}

function PlanCard({ plan }: { plan: Plan }) {
  const { name, price, period, features, mostPopular, ctaText, ctaLink } = plan;
  const shown = features.map((text, place) => ({ text, place })).filter(({ text }) => text);
  return (
    <li className={[styles.plan, mostPopular && styles.popular].filter(Boolean).join(' ')}>
      {mostPopular && <p className={styles.ribbon}>{serviceTexts.mostPopular}</p>}
      <div className={styles.head}>
        {name && (
          <h3 className={styles.name} data-field={fieldPath(plan, 'name')}>
            {name}
          </h3>
        )}
      </div>
      <p className={styles.price}>
        <span className={styles.amount} data-field={fieldPath(plan, 'price')}>
          {price || pricingTexts.custom}
        </span>{' '}
        {period && <span data-field={fieldPath(plan, 'period')}>{period}</span>}
      </p>
      <ButtonLink
        className={styles.button}
        href={ctaLink || '/contact'}
        variant={mostPopular ? 'primary' : 'outline'}
        data-field={fieldPath(plan, 'ctaText')}
      >
        {ctaText || pricingTexts.getStarted}
        <span className="visually-hidden">: {name}</span>
      </ButtonLink>
      {shown.length > 0 && (
        <ul className={styles.features}>
          {shown.map(({ text, place }) => (
            <li key={place} className={styles.feature} data-field={fieldPath(plan, `features.${place}`)}>
              <Check className={styles.check} />
              <span>{text}</span>
            </li>
          ))}
        </ul>
      )}
      {mostPopular && <PanelDunes className={styles.dunes} />}
    </li>
  );
}
