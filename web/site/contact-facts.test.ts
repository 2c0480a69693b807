import { afterEach, describe, expect, test } from 'vitest';
import { site as section } from '#contract/sections/site.ts';
import { setLanguage } from '#contract/texts/language.ts';
import { hoursText, withContactFacts } from './contact-facts.ts';

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
  const [first] = facts.hours;
  expect(plain(hoursText(first!))).toMatch(/^Montag – Samstag, 10:00 – 18:00$/);
  expect(plain(hoursText({ ...first!, closes: '18:30' }))).toMatch(/10:00 – 18:30$/);
});
