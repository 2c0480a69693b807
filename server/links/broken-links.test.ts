import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { testApp } from '../../tests/support/app.ts';
import { databases } from '../../tests/support/databases.ts';
import { checkOutsideLinks } from './outside-links.ts';

const DAY_MS = 24 * 60 * 60_000;
const FIRST_NIGHT = Date.parse('2026-03-01T04:00:00.000Z');

/** A site that answers with the status in the path: '/404'. */
async function otherSite() {
  const asked: string[] = [];
  const server = createServer(({ method, url = '' }, response) => {
    asked.push(`${method} ${url}`);
    const isHeadRefused = url === '/get-only' && method === 'HEAD';
    response.writeHead(isHeadRefused ? 500 : Number(url.slice(1)) || 200).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

describe.each(databases)('links that lead nowhere, on $kind', (kind) => {
  async function staff() {
    const { send, login, database } = await testApp(kind, { env: { SITE_URL: 'https://dune.example' } });
    const token = await login('editor');
    const write = (method: 'POST' | 'PUT', path: string, body: object) => send(method, path, { token, body });
    /** Without the links of the first pages. */
    const broken = async () =>
      (await send('GET', '/links/broken', { token })).body
        .map(({ title, field, href, fault, answer }: Record<string, string>) =>
          [title, field, href, fault, answer].filter(Boolean).join(' '),
        )
        .filter((line: string) => !line.startsWith('Privacy Policy'));
    const check = async (...hrefs: string[]) =>
      (await send('POST', '/links/check', { token, body: { hrefs } })).body.map(
        ({ href, fault }: Record<string, string>) => `${href} ${fault}`,
      );
    const night = (number: number) =>
      checkOutsideLinks(database, {
        ...{ siteUrl: 'https://dune.example', closing: new AbortController().signal, allowsInternal: true },
        ...{ pauseMs: 0, now: new Date(FIRST_NIGHT + number * DAY_MS) },
      });
    return { send, write, broken, check, night, database };
  }

  test('are listed with the field that has them, until there is a page or a redirect', async () => {
    const { write, broken } = await staff();
    await write('PUT', '/hero', { cta: { label: 'Go', href: '/summer' } });
    await write('PUT', '/footer', { servicesLinks: [{ label: 'Care', href: 'services/care/#top' }] });
    const content = '<p><a href="/blog/draft?a=1&amp;b=2">one</a> <a href="https://dune.example/gone">two</a></p>';
    await write('POST', '/blog', { title: 'Words', slug: 'words', content });
    await write('POST', '/blog', { title: 'Draft', slug: 'draft', status: 'draft' });
    expect(await broken()).toEqual(
      expect.arrayContaining([
        'Hero cta.href /summer missing',
        'Footer servicesLinks.0.href /services/care/#top missing',
        'Words content /blog/draft?a=1&b=2 hidden',
        'Words content https://dune.example/gone missing',
      ]),
    );
    expect(await broken()).toHaveLength(4);
    await write('POST', '/redirects', { from: '/summer', to: '/services' });
    await write('POST', '/services/admin', { title: 'Care', slug: 'care' });
    expect(await broken()).toHaveLength(2);
  });

  test('can be checked before they are saved; anchors, mail, files and the panel are no pages', async () => {
    const { check, send } = await staff();
    const fine = [
      '#faq',
      'mailto:a@b.co',
      'tel:+1',
      '/',
      '/blog',
      '/api/openapi.json',
      '/admin',
      '/uploads/a.webp',
      '/login',
    ];
    expect(await check(...fine, '/nowhere', '/nowhere', 'nowhere-else')).toEqual([
      '/nowhere missing',
      'nowhere-else missing',
    ]);
    expect((await send('POST', '/links/check', { body: { hrefs: [] } })).status).toBe(401);
  });

  test('to other sites are visited at night, and count as broken after two nights without success', async () => {
    const { write, broken, night } = await staff();
    const { address, asked } = await otherSite();
    const links = ['404', '200', '301', '403', 'get-only'].map((path) => ({ label: path, href: `${address}/${path}` }));
    await write('PUT', '/footer', { servicesLinks: links });
    await night(0);
    expect(asked.toSorted()).toEqual([
      ...['GET /404', 'GET /get-only', 'HEAD /200', 'HEAD /301', 'HEAD /403', 'HEAD /404', 'HEAD /get-only'],
    ]);
    await night(0); // the same night in another process
    expect(asked).toHaveLength(7);
    expect(await broken()).toEqual([]);
    await night(1);
    expect(await broken()).toEqual([`Footer servicesLinks.0.href ${address}/404 unreachable 404`]);
    await write('PUT', '/footer', { servicesLinks: [{ label: 'Fine', href: `${address}/200` }] });
    expect(await broken()).toEqual([]);
  });

  test('to other sites never reach this machine, and a night without any answer does not count', async () => {
    const { write, broken, database, night } = await staff();
    const { address, asked } = await otherSite();
    const links = [{ label: 'Gone', href: 'https://gone.invalid/' }];
    await write('PUT', '/footer', { servicesLinks: links });
    const alone = (number: number) =>
      checkOutsideLinks(database, {
        ...{ siteUrl: 'https://dune.example', closing: new AbortController().signal, pauseMs: 0 },
        now: new Date(FIRST_NIGHT + number * DAY_MS),
      });
    for (const number of [0, 1, 2]) await alone(number);
    expect(await broken()).toEqual([]);
    await write('PUT', '/footer', { servicesLinks: [...links, { label: 'Up', href: `${address}/200` }] });
    await alone(3);
    expect(asked).toEqual([]);
    for (const number of [4, 5]) await night(number);
    expect(await broken()).toEqual([
      'Footer servicesLinks.0.href https://gone.invalid/ unreachable The name of the site was not found.',
    ]);
  });
});
