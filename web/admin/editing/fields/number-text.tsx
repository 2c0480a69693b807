import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { parseNumber } from './parse-number.ts';

interface NumberTextProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  /** A number, or the typed text if it is not a number. */
  value: unknown;
  onChange: (value: number | string) => void;
  min?: number | undefined;
  max?: number | undefined;
  step: number;
  /** The number that is shown as an empty field. */
  none?: number | undefined;
}

/** A number typed as text. Invalid text stays in the field and is passed on as text. */
export function NumberText({ value, onChange, min, max, step, none, onBlur, onKeyDown, ...input }: NumberTextProps) {
  const [typed, setTyped] = useState<string | null>(null);
  // While typing, '1,200' stays '1,200'. A value from elsewhere replaces it.
  const shown = typed !== null && Object.is(readNumber(typed), value) ? typed : value === none ? '' : numberText(value);
  const stepBy = (sign: 1 | -1) => {
    const from = typeof value === 'number' ? value : 0;
    const next = Math.min(Math.max(from + sign * step, min ?? -Infinity), max ?? Infinity);
    setTyped(null);
    onChange(Number(next.toFixed(decimalsOf(step))));
  };
  return (
    <TextInput
      {...input}
      autoComplete="off"
      inputMode={decimalsOf(step) > 0 ? 'decimal' : 'numeric'}
      value={shown}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange(readNumber(currentTarget.value));
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        const isStep = event.key === 'ArrowUp' || event.key === 'ArrowDown';
        if (!isStep || (typeof value === 'string' && value !== '')) return;
        event.preventDefault();
        stepBy(event.key === 'ArrowUp' ? 1 : -1);
      }}
      onBlur={(event) => {
        setTyped(null);
        onBlur?.(event);
      }}
    />
  );
}

export function decimalsOf(step: number): number {
  return Math.max(0, Math.ceil(-Math.log10(step) - 1e-9));
}

function readNumber(typed: string): number | string {
  return parseNumber(typed) ?? typed.trim();
}

function numberText(value: unknown): string {
  return typeof value === 'number' || typeof value === 'string' ? String(value) : '';
}
