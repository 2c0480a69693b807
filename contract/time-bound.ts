import { z } from 'zod';

const DAY = z.iso.date();
const MOMENT = z.iso.datetime({ offset: true });

interface Edge {
  of: (day: string) => Date;
  help: string;
}

/** A day counts from its first moment on. */
export const firstMoment: Edge = {
  of: (day) => new Date(`${day}T00:00:00Z`),
  help: 'Not before this day (in UTC) or moment',
};

/** A day counts to its end. */
export const lastMoment: Edge = {
  of: (day) => new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000),
  help: 'Up to and with this day (in UTC), or before this moment',
};

/** One end of a stretch of time: a day (2026-11-21) or a moment, kept as a moment in UTC; '' for no end. */
export function timeBound(name: string, { of, help }: Edge) {
  return z
    .string()
    .trim()
    .refine((given) => given === '' || isDay(given) || MOMENT.safeParse(given).success, {
      error: `${name} must be a date`,
      abort: true,
    })
    .overwrite((given) => given && (isDay(given) ? of(given) : new Date(given)).toISOString())
    .default('')
    .describe(help);
}

function isDay(given: string): boolean {
  return DAY.safeParse(given).success;
}
