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
    expect(securityFaults(Object.fromEntries(answer.headers)), `${status} ${path}`).toEqual([]);
  }
});
