import { pricingTexts } from '#contract/texts/pricing.ts';
import { useQuery } from '#web/site/query-client/use-query.tsx';
import { useState, type ReactNode } from 'react';
import type { SectionFields } from '#contract/sections/index.ts';
import { query } from '#web/api.ts';
import { SectionHeading } from '#web/ui/section-heading.tsx';
import { Section } from '#web/ui/section.tsx';
import { Loading } from '#web/ui/state.tsx';
import { fieldPath, headingPaths } from '#web/ui/field-path.ts';
import type { BlockProps } from '../blocks/block-view.ts';
import { withTimeout } from '../chunk-timeout.ts';
import { EmptyPart } from '../layout/empty-part.tsx';
import { usePageTexts } from '../page-texts.ts';
import { PlanCard } from './plan-card.tsx';
import { fittingPlan, questionsFor, type Answers } from './fitting.ts';
import { PlanQuestions } from './plan-questions.tsx';
import { planLink, type Plan } from './plan.ts';
import styles from './plans.module.css';
import type { ProposalDialog } from './proposal-dialog.tsx';

/** The dialog loads when a visitor is about to open it. */
const loadProposalDialog = () => withTimeout(import('./proposal-dialog.tsx'));

/** The plans, each with a button for a proposal. If they cannot be loaded, the section is left out. */
export function Plans() {
  const { data, isPending } = useQuery(query('GET /pricing'));
  if (data) return <PlansView pricing={data} />;
  if (!isPending) return null;
  return (
    <Section ground="sand" id="plans">
      <Loading />
    </Section>
  );
}

/** The plans in a page made of blocks, below their heading. */
export function PlansBlock({ content, place }: BlockProps<'pricing', { retention?: unknown }>) {
  const { eyebrow, heading, subheading } = content;
  if (!hasPlans(content)) return <EmptyPart place={place} heading={heading || pricingTexts.plansAndPrices} />;
  return (
    <PlansView pricing={content} anchor={place.anchor}>
      <SectionHeading
        id={`${place.anchor}-heading`}
        level={place.level}
        className={styles.heading}
        eyebrow={eyebrow}
        title={heading || pricingTexts.plansAndPrices}
        lead={subheading}
        paths={{ ...headingPaths(content), lead: fieldPath(content, 'subheading') }}
      />
    </PlansView>
  );
}

/** Whether visitors see a plan. */
export function hasPlans({ plans }: SectionFields<'pricing'>): boolean {
  return plans.some(({ isVisible }) => isVisible);
}

interface PlansViewProps {
  pricing: SectionFields<'pricing'>;
  anchor?: string;
  /** The heading; by default one that only screen readers read. */
  children?: ReactNode;
}

export function PlansView({ pricing, anchor = 'plans', children }: PlansViewProps) {
  const texts = usePageTexts();
  const [chosen, setChosen] = useState<Plan | null>(null);
  const [Window, setWindow] = useState<typeof ProposalDialog | null>(null);
  const [round, setRound] = useState(0);
  const [answers, setAnswers] = useState<Answers>({});
  const { periodLabel } = pricing;
  const periodPath = fieldPath(pricing, 'periodLabel');
  const plans = pricing.plans.filter(({ isVisible }) => isVisible);
  if (plans.length === 0) return null;
  const questions = questionsFor(plans);
  const isAnswered = questions.some(({ key }) => answers[key] !== undefined);
  const fitting = isAnswered ? fittingPlan(plans, answers) : undefined;

  async function choose(plan: Plan) {
    try {
      const { ProposalDialog: Proposal } = await loadProposalDialog();
      setWindow(() => Proposal);
      setChosen(plan);
    } catch {
      location.assign(planLink(plan)); // as without scripts
    }
  }

  /** Keeps the dialog if a request is still being sent; otherwise the next one starts fresh. */
  function close(isSending: boolean) {
    setChosen(null);
    if (!isSending) setRound(round + 1);
  }

  return (
    <Section
      ground="sand"
      {...(children ? { ridge: 'b' } : { className: styles.section })}
      id={anchor}
      aria-labelledby={`${anchor}-heading`}
    >
      {children ?? (
        <h2 id={`${anchor}-heading`} className="visually-hidden">
          {pricingTexts.plansAndPrices}
        </h2>
      )}
      <div className={children ? styles.below : styles.frame}>
        {questions.length > 0 && (
          <PlanQuestions
            questions={questions}
            answers={answers}
            fitting={fitting}
            periodLabel={periodLabel}
            onAnswer={setAnswers}
          />
        )}
        <ul className={styles.plans} data-columns={columnsFor(plans.length)}>
          {plans.map((plan) => (
            <PlanCard
              key={plan._id}
              plan={plan}
              isFitting={plan === fitting}
              periodLabel={periodLabel}
              periodPath={periodPath}
              onIntent={() => void loadProposalDialog().catch(() => undefined)}
              onChoose={() => void choose(plan)}
            />
          ))}
        </ul>
      </div>
      <p className={styles.note} data-field={fieldPath(texts, 'plansNote')}>
        {texts.plansNote || pricingTexts.note}
      </p>
      {Window && <Window key={round} plan={chosen} periodLabel={periodLabel} onClose={close} />}
    </Section>
  );
}

/** Up to four plans stand in one row. More have three or four columns, whichever leaves fewer cells empty. */
export function columnsFor(count: number): number {
  if (count <= 4) return count;
  return emptyCells(count, 4) <= emptyCells(count, 3) ? 4 : 3;
}

function emptyCells(count: number, columns: number): number {
  return (columns - (count % columns)) % columns;
}
