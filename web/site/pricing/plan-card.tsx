import { useId } from 'react';
import { PLAN_ICON_DEFAULT } from '#contract/constants.ts';
import { pricingTexts } from '#contract/texts/pricing.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { revealOnScroll } from '#web/ui/reveal-on-scroll.ts';
import { useDialogLink } from '#web/ui/use-dialog-link.ts';
import { fieldPath } from '#web/ui/field-path.ts';
import { PlanIcon } from './plan-icon.tsx';
import { Excludes, Features } from './features.tsx';
import { buttonColor, planAnchor, planLink, type Plan } from './plan.ts';
import styles from './plans.module.css';
import { Price } from './price.tsx';

interface PlanCardProps {
  plan: Plan;
  periodLabel: string;
  /** The path of that label in the preview. */
  periodPath: string | undefined;
  /** Whether it is the plan that covers the visitor's answers. */
  isFitting: boolean;
  /** Called on hover and focus. */
  onIntent: () => void;
  onChoose: () => void;
}

export function PlanCard({ plan, periodLabel, periodPath, isFitting, onIntent, onChoose }: PlanCardProps) {
  const { title, description, icon, ribbon, highlighted } = plan;
  const id = useId();
  const classes = [
    styles.plan,
    highlighted && styles.highlighted,
    ribbon && styles.ribboned,
    isFitting && styles.fitting,
  ];
  return (
    <li id={planAnchor(plan)} ref={revealOnScroll} className={classes.filter(Boolean).join(' ')}>
      {highlighted && <CardDunes />}
      {ribbon && (
        <p className={styles.ribbon} data-field={fieldPath(plan, 'ribbon')}>
          {ribbon}
        </p>
      )}
      <div className={styles.head}>
        <span className={styles.icon} aria-hidden="true" data-field={fieldPath(plan, 'icon')}>
          <PlanIcon emoji={icon || PLAN_ICON_DEFAULT} size={44} />
        </span>
        {title && (
          <h3 id={id} className={styles.title} data-field={fieldPath(plan, 'title')}>
            {title}
          </h3>
        )}
      </div>
      <p className={styles.description} data-field={fieldPath(plan, 'description')}>
        {description}
      </p>
      <Price
        className={styles.price}
        price={plan.price}
        periodLabel={periodLabel}
        isExact
        paths={{ price: fieldPath(plan, 'price'), period: periodPath }}
      />
      <ChoosePlan plan={plan} describedBy={title && id} onIntent={onIntent} onChoose={onChoose} />
      <Features plan={plan} />
      <Excludes plan={plan} />
    </li>
  );
}

interface ChoosePlanProps {
  plan: Plan;
  /** The id of the plan's title, if it has one: the buttons of all plans may have the same label. */
  describedBy: string;
  onIntent: () => void;
  onChoose: () => void;
}

/** Opens the proposal dialog; without scripts it is a link. */
function ChoosePlan({ plan, describedBy, onIntent, onChoose }: ChoosePlanProps) {
  const dialogLink = useDialogLink(onChoose);
  return (
    <ButtonLink
      href={planLink(plan)}
      className={`${styles.choose} ${buttonColor(plan.buttonColor)}`}
      aria-describedby={describedBy || undefined}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      data-field={fieldPath(plan, 'buttonLabel')}
      {...dialogLink}
    >
      {plan.buttonLabel || pricingTexts.getStarted}
    </ButtonLink>
  );
}

function CardDunes() {
  return (
    <svg className={styles.dunes} viewBox="0 0 280 100" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 62C60 58 110 34 168 14C200 26 240 48 280 52V100H0Z" />
      <path d="M0 88C80 86 150 70 280 74V100H0Z" />
    </svg>
  );
}
