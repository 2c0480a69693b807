import { describe, expect, test } from 'vitest';
import { sections } from '#contract/sections/index.ts';
import { testApp } from '../../tests/support/app.ts';
import { sqlite } from '../../tests/support/databases.ts';

const sectionPaths = Object.values(sections).map(({ path }) => path);

describe('fields that an editor leaves out', () => {
  test('in the footer get the default texts of the specification', async () => {
    const { send, login } = await testApp(sqlite);
    const token = await login('editor');
    const links = { usefulLinks: [{ href: '/a', label: ' ' }], servicesLinks: [{ href: '/b' }] };
    const empty = { brandName: ' ', phoneLabel: '', social: [{ href: 'https://x.example' }], ...links };
    expect((await send('PUT', '/footer', { token, body: empty })).body).toMatchObject({
      brandName: 'Your Brand',
      brandAbout: 'We build things users love.',
      social: [{ href: 'https://x.example', iconKey: 'FaTwitter' }],
      usefulLinksTitle: 'Useful Links',
      usefulLinks: [{ label: 'Link' }],
      servicesTitle: 'Services',
      servicesLinks: [{ label: 'Service' }],
      contactTitle: 'Contact',
      phoneLabel: 'Phone:',
      emailLabel: 'Email:',
    });
  });

  test('in the other sections get the default values of the specification', async () => {
    const { send, login } = await testApp(sqlite);
    const token = await login('editor');
    const saved = async (path: string, body: object) => (await send('PUT', path, { token, body })).body;
    expect(await saved('/hero', { titleLine1: 'x' })).toMatchObject({ bgOverlayOpacity: 0.6 });
    expect(await saved('/about', { cards: [{ title: 'x' }] })).toMatchObject({ cards: [{ icon: 'check' }] });
    const faqs = [{ question: 'q', answer: 'a' }];
    const faq = await saved('/faq', { faqs });
    expect(faq).toMatchObject({ sideImageAlt: 'Yellow arrow', faqs: [{ isVisible: true, order: 0 }] });
    expect(faq.faqs[0].id).toMatch(/\S/);
    const card = { title: 'x', description: 'y' };
    const services = await saved('/service-section', { cards: [card] });
    expect(services.cards[0]).toMatchObject({ iconKey: 'FaCode', slug: 'x', isVisible: true, order: 0 });
    const contact = await saved('/contact/section', { cards: [{ title: 'x' }] });
    expect(contact).toMatchObject({ mapZoom: 13, cards: [{ iconKey: 'FaMapMarkerAlt', isVisible: true, order: 0 }] });
    const pricing = await saved('/pricing', { plans: [{ title: 'x' }] });
    expect(pricing).toMatchObject({ periodLabel: '/month' });
    expect(pricing.plans[0]).toMatchObject({
      price: 0,
      icon: '💼',
      buttonLabel: 'Choose Plan',
      buttonColor: 'bg-gray-700',
      highlighted: false,
      isVisible: true,
      order: 0,
    });
  });

  test('in a record get the default values of the specification', async () => {
    const { send, login } = await testApp(sqlite);
    const token = await login('editor');
    const made = async (path: string, body: object) => (await send('POST', path, { token, body })).body;
    const address = { title: 'x', slug: 'x' };
    const item = { category: 'Uncategorized', tags: [], techUsed: [], isVisible: true, status: 'published' };
    expect(await made('/portfolio', address)).toMatchObject(item);
    expect(await made('/blog', address)).toMatchObject({ author: 'Admin', tags: [], status: 'published' });
    const service = await made('/services/admin', { ...address, sections: [{ content: 'x' }], order: 'first' });
    expect(service).toMatchObject({ isPublished: true, order: 0, sections: [{ type: 'custom' }] });
    const words = { name: 'Asha', feedback: 'They answer the telephone.' };
    expect(await made('/testimonials', { ...words, order: 'first' })).toMatchObject({ isVisible: true, order: 0 });
  });
});

test('a save replaces the whole section: fields missing from it get their defaults', async () => {
  const { send, login } = await testApp(sqlite, { starter: true });
  const token = await login('editor');
  for (const path of sectionPaths) {
    const before = (await send('GET', path, { token })).body;
    const { status, body } = await send('PUT', path, { token, body: { version: before.version } });
    expect(status, path).toBe(200);
    const { version: _version, updatedAt: _updatedAt, targets: _targets, ...fields } = body; // set by the server
    const fresh = Object.values(sections)
      .find((one) => one.path === path)
      ?.fields.parse({});
    expect(fields, path).toEqual(fresh);
  }
});

test.each([
  ['/faq', 'faqs', { question: 'Secret', answer: 'Yes.' }],
  ['/contact/section', 'cards', { title: 'Secret' }],
  ['/service-section', 'cards', { title: 'Secret', description: 'x' }],
  ['/pricing', 'plans', { title: 'Secret' }],
] as const)('%s returns hidden entries to staff only', async (path, list, entry) => {
  const { send, login } = await testApp(sqlite);
  const token = await login('editor');
  await send('PUT', path, { token, body: { [list]: [{ ...entry, isVisible: false }] } });
  for (const as of [undefined, await login('user')]) {
    const { body } = await send('GET', path, as ? { token: as } : {});
    expect(body[list]).toEqual([]);
    expect(JSON.stringify(body)).not.toContain('Secret');
  }
  expect((await send('GET', path, { token })).body[list]).toMatchObject([entry]);
  if (path === '/pricing') expect((await send('GET', '/pricing/admin', { token })).body[list]).toMatchObject([entry]);
});

test('every formatted text of a section is sanitised', async () => {
  const { send, login } = await testApp(sqlite);
  const token = await login('editor');
  const dirty = '<p onclick="x()">Hi<script>alert(1)</script><img src=x onerror=alert(1)></p>';
  const footer = { addressHtml: dirty, bottomLeftHtml: dirty, bottomRightHtml: dirty };
  const saved = [
    await send('PUT', '/footer', { token, body: footer }),
    await send('PUT', '/contact/section', { token, body: { cards: [{ title: 'x', textHtml: dirty }] } }),
  ];
  for (const { status, body } of saved) {
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toMatch(/script|onclick|onerror/);
    expect(JSON.stringify(body)).toContain('Hi');
  }
});

test.each([
  ['name', { name: ' A ', feedback: 'They answer the telephone.' }],
  ['name', { feedback: 'They answer the telephone.' }],
  ['feedback', { name: 'Asha', feedback: ' Too short ' }],
  ['feedback', { name: 'Asha', feedback: 'x'.repeat(1201) }],
  ['feedback', { name: 'Asha' }],
  ['imageUrl', { name: 'Asha', feedback: 'They answer the telephone.', imageUrl: 'javascript:alert(1)' }],
])('a testimonial whose %s breaks its rule is refused (%#)', async (path, body) => {
  const { send, login } = await testApp(sqlite);
  const token = await login('editor');
  const answer = await send('POST', '/testimonials', { token, body });
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid', issues: [{ path }] } });
  expect((await send('GET', '/testimonials/admin', { token })).body).toEqual([]);
});
