/** The days of the week, in the order of schema.org and of most calendars. */
export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** With a capital letter, as in English sentences and in schema.org. */
export const weekdayLabels = Object.fromEntries(
  WEEKDAYS.map((day) => [day, day.charAt(0).toUpperCase() + day.slice(1)]),
) as Record<Weekday, string>;

/** The days from one to another, over the end of the week if need be. */
export function weekdaysBetween(from: Weekday, to: Weekday): Weekday[] {
  const first = WEEKDAYS.indexOf(from);
  const count = ((WEEKDAYS.indexOf(to) - first + WEEKDAYS.length) % WEEKDAYS.length) + 1;
  return Array.from({ length: count }, (_, nth) => WEEKDAYS[(first + nth) % WEEKDAYS.length] ?? from);
}
