import fastify from 'fastify';
import { createHash } from 'node:crypto';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { setLanguage } from '#contract/texts/language.ts';
import { registerPanel } from './panel.ts';

const LOAD_FAILURE = 'addEventListener("error", report, true);';

async function readyApp(adminBase: string, dev = false) {
  const clientDir = await mkdtemp(join(tmpdir(), 'panel-'));
  await mkdir(join(clientDir, '.vite'));
  await mkdir(join(clientDir, 'static/js'), { recursive: true });
  const manifest = {
    'web/admin/main.tsx': { file: 'static/js/panel.js', css: ['static/css/panel.css'] },
    'web/admin/load-failure.ts': { file: 'static/js/load-failure.js' },
  };
  await writeFile(join(clientDir, 'static/js/load-failure.js'), LOAD_FAILURE);
  await writeFile(join(clientDir, '.vite/manifest.json'), JSON.stringify(manifest));
  const app = fastify();
  registerPanel(app, { settings: { adminBase, siteUrl: 'https://dune.example' }, dev, clientDir });
  onTestFinished(async () => {
    await app.close();
    await rm(clientDir, { recursive: true });
  });
  return app;
}

test('the panel is served at its base and every path below it, and nowhere else', async () => {
  const app = await readyApp('/quiet-door');
  for (const url of ['/quiet-door', '/quiet-door/', '/quiet-door/hero', '/quiet-door/contact-messages?message=1']) {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('data-base="/quiet-door"');
  }
  expect((await app.inject('/admin')).statusCode).toBe(404);
  expect((await app.inject('/quiet-doors')).statusCode).toBe(404);
});

test('the page has the texts of the site that stand in empty fields, if the site is not in English', async () => {
  const app = await readyApp('/admin');
  const written = async () => {
    const [, json = ''] = /data-site-texts="([^"]*)"/.exec((await app.inject('/admin')).body) ?? [];
    return JSON.parse(json.replaceAll('&quot;', '"').replaceAll('&amp;', '&')) as object;
  };
  expect(await written()).toEqual({});
  onTestFinished(() => setLanguage('en'));
  setLanguage('de');
  expect(await written()).toMatchObject({ 'Start a project': 'Projekt beginnen', INSIGHTS: 'EINBLICKE' });
});

test('the panel is not cached and not indexed', async () => {
  const { headers } = await (await readyApp('/admin')).inject('/admin');
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['x-robots-tag']).toContain('noindex');
});

test("the CSP allows only the panel's own scripts, and style elements need a nonce per response", async () => {
  const app = await readyApp('/admin');
  const nonces = new Set<string | undefined>();
  for (let i = 0; i < 2; i++) {
    const { headers, body } = await app.inject('/admin');
    const policy = String(headers['content-security-policy']);
    const nonce = /style-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1];
    const hash = createHash('sha256').update(LOAD_FAILURE).digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).not.toContain('unsafe');
    expect(body).toContain(`<meta property="csp-nonce" nonce="${nonce}">`);
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(2);
});

test('the page runs the inline script that reports load failures first, then loads the built entry and styles', async () => {
  const { body } = await (await readyApp('/admin')).inject('/admin');
  expect(body).toContain('<link rel="stylesheet" href="/static/css/panel.css">');
  expect(body).toContain('<script type="module" src="/static/js/panel.js"></script>');
  const inline = [...body.matchAll(/<script[^>]*>([^<]+)/g)];
  expect(inline.map(([, script]) => script)).toEqual([LOAD_FAILURE]);
  expect(inline[0]?.index).toBeLessThan(body.indexOf('<link rel="stylesheet"'));
});

test('the page contains the public URL of the site', async () => {
  const { body } = await (await readyApp('/admin')).inject('/admin');
  expect(body).toContain('<meta name="site-url" content="https://dune.example">');
});

test('in development the page loads the source through Vite', async () => {
  const { body } = await (await readyApp('/admin', true)).inject('/admin');
  expect(body).toContain('src="/web/admin/main.tsx"');
  expect(body).toContain('/@vite/client');
});

test('the panel is an app to install, and its manifest and worker are nowhere but below its base', async () => {
  const app = await readyApp('/quiet-door');
  const { body, headers } = await app.inject('/quiet-door');
  expect(body).toContain('<link rel="manifest" href="/quiet-door/manifest.webmanifest">');
  expect(headers['content-security-policy']).toContain("manifest-src 'self'; worker-src 'self';");
  const manifest = await app.inject('/quiet-door/manifest.webmanifest');
  expect(manifest.json()).toMatchObject({ scope: '/quiet-door', start_url: '/quiet-door', display: 'standalone' });
  const worker = await app.inject('/quiet-door/service-worker.js');
  expect(worker.headers).toMatchObject({ 'service-worker-allowed': '/quiet-door', 'cache-control': 'no-cache' });
  expect(worker.headers['content-type']).toContain('text/javascript');
  expect(worker.body).not.toMatch(/'fetch'|caches\./); // requests of the panel do not pass through it
  expect(worker.body + manifest.body).not.toContain('undefined');
  for (const path of ['/service-worker.js', '/manifest.webmanifest'])
    expect((await app.inject(path)).statusCode).toBe(404);
});
