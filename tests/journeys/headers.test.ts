import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { securityFaults } from '../support/security-faults.ts';
import { starterSite } from '../support/running.ts';

test('pages, files, redirects, feeds and the panel carry the security headers, and no visitor gets a cookie', async () => {
  const site = starterSite();
  const page = await fetch(site);
  const script = /\/static\/[^"]+\.js/.exec(await page.text())?.[0] ?? '';
  const known = { 'if-none-match': page.headers.get('etag') ?? '' };
  const answers: [status: number, path: string, headers?: Record<string, string>][] = [
    [200, '/'],
    [304, '/', known],
    [404, '/nothing'],
    [404, '/blog/nothing'],
    [404, '/%'],
    [301, '/portfolio-details'],
    [200, script],
    [200, '/favicon.svg'],
    [200, '/robots.txt'],
    [200, '/feed.xml'],
    [200, '/admin'],
    [200, '/api/docs'],
  ];
  for (const [status, path, headers = {}] of answers) {
    const answer = await fetch(site + path, { headers, redirect: 'manual' });
    expect([answer.status, path]).toEqual([status, path]);
    const isDocument = path !== script;
    expect(securityFaults(Object.fromEntries(answer.headers), { isDocument }), `${status} ${path}`).toEqual([]);
  }
});

test('forged host headers never appear in a response, and no path redirects to another site', async () => {
  const evil = 'evil.example';
  const named = { host: evil, 'x-forwarded-host': evil, 'x-forwarded-proto': evil, forwarded: `host=${evil}` };
  for (const path of ['/', '/blog', '/sitemap.xml', '/robots.txt', '/feed.xml', '/api/openapi.json', '/Blog/']) {
    const { content, location } = await answerAt(path, named);
    expect([path, `${location} ${content}`.includes(evil)]).toEqual([path, false]);
  }
  for (const path of [
    `//${evil}/`,
    `/%5c${evil}/`,
    `/.//${evil}/Blog/`,
    `/blog/..//${evil}/`,
    `http://${evil}/Blog/`,
  ]) {
    const { location = '/' } = await answerAt(path);
    expect([path, location]).toEqual([path, expect.stringMatching(/^\/(?![/\\])/)]);
  }
});

/** Asks for a path as it stands; `fetch` would tidy it up and name the host itself. */
async function answerAt(path: string, headers: Record<string, string> = {}) {
  const { hostname, port } = new URL(starterSite());
  const asking = request({ hostname, port, path, headers }).end();
  const [answer] = (await once(asking, 'response')) as [IncomingMessage]; // as node:http documents it
  return { content: await text(answer), location: answer.headers.location };
}
