import { NumberInput } from '@mantine/core';
import { useState } from 'react';
import { testimonialFields } from '#contract/records/testimonial.ts';
import { TextButton } from '../fields/text-button.tsx';
import classes from './inline.module.css';

interface InlineOrderProps {
  value: number;
  owner: string;
  isOff: boolean;
  /** Answers why it could not be saved; empty where it was. */
  onSave: (order: number) => Promise<string>;
}

/** The place as a number, saved when one leaves it; what is no number is 0. */
export function InlineOrder({ value, owner, isOff, onSave }: InlineOrderProps) {
  const [typed, setTyped] = useState<string | number | null>(null);
  const [failed, setFailed] = useState('');
  async function save() {
    if (typed === null) return;
    const order = testimonialFields.order.parse(typed);
    const message = order === value ? '' : await onSave(order);
    setFailed(message);
    if (!message) setTyped(null);
  }
  return (
    <NumberInput
      className={classes.order}
      label={
        <>
          Order<span className={classes.unseen}> of {owner}</span>
        </>
      }
      value={typed ?? value}
      min={0}
      allowDecimal={false}
      disabled={isOff}
      error={
        failed && (
          <span role="alert">
            {failed} <TextButton onClick={() => void save()}>Try again</TextButton>
          </span>
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
