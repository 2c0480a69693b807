import { z } from 'zod';
import { COORDINATE_DECIMALS, INTEGER_MAX } from '../constants.ts';
import { withMeta, metaOf } from '#contract/field-meta.ts';
import { rules } from '#contract/rule-texts.ts';
import type { FieldOptions } from './field-options.ts';

type NumberOptions = FieldOptions & { fallback?: number; integer?: boolean; decimals?: number };

/** Digits with at most one point. Other notations (1e3, 0x10) are more often a mistake than meant. */
const PLAIN_NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)$/;

/**
 * A number that is never refused. Text is parsed as a number; other values become `fallback` (0). The number is clamped
 * to `min` and `max`, and rounded to a whole number or to `decimals` (6).
 */
export function number(label: string, { fallback = 0, integer = false, decimals, ...extra }: NumberOptions = {}) {
  const { min = -Number.MAX_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER } = extra;
  const digits = integer ? 0 : (decimals ?? 6);
  const bare = z.preprocess((raw) => tidyNumber(raw, { fallback, min, max, digits }), z.number().min(min).max(max));
  return withMeta(bare.default(fallback), {
    label,
    widget: 'number',
    step: integer ? 1 : 10 ** -digits,
    ...extra,
    bare,
  });
}

/** An amount of at least `min` (0), rounded to `decimals`. A blank is 0; other values that are not numbers are refused. */
export function amount(
  label: string,
  { min = 0, decimals, ...extra }: FieldOptions & { min?: number; decimals: number },
) {
  const wrong = `${label} must be a number, ${min} or more`;
  const rounded = z
    .number(wrong)
    .min(min, wrong)
    .max(Number.MAX_SAFE_INTEGER, `${label} is too large`)
    .overwrite((value) => Number(value.toFixed(decimals)));
  const bare = z.preprocess((raw) => (isEmptyInput(raw) ? 0 : readPlain(raw)), rounded);
  return withMeta(bare.default(0), { label, widget: 'number', step: 10 ** -decimals, ...extra, min, bare });
}

/** Degrees from -`limit` to `limit` with six decimals. Other values are refused: a map must not move by itself. */
export function coordinate(label: string, limit: 90 | 180, extra: FieldOptions = {}) {
  const wrong = `${label} must be a number from -${limit} to ${limit}`;
  const rounded = z
    .number(wrong)
    .min(-limit, wrong)
    .max(limit, wrong)
    .overwrite((value) => Number(value.toFixed(COORDINATE_DECIMALS)));
  const bare = z.preprocess(readPlain, rounded);
  const step = 10 ** -COORDINATE_DECIMALS;
  return withMeta(bare.default(0), { label, widget: 'number', none: 0, ...extra, min: -limit, max: limit, step, bare });
}

/** A whole number from `min` to `max`. Other values are refused. */
export function wholeNumber(
  label: string,
  { min, max, fallback, ...extra }: FieldOptions & { min: number; max: number; fallback: number },
) {
  const wrong = rules.notInRange(label, min, max);
  const bare = z.number(wrong).int(wrong).min(min, wrong).max(max, wrong);
  return withMeta(bare.default(fallback), { label, widget: 'number', step: 1, ...extra, min, max, bare });
}

/** The position among other records, from 0. */
export const order = (extra: FieldOptions = {}) =>
  number('Order', { ...extra, min: 0, max: INTEGER_MAX, integer: true });

/** The position of a new record. Without one, or with null, the record comes last. */
export function orderOrLast(extra: FieldOptions = {}) {
  const field = order(extra);
  const bareOrder = field.unwrap();
  const optionalOrder = z
    .unknown()
    .transform((raw) => (raw === undefined || raw === null ? undefined : bareOrder.parse(raw)))
    .pipe(z.int().min(0).max(INTEGER_MAX).optional())
    .optional();
  return withMeta(optionalOrder, { ...metaOf(field), placeholder: 'Last', bare: optionalOrder });
}

/** The position of a list entry. The panel sets it when the entry is moved, and has no input for it. */
export function hiddenOrder() {
  const field = order();
  return withMeta(field, { ...metaOf(field), widget: 'hidden' });
}

function isEmptyInput(raw: unknown): boolean {
  return raw === undefined || raw === null || (typeof raw === 'string' && raw.trim() === '');
}

/** Parses a number that was sent as text. Returns other values unchanged, for the schema to check. */
function readPlain(raw: unknown): unknown {
  return typeof raw === 'string' && PLAIN_NUMBER.test(raw.trim()) ? Number(raw) : raw;
}

function tidyNumber(raw: unknown, limits: { fallback: number; min: number; max: number; digits: number }): number {
  const value = typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : raw;
  if (typeof value !== 'number' || !Number.isFinite(value)) return limits.fallback;
  const inside = Math.min(Math.max(value, limits.min), limits.max);
  return Number(inside.toFixed(limits.digits));
}
