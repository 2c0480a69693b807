import { plans } from '#contract/texts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { parsePlan, type PlanItem } from '../items.ts';
import { Check } from './check.tsx';
import { PanelDunes } from './dunes.tsx';
import styles from './plans.module.css';

/** Plans in three columns; the most popular one is raised. */
export function PlansBlock({ items }: { items: readonly unknown[] }) {
  return (
    <ul className={styles.plans}>
      {items.map(parsePlan).map((plan, index) => (
        <PlanCard key={index} plan={plan} />
      ))}
    </ul>
  );
}

function PlanCard({ plan }: { plan: PlanItem }) {
  const { name, description, features, mostPopular, ctaText, ctaLink } = plan;
  return (
    <li className={[styles.plan, mostPopular && styles.popular].filter(Boolean).join(' ')}>
      {mostPopular && <p className={styles.ribbon}>Most popular</p>}
      <div className={styles.head}>
        {name && <h3 className={styles.name}>{name}</h3>}
        {description && <p className={styles.description}>{description}</p>}
      </div>
      <Price plan={plan} />
      <ButtonLink className={styles.button} href={ctaLink || '/contact'} variant={mostPopular ? 'primary' : 'outline'}>
        {ctaText || plans.getStarted}
        <span className="visually-hidden">: {name}</span>
      </ButtonLink>
      {features.length > 0 && (
        <ul className={styles.features}>
          {features.map((feature, index) => (
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

function Price({ plan: { price, period } }: { plan: PlanItem }) {
  if (price === null) return null;
  return (
    <p className={styles.price}>
      <span className={styles.amount}>{price || plans.custom}</span> {period && <span>{period}</span>}
    </p>
  );
}
