import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { metaOf, type Shape } from '#contract/field-meta.ts';
import { blog } from '#contract/collections/blog.ts';
import { portfolio } from '#contract/collections/portfolio.ts';
import { redirectFields } from '#contract/records/redirect.ts';
import { services } from '#contract/collections/services.ts';
import { testimonials } from '#contract/collections/testimonials.ts';
import { sections } from '#contract/sections/index.ts';
import { serveSeoFiles } from '#server/seo/routes.ts';
import { inProcessTransport } from '#server/http/in-process.ts';
import { testApp } from '../../tests/support/app.ts';
import { databases, sqlite } from '../../tests/support/databases.ts';
import { hostileLinks } from '../../tests/support/hostile-html.ts';
import { openContentVersion } from './content-version.ts';
import { openPublicCache } from './public-cache.ts';
import { SANITIZER_VERSION } from '#server/sanitize/sanitize.ts';

const HTML = '<p>Kept <a href="javascript:hit()">words</a><img src=x onerror=hit()></p><script>hit()</script>';
const KINDS: Record<string, { shape: Shape; needed: object }> = {
  '/blog': { shape: blog.fields, needed: { title: 'A', slug: 'a' } },
  '/portfolio': { shape: portfolio.fields, needed: { title: 'A', slug: 'a' } },
  '/services/admin': { shape: services.fields, needed: { title: 'A', slug: 'a' } },
  '/testimonials': { shape: testimonials.fields, needed: { name: 'Asha', feedback: 'Quick, kind and on time.' } },
  '/redirects': { shape: redirectFields, needed: { from: '/old', to: '/services' } },
};

/** What an address can be typed in, of each kind in its own way. */
type HostileField = { path: string; widget: string; value: (given: string) => unknown };

/** Every field of a shape that holds an address or formatted text, however deep. */
function hostileFieldsIn(shape: Shape): HostileField[] {
  return Object.entries(shape).flatMap(([key, field]) =>
    hostileFieldsOf(field, key).map((hostile) => ({
      ...hostile,
      value: (given: string) => ({ [key]: hostile.value(given) }),
    })),
  );
}

function hostileFieldsOf(field: Shape[string], path: string): HostileField[] {
  const { shape, element, widget, label } = metaOf(field);
  if (shape) return hostileFieldsIn(shape).map((hostile) => ({ ...hostile, path: `${path}.${hostile.path}` }));
  if (label === 'Items') return hostileItemFields(path);
  if (element) {
    return hostileFieldsOf(element, `${path}.0`).map((hostile) => ({
      ...hostile,
      value: (given) => [hostile.value(given)],
    }));
  }
  return ['link', 'image', 'html'].includes(widget) ? [{ path, widget, value: (given) => given }] : [];
}

/** The items of a service's section are of several kinds: two of them hold addresses. */
function hostileItemFields(path: string): HostileField[] {
  return ['logoUrl', 'ctaLink'].map((name) => ({
    path: `${path}.0.${name}`,
    widget: 'link',
    value: (given) => [{ name: 'x', [name]: given }],
  }));
}

async function editor() {
  const { send, login } = await testApp(sqlite);
  const token = await login('editor');
  return (method: 'POST' | 'PUT', path: string, body: unknown) => send(method, path, { token, body });
}

test('no field of any section accepts an unsafe link, and every formatted text is sanitised', async () => {
  const write = await editor();
  let links = 0;
  for (const { path, fields } of Object.values(sections)) {
    for (const hostile of hostileFieldsIn(metaOf(fields).shape ?? {})) {
      links += await expectRefused((body) => write('PUT', path, body), path, hostile);
    }
  }
  expect(links).toBeGreaterThan(12);
});

test('no field of any record accepts an unsafe link, and every formatted text is sanitised', async () => {
  const write = await editor();
  let links = 0;
  for (const [path, { shape, needed }] of Object.entries(KINDS)) {
    const hostileFields = hostileFieldsIn(shape);
    expect(hostileFields, path).not.toHaveLength(0);
    for (const hostile of hostileFields) {
      const slug = 'slug' in needed && { slug: `a-${links}-${hostile.path.replace(/\W/g, '-').toLowerCase()}` };
      const make = (body: object) => write('POST', path, { ...needed, ...slug, ...body });
      links += await expectRefused(make, path, hostile);
    }
  }
  expect(links).toBeGreaterThan(11);
});

describe.each(databases)('an unsanitised row on $kind', (kind) => {
  test.each([...new Set([0, SANITIZER_VERSION - 1, SANITIZER_VERSION + 1])])(
    'with sanitiser version %i is sanitised when it is read',
    async (cleaned) => {
      const { app, database, send, login } = await testApp(kind);
      const version = openContentVersion({ nextScheduledChange: async () => Infinity, notices: database.notices });
      const cache = openPublicCache(version);
      serveSeoFiles(app, {
        siteUrl: 'https://a.example',
        transport: inProcessTransport(app, cache),
        database,
        cache,
        paths: ['/'],
      });
      const token = await login('editor');
      await send('POST', '/blog', { token, body: { title: 'A', slug: 'a', content: '<p>MARK</p>' } });
      await send('POST', '/portfolio', { token, body: { title: 'A', slug: 'a', description: '<p>MARK</p>' } });
      const blocks = { sections: [{ type: 'custom', title: '', content: '<p>MARK</p>', items: [] }] };
      await send('POST', '/services/admin', { token, body: { title: 'A', slug: 'a', ...blocks } });
      await send('PUT', '/footer', { token, body: { addressHtml: '<p>MARK</p>' } });
      const hostile = JSON.stringify(HTML).slice(1, -1);
      for (const table of ['blog_posts', 'portfolio_items', 'service_pages', 'sections']) {
        const column = sql.ref(table === 'sections' ? 'value' : 'body');
        await sql`update ${sql.table(table)} set ${column} = replace(${column}, '<p>MARK</p>', ${hostile}),
        sanitizer_version = ${cleaned}`.execute(database.db);
      }
      const calls = ['blog/a', 'portfolio/a', 'services/a', 'footer'];
      for (const list of ['blog', 'portfolio', 'services']) {
        const { body } = await send('GET', `/${list}`, { token });
        expect(JSON.stringify(body), list).toContain('Kept');
        expect(JSON.stringify(body), list).not.toMatch(/hit\(|javascript|onerror/);
        expect(JSON.stringify((await send('GET', `/${list}`)).body), list).not.toMatch(/hit\(|javascript|onerror/);
      }
      for (const path of [...calls.map((call) => `/api/${call}`), '/feed.xml', '/feed.json']) {
        for (const headers of path.startsWith('/api') ? [{}, { authorization: `Bearer ${token}` }] : [{}]) {
          const { statusCode, body } = await app.inject({ url: path, headers });
          expect(statusCode, path).toBe(200);
          expect(body, path).toContain('Kept');
          expect(body, path).not.toMatch(/hit\(|javascript|onerror/);
        }
      }
    },
  );
});

/** 1 for a link that refused every hostile value, 0 for a text of which only the words stayed. */
async function expectRefused(
  write: (body: object) => Promise<{ status: number; body: { issues?: { path: string }[] } }>,
  where: string,
  { path, widget, value }: HostileField,
): Promise<0 | 1> {
  const at = `${where} ${path}`;
  if (widget === 'html') {
    const { body } = await write(value(HTML) as object); // a place gives a value for its whole shape
    const text = JSON.stringify(body);
    expect(text, at).toContain('Kept');
    expect(text, at).not.toMatch(/hit\(|javascript|onerror/);
    return 0;
  }
  for (const given of hostileLinks) {
    const { status, body } = await write(value(given) as object); // as above
    expect([given, status, body.issues?.map((issue) => issue.path)], at).toEqual([
      given,
      400,
      expect.arrayContaining([path]),
    ]);
  }
  return 1;
}
