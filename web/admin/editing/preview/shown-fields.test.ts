import { expect, test } from 'vitest';
import { parseLenient } from '#contract/field-meta.ts';
import { blog } from '#contract/collections/blog.ts';
import { sections, type SectionName } from '#contract/sections/index.ts';
import { normalizeText } from '#web/site/preview/normalize.ts';
import { fieldAtClick as placeAtClick, collectShownFields, targetForPath } from './shown-fields.ts';

function fieldsOf(name: SectionName, given: object) {
  const { fields } = sections[name];
  return collectShownFields(fields, parseLenient<typeof fields>(fields, given));
}

const fieldAtClick = (...place: Parameters<typeof placeAtClick>) => placeAtClick(...place)?.path ?? null;

/** A click on a text, with the texts around it. */
function click(...words: string[]) {
  return words.map((one) => ({ text: normalizeText(one), picture: '', index: 0 }));
}

const hero = fieldsOf('hero', {
  titleLine1: 'Built on sand.',
  description: 'We make fast sites.',
  cta: { label: 'Write to us', href: '/contact' },
  secondaryCta: { label: 'Write to us', href: '/blog' },
  rightImageUrl: '/uploads/camp.webp',
});

test('a click on text finds the field that contains it', () => {
  expect(fieldAtClick(hero, click('Built on\n sand.'))).toBe('titleLine1');
  expect(fieldAtClick(hero, click('WE MAKE FAST SITES.'))).toBe('description');
});

test('of two fields with equal text, a click finds the one with the same index', () => {
  expect(fieldAtClick(hero, [{ text: normalizeText('Write to us'), picture: '', index: 0 }])).toBe('cta.label');
  expect(fieldAtClick(hero, [{ text: normalizeText('Write to us'), picture: '', index: 1 }])).toBe(
    'secondaryCta.label',
  );
});

test('a click on a picture finds its field, whatever host its URL has', () => {
  const picture = 'https://pictures.example/uploads/camp.webp';
  expect(fieldAtClick(hero, [{ text: '', picture, index: 0 }])).toBe('rightImageUrl');
});

test('a click on an element without text finds the field of the text around it', () => {
  const cards = [
    { title: 'Design', description: 'Pages that look like you.', slug: 'design' },
    { title: 'Care', description: 'Sites that stay up.', slug: 'care' },
  ];
  const services = fieldsOf('service-section', { heading: 'Services', cards });
  expect(fieldAtClick(services, click('', 'Care Sites that stay up.', 'Everything on the page'))).toBe(
    'cards.1.description',
  );
});

test('a click on a paragraph finds the formatted text that contains it', () => {
  const contact = fieldsOf('contact', {
    cards: [{ title: 'Call', textHtml: '<p>+91 151 000</p><p>Monday to <b>Saturday</b></p>' }],
  });
  expect(fieldAtClick(contact, click('Monday to Saturday'))).toBe('cards.0.textHtml');
});

test('a click on default text finds the empty field that it replaces', () => {
  expect(fieldAtClick(fieldsOf('contact', {}), click('Send message'))).toBe('form.submitLabel');
});

test('a click on text that belongs to no field finds nothing, even next to fields', () => {
  expect(fieldAtClick(hero, click('x', 'Open menu'))).toBeNull();
  const plans = [{ title: 'Online shop', description: 'Forty products and a way to pay.', price: 165 }];
  const pricing = fieldsOf('pricing', { heading: 'Plans', plans });
  const plan = 'Online shop Forty products and a way to pay. Rs 165K';
  const page = click('What it costs, and what it covers', `What it costs, and what it covers ${plan}`);
  expect(fieldAtClick(pricing, page)).toBeNull();
  expect(fieldAtClick(hero, click('Built on sand. We make fast sites. Write to us Write to us'))).toBeNull();
});

test('text with an added label, currency or quotation mark still finds its field', () => {
  const pricing = fieldsOf('pricing', { plans: [{ title: 'Online shop', price: 165 }] });
  expect(fieldAtClick(pricing, click('Rs 165K'))).toBe('plans.0.price');
  const quote = fieldsOf('hero', { titleLine1: 'Kind, quick and on time.' });
  expect(fieldAtClick(quote, click('quick', '“Kind, quick and on time.”'))).toBe('titleLine1');
});

test('a click on a formatted date finds the date field', () => {
  const post = collectShownFields(blog.create, { title: 'Dunes', publishedAt: '2026-03-12T09:00:00.000Z' });
  expect(fieldAtClick(post, click('12 March 2026'))).toBe('publishedAt');
});

test('a hidden entry matches no click, and the other entries keep their indexes', () => {
  const faq = fieldsOf('faq', {
    faqs: [
      { question: 'Hidden?', answer: 'Yes.', isVisible: false },
      { question: 'Seen?', answer: 'Of course.' },
    ],
  });
  expect(fieldAtClick(faq, click('Hidden?'))).toBeNull();
  expect(fieldAtClick(faq, click('Seen?'))).toBe('faqs.1.question');
});

test('a field is located by its text, its picture and its index among equal texts', () => {
  expect(targetForPath(hero, 'secondaryCta.label')).toMatchObject({ text: normalizeText('Write to us'), index: 1 });
  expect(targetForPath(hero, 'rightImageUrl')).toMatchObject({ text: '', picture: '/uploads/camp.webp' });
});

test('a field without visible text is located by the text of its neighbours', () => {
  expect(targetForPath(hero, 'cta.href')).toMatchObject({ text: '', nearby: [normalizeText('Write to us')] });
  expect(targetForPath(hero, 'bgOverlayOpacity').nearby).toEqual([]);
});
