import { afterEach, describe, expect, test } from 'vitest';
import { site as section } from '#contract/sections/site.ts';
import { setLanguage } from '#contract/texts/language.ts';
import { factCards, hoursLines, withContactFacts } from './contact-facts.ts';

const facts = {
  ...section.fields.parse({
    ...{ email: 'hi@oak.example', phone: '+91 151 000', addressHtml: '<p>1 Well Street</p>\n<p>Bikaner</p>' },
    social: [{ href: '+91 98765 43210', iconKey: 'FaWhatsapp' }],
    hours: [
      { from: 'monday', to: 'saturday', opens: '10:00', closes: '18:00' },
      { from: 'sunday', to: 'sunday' },
    ],
  }),
  ...{ version: 1, updatedAt: '' },
};
const plain = (text: string) => text.replace(/[\u2009\u202f\u00a0]/g, ' ');

afterEach(() => setLanguage('en'));

describe('placeholders for contact details', () => {
  test('become links, lines and hours', () => {
    expect(withContactFacts('<p>{email}</p>', facts)).toBe('<p><a href="mailto:hi@oak.example">hi@oak.example</a></p>');
    expect(withContactFacts('<p>{Phone}, or {whatsapp}</p>', facts)).toBe(
      '<p><a href="tel:+91151000">+91 151 000</a>, or <a href="https://wa.me/919876543210">WhatsApp</a></p>',
    );
    expect(withContactFacts('<p>{address}, Rajasthan</p>', facts)).toBe('<p>1 Well Street<br>Bikaner, Rajasthan</p>');
    expect(plain(withContactFacts('<p>{hours}</p>', facts))).toMatch(
      /^<p>Monday – Saturday, 10:00 – 18:00<br>Sunday, 09:00 – 17:00<\/p>$/,
    );
  });

  test('without a value leave nothing behind, and others stay as typed', () => {
    const none = { ...facts, phone: '', social: [] };
    expect(withContactFacts('<p>Call {phone}{whatsapp}</p>', none)).toBe('<p>Call</p>');
    expect(withContactFacts('<p>{phones} <a href="/{phone}">{ phone}</a></p>', facts)).toBe(
      '<p>{phones} <a href="/{phone}">{ phone}</a></p>',
    );
    expect(withContactFacts('<p>{email}</p>', undefined)).toBe('<p></p>');
  });

  test('cannot add tags to the page', () => {
    const odd = { ...facts, phone: '<img src=x onerror=alert(1)>', email: '"><b>@x.example' };
    const html = withContactFacts('<p>{phone} {email}</p>', odd);
    expect(html).not.toMatch(/<img|<b>/);
  });
});

test('opening hours follow the language of the site', () => {
  setLanguage('de');
  expect(hoursLines(facts.hours).map(plain)).toEqual(['Montag – Samstag, 10:00 – 18:00', 'Sonntag, 09:00 – 17:00']);
  const [first] = facts.hours;
  expect(plain(hoursLines([{ ...first!, closes: '18:30' }])[0]!)).toMatch(/10:00 – 18:30$/);
  expect(hoursLines([{ ...first!, isClosed: true }])).toEqual(['Montag – Samstag, geschlossen']);
});

test('a second time for the same days is the time after a break', () => {
  const { hours } = section.fields.parse({
    hours: [
      { from: 'monday', to: 'friday', opens: '9:00', closes: '12:30' },
      { from: 'sunday', to: 'sunday', isClosed: true },
      { from: 'monday', to: 'friday', opens: '14:00', closes: '18:00' },
    ],
  });
  expect(hoursLines(hours).map(plain)).toEqual([
    'Monday – Friday, 09:00 – 12:30, 14:00 – 18:00',
    ...['Sunday, closed'],
  ]);
});

test('a note stands below the opening hours, or alone', () => {
  const hoursNote = 'Closed on bank holidays & in August';
  const lines = (site: typeof facts) => plain(withContactFacts('<p>{hours}</p>', site)).split('<br>');
  expect(lines({ ...facts, hoursNote }).at(-1)).toBe('Closed on bank holidays &amp; in August</p>');
  expect(lines({ ...facts, hoursNote })).toHaveLength(3);
  expect(factCards({ ...facts, hours: [], hoursNote }).at(-1)).toMatchObject({
    ...{ title: 'Opening hours', textHtml: '<p>Closed on bank holidays &amp; in August</p>' },
  });
});

test('each given fact has a card', () => {
  const titles = (site: typeof facts) => factCards(site).map(({ title }) => title);
  expect(titles(facts)).toEqual(['Address', 'Phone', 'Email', 'Opening hours']);
  expect(titles({ ...facts, addressHtml: '<p>&nbsp;</p>', phone: '', hours: [] })).toEqual(['Email']);
  expect(factCards(facts)[1]?.textHtml).toContain('href="tel:+91151000"');
  expect(factCards(undefined)).toEqual([]);
});
