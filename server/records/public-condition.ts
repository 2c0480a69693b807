import { sql } from 'kysely';
import { PAST_MOMENT, stateWithout, type PublicWhen } from '#contract/collections/public-when.ts';
import { COLUMN_OF_FIELD } from './columns.ts';
import type { Condition } from './kind.ts';

type Deciding = keyof typeof COLUMN_OF_FIELD;

/** Which records of a collection the public may see. */
export function publicCondition(publicWhen: PublicWhen, now = new Date()): Condition {
  return allOf(Object.entries(publicWhen).map(([field, wanted]) => holds(field, wanted, now)));
}

/** The condition of each state: `published`, and for each field the records that it alone keeps from the public. */
export function stateConditions(publicWhen: PublicWhen, now = new Date()): Record<string, Condition> {
  const states: Record<string, Condition> = {};
  const before: Condition[] = [];
  for (const [field, wanted] of Object.entries(publicWhen)) {
    states[stateWithout(field)] = allOf([...before, fails(field, wanted, now)]);
    before.push(holds(field, wanted, now));
  }
  return { ...states, published: allOf(before) };
}

function holds(field: string, wanted: PublicWhen[string], now: Date): Condition {
  const column = columnOf(field);
  return wanted === PAST_MOMENT
    ? sql`${column} <= ${now.toISOString()}`
    : sql`${column} = ${typeof wanted === 'boolean' ? Number(wanted) : wanted}`;
}

function fails(field: string, wanted: PublicWhen[string], now: Date): Condition {
  const column = columnOf(field);
  return wanted === PAST_MOMENT
    ? sql`${column} > ${now.toISOString()}`
    : sql`${column} <> ${typeof wanted === 'boolean' ? Number(wanted) : wanted}`;
}

function columnOf(field: string) {
  return sql.ref(COLUMN_OF_FIELD[field as Deciding]);
}

function allOf(conditions: Condition[]): Condition {
  return sql`(${sql.join(conditions, sql` and `)})`;
}
