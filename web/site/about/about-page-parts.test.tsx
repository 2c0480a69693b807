import { renderToStaticMarkup } from 'react-dom/server';
import { QueryClient } from '#web/site/query-client/query-client.ts';
import { QueryClientProvider } from '#web/site/query-client/use-query.tsx';
import { StaticRouter } from '#web/ui/routing/router.tsx';
import { expect, test } from 'vitest';
import { about as section } from '#contract/sections/about.ts';
import { query } from '#web/api.ts';
import { hasRisingPicture } from './about-content.ts';
import { AboutHead } from './about-head.tsx';
import { AboutStory } from './about-story.tsx';
import { Closing } from './closing.tsx';
import { Story } from './story.tsx';

function shown(content: object, menus?: object): string {
  const about = section.fields.parse(content);
  const queries = new QueryClient();
  if (menus) queries.setQueryData(query('GET /menus').queryKey, menus);
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <StaticRouter location="/about">
        <AboutHead about={about} level={1} />
        <Story about={about} />
        <Closing content={about} look="closing" data={{}} place={{ anchor: 'about-2', level: 2 }} />
      </StaticRouter>
    </QueryClientProvider>,
  );
}

test('every person has a name, a craft, a line and a face; the face is a picture if there is one', () => {
  const html = shown({
    title: 'Two people',
    people: [
      { name: 'Asha', craft: 'Words', words: 'Reads everything.', face: 'female' },
      { name: 'Ravi', craft: 'Code', face: 'male', imageUrl: '/uploads/ravi.webp' },
      { name: '', craft: 'Nobody yet' },
    ],
  });
  expect(html).toMatch(/<h1[^>]*>Two people<\/h1>/);
  for (const part of ['Asha', 'Words', 'Reads everything.', '/api/avatars/female?seed=Asha', '/uploads/ravi.webp'])
    expect(html).toContain(part);
  expect(html).not.toContain('Nobody yet');
});

test('moments, refusals, open books and last words are shown with their headings', () => {
  const html = shown({
    ...{ momentsTitle: 'Six winters', moments: [{ date: '2021', title: 'A roof', description: 'It leaked.' }] },
    ...{ refusalsTitle: 'No, thank you', refusals: [{ words: 'Pop-ups' }] },
    ...{ ledgerTitle: 'Open books', ledger: [{ value: '5', label: 'projects a year' }] },
    ...{ closing: 'One chair is free.', cta: { label: 'Start a project', href: '/contact' } },
  });
  const words = ['Six winters', '2021', 'A roof', 'It leaked.', 'No, thank you', 'Pop-ups', 'Open books'];
  for (const part of [...words, 'projects a year', 'One chair is free.']) expect(html).toContain(part);
  expect(html).toMatch(/One chair is free\..*href="\/contact"[^>]*>Start a project/);
});

test('without last words the page ends with the button of the menu, and without that with the contact page', () => {
  const story = { stats: [], paragraph1: 'Two florists.' };
  const button = { label: 'Order flowers', href: '/order', isVisible: true };
  expect(shown(story, { button })).toMatch(/<h2[^>]*><a [^>]*href="\/order"[^>]*>Order flowers/);
  expect(shown(story, { button: { ...button, isVisible: false } })).toMatch(/<a [^>]*href="\/contact"[^>]*>Contact/);
  expect(shown({ stats: [] }, { button })).not.toContain('/order');
  expect(shown({ ...story, closing: 'One chair is free.' }, { button })).not.toContain('/order');
});

test('without any story the page says where to ask', () => {
  const about = section.fields.parse({ stats: [] });
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <StaticRouter location="/about">
        <AboutStory content={about} look="story" data={{}} place={{ anchor: 'about', level: 1 }} />
      </StaticRouter>
    </QueryClientProvider>,
  );
  expect(html).toMatch(/<h1[^>]*>About<\/h1>.*href="\/contact"/);
  expect(html).not.toContain('Who builds your site');
});

test('without these parts the page has a plain head and nothing empty', () => {
  const html = shown({ title: 'About us', stats: [] });
  expect(html).toMatch(/<h1[^>]*>About us<\/h1>/);
  expect(html).not.toContain('<section');
  expect(html).not.toContain('<ul');
});

test('without a title and people, the heading of the section is that of the page', () => {
  const heading = 'One room, two benches';
  expect(shown({ heading })).toMatch(/<h1[^>]*>One room, two <span[^>]*>benches<\/span><\/h1>/);
  expect(shown({ heading, title: 'Two people' })).toMatch(/<h1[^>]*>Two people<\/h1>/);
});

test('the first of two paragraphs leads the story, and the address and the hours of the site end it', () => {
  const queries = new QueryClient();
  const hours = [{ from: 'monday', to: 'friday', isClosed: false, opens: '08:00', closes: '18:00' }];
  queries.setQueryData(query('GET /site').queryKey, { addressHtml: '<p>14 Ropewalk Lane</p>', hours, social: [] });
  const content = section.fields.parse({
    ...{ heading: 'One room', paragraph1: 'A sail loft.', paragraph2: 'A barrow.', imageUrl: '/uploads/room.webp' },
  });
  const html = renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <StaticRouter location="/about">
        <AboutStory content={content} look="story" data={{}} place={{ anchor: 'about', level: 1 }} />
      </StaticRouter>
    </QueryClientProvider>,
  );
  expect(html).toMatch(/A sail loft\..*room\.webp.*A barrow\..*14 Ropewalk Lane.*Monday – Friday, 08:00/);
  expect(html.split('One')).toHaveLength(2);
});

test('the picture rises into the head beside two paragraphs, but not where the head has people', () => {
  const story = { paragraph1: 'A sail loft.', paragraph2: 'A barrow.', imageUrl: '/uploads/room.webp' };
  const rises = (content: object) => hasRisingPicture(section.fields.parse(content));
  expect(rises(story)).toBe(true);
  expect(rises({ ...story, people: [{ name: 'Asha', face: 'female' }] })).toBe(false);
  expect(rises({ ...story, people: [{ name: '', craft: 'Nobody yet' }] })).toBe(true);
  expect(rises({ ...story, paragraph2: '' })).toBe(false);
  expect(rises({ ...story, imageUrl: '' })).toBe(false);
});
