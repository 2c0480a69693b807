import type { BlockContent } from '#contract/blocks/block.ts';
import { plans as texts } from '#contract/texts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import type { BlockProps } from '../blocks/block-view.ts';
import { Check } from './check.tsx';
import { PanelDunes } from './panel-dunes.tsx';
import styles from './service-plans-block.module.css';
import { ServicePart } from './service-part.tsx';

type Plan = BlockContent<'service-plans'>['plans'][number];

/** Plans in three columns; the most popular one is raised. */
export function ServicePlansBlock({ content: { heading, text, plans }, place }: BlockProps<'service-plans'>) {
  const shown = plans.filter(isPlanFilled);
  return (
    <ServicePart place={place} type="pricing" heading={heading} text={text}>
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

function PlanCard({ plan: { name, price, period, features, mostPopular, ctaText, ctaLink } }: { plan: Plan }) {
  const shown = features.filter(Boolean);
  return (
    <li className={[styles.plan, mostPopular && styles.popular].filter(Boolean).join(' ')}>
      {mostPopular && <p className={styles.ribbon}>Most popular</p>}
      <div className={styles.head}>{name && <h3 className={styles.name}>{name}</h3>}</div>
      <p className={styles.price}>
        <span className={styles.amount}>{price || texts.custom}</span> {period && <span>{period}</span>}
      </p>
      <ButtonLink className={styles.button} href={ctaLink || '/contact'} variant={mostPopular ? 'primary' : 'outline'}>
        {ctaText || texts.getStarted}
        <span className="visually-hidden">: {name}</span>
      </ButtonLink>
      {shown.length > 0 && (
        <ul className={styles.features}>
          {shown.map((feature, index) => (
            <li key={index} className={styles.feature}>
              <Check className={styles.check} />
              <span>{feature}</span>
            </li>
          ))}
        </ul>
      )}
      {mostPopular && <PanelDunes className={styles.dunes} />}
    </li>
  );
}
