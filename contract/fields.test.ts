import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { mapFields, parseLenient } from './field-meta.ts';
import * as fields from './fields.ts';
import { calls } from './calls.ts';
import { sections } from './sections/index.ts';
import { slugify } from './slug.ts';

const messages = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

describe('kinds of field', () => {
  test('a line is trimmed and limited in length, and uses its fallback when empty', () => {
    const line = fields.line('Brand', { fallback: 'Your Brand', max: 20 });
    expect(line.parse('  Dune  ')).toBe('Dune');
    expect([line.parse(''), line.parse('   '), line.parse(undefined)]).toEqual(Array(3).fill('Your Brand'));
    expect(messages(line, 'x'.repeat(21))).toEqual(['Brand takes at most 20 characters']);
    expect(messages(line, 7)).toEqual(['Must be text']);
  });

  test('an initial value applies to new records only; a cleared field stays empty', () => {
    const button = fields.line('Button', { initial: 'Choose Plan' });
    expect([button.parse(undefined), button.parse('')]).toEqual(['Choose Plan', '']);
  });

  test('text keeps its line breaks and the characters of every script', () => {
    const text = fields.text('Text');
    for (const words of ['one\ntwo\tthree', 'नमस्ते 🙏', 'e\u0301', '']) expect(text.parse(words)).toBe(words);
  });

  test('control characters become a line break or a space, and are removed from emails and links', () => {
    const pasted = '\u000bone\u000btwo\u000cthree\u0085four\u2028five\u0007six\u0000seven\u0093 \ud800';
    expect(fields.text('Text').parse(pasted)).toBe('one\ntwo\nthree\nfour\nfive six seven  \ufffd');
    expect(fields.requiredText('Text').parse(pasted)).toBe(fields.text('Text').parse(pasted));
    expect(fields.html('Text').parse('<p>a\u000bb</p>')).toBe('<p>a\nb</p>');
    expect(fields.line('Line').parse('a\u000bb\u0000c\r\nd\te')).toBe('a b c d e');
    expect(fields.requiredLine('Line').parse('a\u2029b')).toBe('a b');
    expect(fields.tags('Tags').parse(['a\u0000b'])).toEqual(['a b']);
    expect(fields.email('Email').parse('asha\u0000@dune.example\u000b')).toBe('asha@dune.example');
    expect(messages(fields.email('Email'), 'asha@dune.example\nravi')).toEqual(['Enter a valid email']);
    expect(fields.link('Link').parse('https://dune\u000b.example/\u0000')).toBe('https://dune.example/');
    expect(messages(fields.link('Link'), 'java\u0000script:alert(1)')).toHaveLength(1);
    expect(messages(fields.requiredLine('Line'), '\u0000\u000b')).toEqual(['Line is required']);
  });

  test('a number field rejects no input and always returns a value in range', () => {
    const number = fields.number('Zoom', { fallback: 13, min: 1, max: 20, integer: true });
    fc.assert(
      fc.property(fc.anything(), (given) => {
        const parsed = number.parse(given);
        expect(Number.isInteger(parsed) && parsed >= 1 && parsed <= 20).toBe(true);
      }),
    );
    expect([number.parse('7'), number.parse(' '), number.parse('x'), number.parse(99)]).toEqual([7, 13, 13, 20]);
  });

  test('an amount accepts only blanks and numbers of 0 or more, and rounds them', () => {
    const amount = fields.amount('Price', { decimals: 2 });
    expect(['', ' ', null, undefined].map((blank) => amount.parse(blank))).toEqual([0, 0, 0, 0]);
    expect([amount.parse('7'), amount.parse(' 7.5 '), amount.parse(12.346)]).toEqual([7, 7.5, 12.35]);
    for (const wrong of ['many', 'Rs 90', '1,200', '1e3', '0x10', [], {}, true, NaN, -1, '-1']) {
      expect(messages(amount, wrong), JSON.stringify(wrong)).toEqual(['Price must be a number, 0 or more']);
    }
  });

  test('a coordinate accepts only plain decimal numbers within its range', () => {
    const latitude = fields.coordinate('Latitude', 90);
    expect([latitude.parse('26.91243567'), latitude.parse(-26.91243567)]).toEqual([26.912436, -26.912436]);
    for (const wrong of ['1e1', '0x10', '26,9', '', null, true, [], 91])
      expect(messages(latitude, wrong)).toHaveLength(1);
  });

  test('tags come as a list or comma-separated; they are trimmed, and empty or repeated ones dropped', () => {
    const tags = fields.tags('Tags');
    expect(tags.parse(' web, , design,web ')).toEqual(['web', 'design']);
    expect(tags.parse(['web ', '', 'web'])).toEqual(['web']);
    expect(messages(tags, [7])).toEqual(['Must be text']);
  });

  test('an ordered list is sorted by order; an entry without an order uses its index', () => {
    const list = fields.orderedList('Cards', fields.entry({ title: fields.line('Title'), order: fields.order() }));
    const titles = (given: unknown) => list.parse(given).map(({ title }) => title);
    expect(titles([{ title: 'a' }, { title: 'b' }])).toEqual(['a', 'b']);
    expect(
      titles([
        { title: 'a', order: 5 },
        { title: 'b', order: 2 },
      ]),
    ).toEqual(['b', 'a']);
  });

  test('a moment is stored in UTC; a date without a time becomes midnight UTC', () => {
    const moment = fields.moment('Date');
    expect(moment.parse('2026-03-01')).toBe('2026-03-01T00:00:00.000Z');
    expect(moment.parse('2026-03-01T10:00:00+05:30')).toBe('2026-03-01T04:30:00.000Z');
    expect(moment.parse('2026-03-01T10:00+0530')).toBe('2026-03-01T04:30:00.000Z');
    expect([moment.parse('2026-03'), moment.parse('2026'), moment.parse(' ')]).toEqual([
      '2026-03-01T00:00:00.000Z',
      '2026-01-01T00:00:00.000Z',
      '',
    ]);
    for (const wrong of [
      'soon',
      '2026-02-31',
      '2026-02-31T10:00:00Z',
      '2026-13',
      '22 Nov 2026',
      '0000-01-01T00:00+14:00',
    ])
      expect(messages(moment, wrong), wrong).toEqual(['Must be a date']);
    for (const clock of ['2026-11-22T10:00', '2026-11-22 10:00:00']) {
      expect(messages(moment, clock), clock).toEqual([expect.stringContaining('Add a time zone')]);
    }
  });
});

describe('slugs', () => {
  test('contain only lower-case letters, digits and single hyphens, with no hyphen at either end', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(slugify(text)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
        expect(slugify(slugify(text))).toBe(slugify(text));
      }),
    );
    expect(slugify('  Café & Thé — 2026! ')).toBe('cafe-the-2026');
  });
});

describe('lenient parsing', () => {
  test('accepts any stored value and returns a complete section that passes write validation', () => {
    for (const { record, write } of Object.values(sections)) {
      fc.assert(
        fc.property(fc.object({ maxDepth: 3 }), (stored) => {
          const value = parseLenient(record, { ...stored, version: 1, updatedAt: '' });
          expect(write.safeParse(value).success).toBe(true);
        }),
        { numRuns: 50 },
      );
    }
  });

  test('keeps valid values next to invalid ones', () => {
    const stored = { social: [{ href: '/a' }, 7, null, { href: '/b' }], brandName: 'Dune', usefulLinks: 'none' };
    const value = parseLenient(sections.footer.record, { ...stored, version: 1, updatedAt: '' });
    expect(value.social.map(({ href }) => href)).toEqual(['/a', '/b']);
    expect(value).toMatchObject({ brandName: 'Dune', usefulLinks: [] });
  });
});

describe('mapFields', () => {
  test('visits every field at every depth', () => {
    const value = sections.contact.write.parse({ cards: [{ title: 'a', textHtml: '<p>b</p>' }] });
    const visited: string[] = [];
    mapFields(sections.contact.fields, value, (part, info) => {
      visited.push(info.label);
      return part;
    });
    expect(visited).toEqual(expect.arrayContaining(['Heading', 'Title', 'Text', 'Latitude', 'Hint in the name field']));
  });
});

describe('calls', () => {
  test('a partial update contains only the fields that were sent', () => {
    const { body } = calls['PUT /testimonials/:id'];
    expect(body.parse({ order: 3, _id: 'x', version: 2 })).toEqual({ order: 3 });
    expect(body.parse({})).toEqual({});
  });
});
