import { useState } from 'react';
import { testimonials } from '#contract/collections/testimonials.ts';
import { rules } from '#contract/rule-texts.ts';
import { NumberText } from '#web/admin/editing/fields/number-text.tsx';
import { TextButton } from '#web/admin/shell/text-button.tsx';
import classes from './inline.module.css';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as testimonialsTexts from '#web/admin/texts/testimonials.ts';

interface InlineOrderProps {
  value: number;
  owner: string;
  isOff: boolean;
  /** Returns why it could not be saved; empty if it was. */
  onSave: (order: number) => Promise<string>;
}

/** The position as a number, saved on blur; blank means 0. Invalid text stays, with an error. */
export function InlineOrder({ value, owner, isOff, onSave }: InlineOrderProps) {
  const [typed, setTyped] = useState<string | number | null>(null);
  const [failed, setFailed] = useState('');
  const isInvalidNumber = typeof typed === 'string' && typed !== '';
  async function save() {
    if (typed === null || isInvalidNumber) return;
    const order = testimonials.fields.order.parse(typed);
    const message = order === value ? '' : await onSave(order);
    setFailed(message);
    if (!message) setTyped(null);
  }
  return (
    <NumberText
      className={classes.order}
      label={
        <>
          {testimonialsTexts.order}
          <span className={classes.unseen}> {testimonialsTexts.ofWithOwner(owner)}</span>
        </>
      }
      value={typed ?? value}
      min={0}
      step={1}
      disabled={isOff}
      error={
        isInvalidNumber ? (
          <span role="alert">{rules.plainNumber}</span>
        ) : (
          failed && (
            <span role="alert">
              {failed} <TextButton onClick={() => void save()}>{commonTexts.tryAgain}</TextButton>
            </span>
          )
        )
      }
      onChange={setTyped}
      onBlur={() => void save()}
      onKeyDown={(event) => {
        if (event.key === 'Enter') void save();
        if (event.key === 'Escape') setTyped(null);
      }}
    />
  );
}
