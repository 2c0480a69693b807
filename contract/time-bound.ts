import { z } from 'zod';
import { isDay, parseMoment } from './iso-time.ts';

interface Edge {
  of: (day: string) => Date;
  help: string;
}

/** A day counts from its first moment on. */
export const firstMoment: Edge = {
  of: (day) => new Date(`${day}T00:00:00Z`),
  help: 'From this day (in UTC) or moment on',
};

/** A day counts to its end. */
export const lastMoment: Edge = {
  of: (day) => new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000),
  help: 'Up to and including this day (in UTC), or before this moment',
};

/** One end of a period: a day (2026-11-21) or a time, stored as a time in UTC; '' for an open end. */
export function timeBound(name: string, { of, help }: Edge) {
  return z
    .string()
    .trim()
    .refine((text) => text === '' || isDay(text) || parseMoment(text) !== null, {
      error: `${name} must be a date`,
      abort: true,
    })
    .overwrite((text) => (isDay(text) ? of(text).toISOString() : (parseMoment(text) ?? '')))
    .default('')
    .describe(help);
}
