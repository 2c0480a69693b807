import { contactRules } from '#contract/form-rules.ts';
import type { Contact } from '#contract/sections/index.ts';

type Question = Contact['questions'][number];

/** The name of the check boxes of a question. */
export function questionField(index: number): string {
  return `question-${index}`;
}

/** A message with the answers below it, one line for each answered question, as far as they fit. */
export function withAnswers(message: string, questions: Question[], form: HTMLFormElement | null): string {
  const data = new FormData(form ?? undefined);
  const lines = questions.map(({ label }, index) => answerLine(label, data.getAll(questionField(index)).map(String)));
  const whole = [message.trim(), lines.filter(Boolean).join('\n')].filter(Boolean).join('\n\n');
  return whole.length <= contactRules.message.max ? whole : message;
}

function answerLine(label: string, answers: string[]): string {
  if (answers.length === 0) return '';
  const question = /[?!:…]$/.test(label) ? label : `${label}:`;
  return `${question} ${answers.join(', ')}`.trim();
}
