import { describe, expect, onTestFinished, test } from 'vitest';
import { setLanguage } from '#contract/texts/language.ts';
import { testApp } from '../../tests/support/app.ts';
import { databases } from '../../tests/support/databases.ts';

interface Entry {
  label?: string;
  href: string;
  isVisible?: boolean;
  entries?: Entry[];
}

async function start(kind: (typeof databases)[number]) {
  const { send, login } = await testApp(kind);
  const token = await login('editor');
  const as = async (method: string, path: string, body?: object) =>
    (await send(method, path, { token, ...(body && { body }) })).body;
  const save = (header: Entry[]) => as('PUT', '/menus', { header });
  const shown = async () => (await send('GET', '/menus')).body;
  const page = (slug: string, title: string, status = 'published') => as('POST', '/pages', { slug, title, status });
  return { send, as, save, shown, page };
}

const labels = (entries: Entry[]) => entries.map(({ label }) => label);
const publicTarget = (href: string, title: string) => ({ href, title, state: 'public' });
const links = (entries: Entry[]): unknown[] =>
  entries.map(({ href, entries: below = [] }) => (below.length > 0 ? [href, links(below)] : href));

describe.each(databases)('the menu on $kind', (kind) => {
  test('has the six entries of the specification until somebody changes it', async () => {
    const { shown, send } = await start(kind);
    const { header, button, quickButtons } = await shown();
    expect(links(header)).toEqual(['/', '/services', '/portfolio', '/about', '/contact', '/blog']);
    expect(labels(header)).toEqual(['Home', 'Services', 'Portfolio', 'About', 'Contact', 'Blog']);
    expect(button).toEqual({ label: 'Start a project', href: '/contact', isVisible: true });
    expect(quickButtons).toEqual([
      { label: 'Get Quote', href: '/contact' },
      { label: 'Services', href: '/services' },
    ]);
    expect((await send('GET', '/menus')).status).toBe(200);
  });

  test('follows a page to its new address and title, and forgets it when it is deleted', async () => {
    const { as, save, shown, page } = await start(kind);
    const { _id } = await page('/offers/spring', 'Spring offer');
    await save([{ href: '/' }, { href: '/services', entries: [{ href: '/offers/spring?from=menu' }] }]);
    expect((await shown()).header[1].entries[0]).toMatchObject({ label: 'Spring offer' });
    await as('PUT', `/pages/${_id}`, { slug: '/offers/summer', title: 'Summer offer' });
    expect(links((await shown()).header)).toEqual(['/', ['/services', ['/offers/summer?from=menu']]]);
    expect((await shown()).header[1].entries[0]).toMatchObject({ label: 'Summer offer' });
    await as('DELETE', `/pages/${_id}`);
    expect(links((await shown()).header)).toEqual(['/', '/services']);
    const { targets, header } = await as('GET', '/menus');
    expect(links(header)).toEqual(['/', ['/services', ['/offers/summer?from=menu']]]);
    expect(targets).toContainEqual({ ...publicTarget('/offers/summer?from=menu', 'Summer offer'), state: 'missing' });
  });

  test('has at most eight visible links, and counts no hidden ones', async () => {
    const { save, shown } = await start(kind);
    const links = (count: number, isVisible: boolean) =>
      Array.from({ length: count }, (_, nth) => ({ label: `Link ${nth}`, href: '/about', isVisible }));
    await save([...links(5, false), ...links(8, true)]);
    expect((await shown()).header).toHaveLength(8);
    const refused = await save([...links(5, false), ...links(9, true)]);
    expect(refused.issues).toEqual([{ path: 'header', message: expect.stringContaining('At most 8 visible links') }]);
    expect((await shown()).header, 'nothing is lost').toHaveLength(8);
  });

  test('shows neither hidden entries nor pages that are not public, but other sites and anchors', async () => {
    const { save, shown, page, as } = await start(kind);
    await page('/soon', 'Soon', 'draft');
    const others = [{ href: 'https://shop.example' }, { href: '/#faq' }, { href: 'mailto:a@b.example' }];
    await save([{ href: '/about', isVisible: false }, { href: '/soon' }, { href: '', label: 'No link' }, ...others]);
    expect(links((await shown()).header)).toEqual(others.map(({ href }) => href));
    expect((await as('GET', '/menus')).targets).toContainEqual({ ...publicTarget('/soon', 'Soon'), state: 'hidden' });
  });

  test('a page of the default menu that moves takes its entry along', async () => {
    const { as, shown } = await start(kind);
    const about = (await as('GET', '/pages?limit=50')).items.find(({ slug }: { slug: string }) => slug === '/about');
    await as('PUT', `/pages/${about._id}`, { slug: '/studio', title: 'Studio' });
    const { header } = await shown();
    expect(links(header)).toContain('/studio');
    expect(links(header)).not.toContain('/about');
    expect(labels(header)).toContain('Studio');
  });

  test('has the texts of the first pages in the language of the site', async () => {
    const { shown } = await start(kind);
    onTestFinished(() => setLanguage('en'));
    setLanguage('de');
    expect(labels((await shown()).header)[0]).toBe('Startseite');
  });

  test('its links in the footer follow too', async () => {
    const { as, page } = await start(kind);
    const { _id } = await page('/offers', 'Offers');
    await as('PUT', '/footer', { usefulLinks: [{ label: 'All offers', href: '/offers#spring' }] });
    await as('PUT', `/pages/${_id}`, { slug: '/deals' });
    expect((await as('GET', '/footer')).usefulLinks).toEqual([{ label: 'All offers', href: '/deals#spring' }]);
  });

  test('can be sent back as it was read, and refuses a third level and too many entries', async () => {
    const { as, save } = await start(kind);
    await save([{ href: '/about', entries: [{ href: '/contact' }] }]);
    const read = await as('GET', '/menus');
    const sentBack = await as('PUT', '/menus', read);
    expect(sentBack).toMatchObject({ header: read.header, targets: read.targets });
    const deep = [{ href: '/a', entries: [{ href: '/b', entries: [{ href: '/c' }] }] }];
    expect((await save(deep)).issues[0].path).toBe('header.0.entries.0.entries');
    expect((await save(Array.from({ length: 9 }, () => ({ href: '/a' })))).issues[0].path).toBe('header');
  });
});
