import { exactPrice, priceText } from '#contract/price.ts';
import { TextButton } from '#web/admin/shell/text-button.tsx';
import classes from './fields.module.css';
import * as fieldsTexts from '#web/admin/texts/fields.ts';

/** From here on, a price in thousands was probably typed in full: it would be more than a million. */
const HIGH = 1000;

/** The price of a plan as the site shows it: in thousands and in full. */
export function PriceInFull({ value }: { value: unknown }) {
  if (typeof value !== 'number') return null;
  return (
    <output className={classes.number}>{[priceText(value), exactPrice(value)].filter(Boolean).join(' · ')}</output>
  );
}

interface HighPriceHintProps {
  value: unknown;
  onAccept: (value: number) => void;
}

/** Asks whether a very high price was meant in full, and offers to divide it. */
export function HighPriceHint({ value, onAccept }: HighPriceHintProps) {
  if (typeof value !== 'number' || value < HIGH) return null;
  const meant = value / 1000;
  return (
    <p className={classes.hint} role="status">
      {fieldsTexts.thisIs(exactPrice(value))}{' '}
      <TextButton onClick={() => onAccept(meant)}>{fieldsTexts.changeItTo(exactPrice(meant))}</TextButton>
    </p>
  );
}
