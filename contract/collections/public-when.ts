/** The value of a field with a moment that has come. An empty moment never comes. */
export const PAST_MOMENT = { is: 'past moment' } as const;

/** When the public sees a record: each of these fields must have this value. */
export type PublicWhen = Readonly<Record<string, string | boolean | typeof PAST_MOMENT>>;

/** The state of a record in which one of these fields is what keeps it from the public. */
const STATES = {
  status: 'draft',
  isPublished: 'draft',
  isApproved: 'pending',
  publishedAt: 'scheduled',
  isVisible: 'hidden',
} as const;
type DecidingField = keyof typeof STATES;

/** The states of a collection's records: 'published', and one for each condition that may not hold. */
export type StateOf<W extends PublicWhen> = 'published' | (typeof STATES)[keyof W & DecidingField];

/** The states in the order of the conditions, the public one last. */
export function statesOf<W extends PublicWhen>(publicWhen: W): readonly StateOf<W>[] {
  return [...Object.keys(publicWhen).map(stateWithout), 'published'] as StateOf<W>[]; // one for each condition
}

/** The state of a record: that of the first condition which does not hold. */
export function stateOf<W extends PublicWhen>(publicWhen: W, record: object, now = new Date()): StateOf<W> {
  const values: Record<string, unknown> = { ...record };
  const failing = Object.entries(publicWhen).find(([field, wanted]) => !holds(values[field], wanted, now));
  return failing ? (stateWithout(failing[0]) as StateOf<W>) : 'published'; // a field of publicWhen
}

/** The state of records for which the condition on a field does not hold. */
export function stateWithout(field: string): string {
  return Object.entries(STATES).find(([name]) => name === field)?.[1] ?? 'hidden';
}

function holds(value: unknown, wanted: PublicWhen[string], now: Date): boolean {
  if (wanted !== PAST_MOMENT) return value === wanted;
  return typeof value === 'string' && value !== '' && Date.parse(value) <= now.getTime();
}
