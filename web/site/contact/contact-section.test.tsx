import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HONEYPOT } from '#contract/constants.ts';
import { contactMessageSubmission } from '#contract/records/contact-message.ts';
import { site as siteSection } from '#contract/sections/site.ts';
import { contact as section } from '#contract/sections/contact.ts';
import { contact as starter } from '#server/starter/content/contact.ts';
import { query } from '#web/api.ts';
import { QueryClient } from '#web/site/query-client/query-client.ts';
import { QueryClientProvider } from '#web/site/query-client/use-query.tsx';
import { ContactSection } from './contact-section.tsx';

const contact = section.fields.parse(starter);
const facts = { ...siteSection.fields.parse({ phone: '030 123', email: 'hi@oak.example' }), version: 1, updatedAt: '' };
const htmlOf = (changes: Partial<typeof contact> = {}, messagesDays = 0, isPage = false, site?: typeof facts) =>
  renderToStaticMarkup(
    <QueryClientProvider client={queriesWith(messagesDays, site)}>
      <ContactSection
        content={{ ...contact, ...changes }}
        look={isPage ? 'page' : 'section'}
        data={{ site }}
        place={{ anchor: 'contact', level: isPage ? 1 : 2 }}
      />
    </QueryClientProvider>,
  );

function queriesWith(messagesDays: number, site?: typeof facts): QueryClient {
  const queries = new QueryClient();
  queries.setQueryData(query('GET /retention').queryKey, { messagesDays, leadsDays: 0, reviewsDays: 0 });
  if (site) queries.setQueryData(query('GET /site').queryKey, site);
  return queries;
}

function field(html: string, name: string): string {
  return new RegExp(`<(?:input|textarea)[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? '';
}

test('hidden cards are not shown, and the others follow their order field', () => {
  const [first, second, third] = contact.cards;
  const cards = [
    { ...first!, order: 2 },
    { ...second!, isVisible: false },
    { ...third!, order: 1 },
  ];
  const titles = [...htmlOf({ cards, mapLat: 0, mapLng: 0 }).matchAll(/<h3[^>]*>([^<]*)/g)].map(([, title]) => title);
  expect(titles).toEqual([third!.title, first!.title]);
});

test('the map is a drawing with the address and a link until the visitor asks for the live one', () => {
  const html = htmlOf();
  expect(html).toContain('Open in maps');
  expect(html).toContain('Show the live map');
  expect(html).not.toContain('<iframe');
  const address = contact.cards.find(({ iconKey }) => iconKey === 'FaMapMarkerAlt')!;
  expect(html.split(address.title)).toHaveLength(2);
  expect(html.indexOf(address.title)).toBeGreaterThan(html.indexOf('</form>'));
});

test("without a map, the contact page ends with the owner's picture of pages", () => {
  const site = { ...facts, pageImageUrl: '/uploads/harbour.webp' };
  const noMap = { mapLat: 0, mapLng: 0 };
  expect(htmlOf(noMap, 0, true, site)).toMatch(/<\/section>.*src="\/uploads\/harbour\.webp"/);
  for (const html of [htmlOf({}, 0, true, site), htmlOf(noMap, 0, false, site), htmlOf(noMap, 0, true, facts)])
    expect(html).not.toContain('harbour.webp');
});

test('without cards the facts of the site are shown, and own cards replace them', () => {
  const html = htmlOf({ cards: [] }, 0, false, facts);
  expect(html).toMatch(/<h3[^>]*>Phone<.*href="tel:030123".*>Email<.*href="mailto:hi@oak\.example"/);
  expect(html).not.toContain('>Address<');
  const [card] = contact.cards;
  const own = htmlOf({ cards: [{ ...card!, title: 'Call us', textHtml: '<p>{phone}</p>' }] }, 0, false, facts);
  expect(own).toContain('>Call us<');
  expect(own).not.toMatch(/<h3[^>]*>Email</);
});

test('a card whose fact is not given is not shown', () => {
  const [card] = contact.cards;
  const cards = [{ ...card!, title: 'Call us', textHtml: '<p>{phone}</p>' }];
  expect(htmlOf({ cards }, 0, false, { ...facts, phone: '' })).not.toContain('Call us');
});

test('without coordinates there is no map', () => {
  expect(htmlOf({ mapLat: 0, mapLng: 0 })).not.toContain('Open in maps');
});

test('the form takes its placeholders and button label from the section, and says when to expect a reply', () => {
  const html = htmlOf({ form: { ...contact.form, firstNamePh: 'Who are you?', submitLabel: 'Off it goes' } });
  expect(html).toContain('placeholder="Who are you?"');
  expect(html).toContain('Off it goes');
  expect(html).toContain('We usually respond within a few hours.');
});

test('the form says when messages are deleted, only while a period is set', () => {
  expect(htmlOf()).not.toContain('We delete');
  expect(htmlOf({}, 90)).toContain('We delete messages after 90 days.');
  expect(htmlOf({}, 1)).toContain('We delete messages after 1 day.');
});

test('the questions of the section are chips, and without questions there are none', () => {
  const html = htmlOf({
    questions: [
      { label: 'By when?', answers: ['Spring', 'No hurry'] },
      { label: 'Empty', answers: [] },
    ],
  });
  expect(html).toMatch(/<legend[^>]*>By when\?<\/legend>.*type="checkbox"[^>]*value="Spring".*value="No hurry"/);
  expect(html).not.toContain('Empty');
  expect(htmlOf({ questions: [] })).not.toContain('<fieldset');
});

test('on its own page the heading is the headline', () => {
  expect(htmlOf()).toContain('<h2 id="contact-heading"');
  const page = htmlOf({ heading: '' }, 0, true);
  expect(page).toMatch(/<h1 id="contact-heading"[^>]*>Contact<\/h1>/);
});

test('the honeypot is hidden from keyboard, screen reader and autofill', () => {
  const trap = new RegExp(`<div[^>]*aria-hidden="true"[^>]*>(?:(?!</div>).)*<input[^>]*name="${HONEYPOT}"[^>]*>`).exec(
    htmlOf(),
  );
  expect(trap?.[0]).toContain('tabindex="-1"');
  expect(trap?.[0]).toContain('autoComplete="off"');
});

test('the form has the same length limits as the server', () => {
  const html = htmlOf();
  const limit = (name: string) => Number(/maxLength="(\d+)"/.exec(field(html, name))?.[1]);
  const message = (more: number) => ({
    firstName: 'x'.repeat(limit('firstName') + more),
    email: `${'x'.repeat(limit('email') + more - '@dune.example'.length)}@dune.example`,
    subject: 'x'.repeat(limit('subject') + more),
    message: 'x'.repeat(limit('message') + more),
  });
  expect(contactMessageSubmission.safeParse(message(0)).success).toBe(true);
  expect(contactMessageSubmission.safeParse(message(1)).error?.issues).toHaveLength(4);
});

test('first name and subject are optional, email and message are not', () => {
  const html = htmlOf();
  for (const name of ['firstName', 'subject']) expect(field(html, name)).not.toContain('required');
  for (const name of ['email', 'message']) expect(field(html, name)).toContain('required');
  expect(field(html, 'email')).toContain('type="email"');
});

test('the submit button is disabled before hydration, so that the message cannot end up in the URL', () => {
  expect(htmlOf()).toMatch(/<button type="submit"[^>]* disabled=""/);
});
