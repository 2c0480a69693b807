import { describe, expect, test } from 'vitest';
import { weekdaysBetween } from '../weekdays.ts';
import { FACT_SECTIONS, mirroredFacts, onCurrentFacts } from './site-facts.ts';
import { site } from './site.ts';

describe('opening hours', () => {
  const opens = (typed: unknown) => site.fields.safeParse({ hours: [{ opens: typed }] });

  test.for([
    ['9', '09:00'],
    ['9.30', '09:30'],
    [' 18:05 ', '18:05'],
    ['', '09:00'],
    [undefined, '09:00'],
  ] as const)('%j is stored as %j', ([typed, stored]) => {
    expect(opens(typed).data?.hours[0]?.opens).toBe(stored);
  });

  test.for(['24:00', '9:5', 'noon', '12:60', 7])('%j is refused beside its field', (typed) => {
    expect(opens(typed).error?.issues[0]).toMatchObject({
      path: ['hours', 0, 'opens'],
      message: 'Write a time such as 09:30 or 18:00',
    });
  });

  test('days go over the end of the week', () => {
    expect(weekdaysBetween('saturday', 'monday')).toEqual(['saturday', 'sunday', 'monday']);
    expect(weekdaysBetween('friday', 'friday')).toEqual(['friday']);
    expect(weekdaysBetween('monday', 'sunday')).toHaveLength(7);
  });
});

describe('facts of the site', () => {
  test('have the same rules in every section that contains them', () => {
    const values = { ...site.fields.parse({}), name: 'Rann', latitude: 3, longitude: 4 };
    for (const { section, fields } of mirroredFacts('site', values)) {
      const [back] = mirroredFacts(section, fields);
      expect(values).toMatchObject(back?.fields ?? {});
    }
    expect(mirroredFacts('hero', { titleLine1: 'x' })).toEqual([]);
    expect(FACT_SECTIONS).toEqual(['site', 'footer', 'contact']);
  });

  test('of a staged change are those of today, unless the change is about them', () => {
    const base = { brandName: 'Dune', phone: '1', usefulLinksTitle: 'Studio' };
    const values = { brandName: 'Dune', phone: '2', usefulLinksTitle: 'Workshop' };
    const current = { brandName: 'Rann', phone: '3', usefulLinksTitle: 'Studio' };
    expect(onCurrentFacts('footer', { base, values, current })).toEqual({
      base: { ...base, brandName: 'Rann' },
      values: { ...values, brandName: 'Rann' },
    });
    expect(onCurrentFacts('hero', { base, values, current })).toEqual({ base, values });
  });
});
