import { useState } from 'react';
import { pricingTexts } from '#contract/texts/pricing.ts';
import { exactPrice, priceText } from '#contract/price.ts';
import { planAnchor, type Plan } from './plan.ts';
import type { Answers, Question } from './fitting.ts';
import styles from './plan-questions.module.css';

interface PlanQuestionsProps {
  questions: Question[];
  answers: Answers;
  /** The plan that covers the answers, if one does. */
  fitting: Plan | undefined;
  periodLabel: string;
  onAnswer: (answers: Answers) => void;
}

/** Questions whose answers name the plan that fits. On a phone they are folded. Without scripts they are left out. */
export function PlanQuestions({ questions, answers, fitting, periodLabel, onAnswer }: PlanQuestionsProps) {
  const [isOpen, setOpen] = useState(false);
  const isAnswered = Object.values(answers).some((answer) => answer !== undefined);
  return (
    <section className={styles.questions} aria-labelledby="plan-questions">
      <h3 id="plan-questions" className={styles.heading}>
        <button type="button" className={styles.opener} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {pricingTexts.questions.heading}
        </button>
        <span className={styles.name}>{pricingTexts.questions.heading}</span>
      </h3>
      <div className={styles.body} data-open={isOpen}>
        {questions.map((question) => (
          <Chips key={question.key} question={question} answers={answers} onAnswer={onAnswer} />
        ))}
        <p className={styles.result} role="status">
          {isAnswered ? <Result plan={fitting} periodLabel={periodLabel} /> : pricingTexts.questions.hint}
        </p>
        {isAnswered && (
          <button type="button" className={styles.clear} onClick={() => onAnswer({})}>
            {pricingTexts.questions.clear}
          </button>
        )}
      </div>
    </section>
  );
}

interface ChipsProps {
  question: Question;
  answers: Answers;
  onAnswer: (answers: Answers) => void;
}

/** The answers to a question. Another press takes an answer back. */
function Chips({ question: { key, label, options }, answers, onAnswer }: ChipsProps) {
  return (
    <fieldset className={styles.question}>
      <legend className={styles.label}>{label}</legend>
      {options.map(({ value, label: answer }) => {
        const isChosen = answers[key] === value;
        return (
          <button
            key={value}
            type="button"
            className={styles.chip}
            aria-pressed={isChosen}
            onClick={() => onAnswer({ ...answers, [key]: isChosen ? undefined : value })}
          >
            {answer}
          </button>
        );
      })}
    </fieldset>
  );
}

function Result({ plan, periodLabel }: { plan: Plan | undefined; periodLabel: string }) {
  if (!plan) return pricingTexts.questions.none;
  const price = [exactPrice(plan.price) || priceText(plan.price), plan.price > 0 && periodLabel];
  return (
    <>
      <a href={`#${planAnchor(plan)}`}>
        <bdi>{plan.title || priceText(plan.price)}</bdi>
      </a>{' '}
      {pricingTexts.fits(price.filter(Boolean).join(' '))}
    </>
  );
}
