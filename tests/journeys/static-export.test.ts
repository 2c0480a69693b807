import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { parsePictureName, variantName, variantsOf } from '#contract/pictures.ts';
import { buildApp } from '#server/app.ts';
import { readSettings } from '#server/settings.ts';
import { exportCommand } from '#server/static-export/command.ts';
import { removeInterruptedExport } from '#server/static-export/export-service.ts';
import { at, fault, field, SOON, type Page } from '../support/accounts.ts';
import { visitor } from '../support/browser.ts';
import { databases, sqlite, testFolder } from '../support/databases.ts';
import {
  addressesIn,
  exportedAddress,
  exportedStyles,
  filesIn,
  textIn,
  withoutDifferences,
} from '../support/exported-site.ts';
import { openInProcess } from '../support/in-process.ts';
import { noticeShown } from '../support/notices.ts';
import { poll } from '../support/poll.ts';
import { logIn, sendTo } from '../support/product.ts';
import { startOn } from '../support/running.ts';
import { fullPageFaultsWideAndNarrow } from '../support/screen-faults.ts';
import { serveFolder } from '../support/serve-folder.ts';
import { ADMIN } from '../support/spawn-product.ts';
import { fillWithStarterData } from '../support/starter-data.ts';
import { namesInZip } from '../support/read-zip.ts';

const FORMS_TO = 'https://forms.example.com/f/1?site=dune&lang=en';

const COMMAND = join(import.meta.dirname, '../../server/export-command-line.ts');
/** The copy of the database that an export command uses. */
const COMMAND_COPY = 'exports/work/command/copy/marquee.db';
const NOWHERE = { formsTo: '', build: buildApp };
const DRAFT = {
  title: 'Not for visitors yet',
  slug: 'not-yet',
  content: '<p>Not for visitors yet</p>',
  isPublished: false,
};
const MESSAGE = { firstName: 'Rukmini', email: 'rukmini@visitor.example', message: 'A question about my shop' };

/** The starter site with a draft, an enquiry and three redirects, one of them to the draft, and its export. */
let site: { url: string; dataDir: string; folder: string; output: string; close: () => Promise<void> };

beforeAll(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'marquee-export-'));
  fillWithStarterData(dataDir);
  addVariants(join(dataDir, 'uploads'));
  const { url, close } = await openInProcess({ DATA_DIR: dataDir });
  const token = await logIn(url);
  await sendTo(url, 'POST', '/blog', { token, body: DRAFT });
  await sendTo(url, 'POST', '/contact/messages', { body: MESSAGE });
  await sendTo(url, 'POST', '/redirects', { token, body: { from: '/old-about', to: '/about' } });
  await sendTo(url, 'POST', '/redirects', { token, body: { from: '/never again', to: '' } });
  await sendTo(url, 'POST', '/redirects', { token, body: { from: '/launch', to: '/blog/not-yet' } });
  site = { url, dataDir, close, folder: join(dataDir, 'site'), output: '' };
  site.output = await exportTo(site.folder, '');
}, 240_000);

afterAll(async () => {
  await site.close();
  rmSync(site.dataDir, { recursive: true });
});

/** Puts the original in place of each variant: encoding them takes minutes, and has tests of its own. */
function addVariants(uploads: string): void {
  for (const name of readdirSync(uploads)) {
    const picture = parsePictureName(name);
    for (const variant of picture ? variantsOf(picture) : []) {
      const path = join(uploads, variantName(name, variant));
      if (variant.format === 'webp' && !existsSync(path)) linkSync(join(uploads, name), path);
    }
  }
}

/** Exports the site by the command. Returns what the command prints. */
function exportTo(folder: string, formsTo: string): Promise<string> {
  const settings = readSettings({ DATA_DIR: site.dataDir, SITE_URL: site.url, LOG_LEVEL: 'silent' });
  return exportCommand(settings, folder, { formsTo, build: buildApp });
}

/** The live address of an exported page: the page of a list has a query there. */
async function liveAddresses(url: string): Promise<Map<string, string>> {
  const searches: (readonly [string, string])[] = [];
  for (const path of ['/blog', '/portfolio']) {
    const { items } = (await sendTo(url, 'GET', `${path}?limit=50`)).body as { items: Item[] };
    const queries = [{ page: '2' }, ...items.flatMap(({ tags }) => tags.map((tag) => ({ tag })))];
    const categories = items.flatMap(({ category }) => (category ? [{ category }] : []));
    for (const query of [...queries, ...categories]) searches.push([path, `${new URLSearchParams(query)}`]);
  }
  return new Map(searches.map(([path, search]) => [exportedAddress(path, search), `${path}?${search}`]));
}

interface Item {
  tags: string[];
  category?: string;
}

test('every page, style and file of an export is the live one, apart from what the documentation lists', async () => {
  const { url, folder, output } = site;
  expect(output).toContain(`${folder}: `);
  expect(output).toContain('Forms (2): / /contact');
  expect(output).not.toContain('could not be read');

  const names = filesIn(folder);
  const lists = await liveAddresses(url);
  const pages = names.filter((name) => name.endsWith('.html') && name !== '404.html');
  expect(pages.length).toBeGreaterThan(60);
  for (const name of pages) {
    const address = name === 'index.html' ? '/' : `/${name.slice(0, -'.html'.length)}`;
    const live = await fetch(url + (lists.get(address) ?? address));
    expect(live.status, name).toBe(200);
    const [before, after] = withoutDifferences(await live.text(), readFileSync(join(folder, name), 'utf8'));
    expect(after, name).toBe(before);
  }
  const missing = await (await fetch(`${url}/404`)).text();
  const [before, after] = withoutDifferences(missing, readFileSync(join(folder, '404.html'), 'utf8'));
  expect(after).toBe(before);

  const own = /^(content\/|files\/|README\.txt$|_redirects$)|\.html$/;
  for (const name of names.filter((one) => !own.test(one))) {
    const live = Buffer.from(await (await fetch(`${url}/${name}`)).arrayBuffer());
    const file = readFileSync(join(folder, name));
    if (name.endsWith('.css')) expect(file.toString(), name).toBe(exportedStyles(live.toString()));
    else if (name === '.well-known/security.txt') expect(file.toString()).toMatch(/^Contact: mailto:/);
    else expect(file.equals(live), name).toBe(true);
  }
  expect(readFileSync(join(folder, '_redirects'), 'utf8')).toBe(
    '/never%20again /404.html 410\n/old-about /about 301\n',
  );
});

test('an export contains all public content, and neither drafts nor anything of the machine', async () => {
  const { url, dataDir, folder } = site;
  const text = textIn(folder);
  expect(text.length).toBeGreaterThan(1_000_000);
  for (const secret of ['Not for visitors yet', 'not-yet', 'rukmini@', ADMIN.email, dataDir, process.cwd(), '/admin/'])
    expect(text).not.toContain(secret);

  const json = (name: string) => JSON.parse(readFileSync(join(folder, 'content', name), 'utf8')) as unknown;
  expect(json('sections/hero.json')).toEqual((await sendTo(url, 'GET', '/hero')).body);
  expect(json('blog/two-scripts-one-page.json')).toEqual((await sendTo(url, 'GET', '/blog/two-scripts-one-page')).body);
  expect(json('pages/@home.json')).toMatchObject({ slug: '/' });
  expect(json('portfolio.json')).toHaveLength(15);
  const { files } = json('description.json') as { files: { path: string; schema: object }[] };
  expect(files.find(({ path }) => path === 'content/sections/hero.json')?.schema).toMatchObject({
    type: 'object',
    properties: { titleLine1: { type: 'string' } },
  });
  const described = files.map(({ path }) => new RegExp(`^${path.replace('*', '.+').replaceAll('.json', '\\.json')}$`));
  const contentFiles = filesIn(folder).filter((name) => name.startsWith('content/'));
  expect(contentFiles.filter((name) => !described.some((path) => path.test(name)))).toEqual([
    'content/description.json',
  ]);
});

test('every link and file of an exported page leads to a file of the export', async () => {
  const { folder } = site;
  const served = await serveFolder(folder);
  const wanted = new Map<string, string>();
  for (const name of filesIn(folder).filter((one) => one.endsWith('.html')))
    for (const address of addressesIn(readFileSync(join(folder, name), 'utf8'), site.url)) wanted.set(address, name);
  for (const name of filesIn(folder).filter((one) => one.endsWith('.css')))
    for (const [, address = ''] of readFileSync(join(folder, name), 'utf8').matchAll(/url\("?(\/[^")#]*)/g))
      wanted.set(address, name);
  wanted.delete('/404'); // the page for missing addresses names itself
  const broken: string[] = [];
  for (const [address, name] of wanted)
    if ((await fetch(served + address)).status !== 200) broken.push(`${address} in ${name}`);
  expect(wanted.size).toBeGreaterThan(500);
  expect(broken).toEqual([]);
});

test('an exported site looks like the live one, and works in a browser that runs scripts', async () => {
  const served = await serveFolder(site.folder);
  const look = { width: 1280, reducedMotion: true };
  const live = await visitor(site.url, look);
  const page = await visitor(served, { ...look, keepsTab: false });
  await live.goto('/', { waitUntil: 'networkidle' });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(await differentPart(await live.screenshot(), await page.screenshot())).toBeLessThan(0.01);
  await page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name: 'Blog' }).click();
  await page.getByRole('link', { name: 'Next', exact: true }).click();
  await page.waitForURL('**/blog/page/2');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1, name: 'Built on sand.' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await page.getByRole('button', { name: 'Open menu' }).isVisible()).toBe(false);
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Contact' }).click();
  await page.waitForURL('**/contact');
  const sentence = page.getByText('This form is not available here. Please write to hello@dune.example.');
  await sentence.waitFor();
  expect(await sentence.getByRole('link').getAttribute('href')).toBe('mailto:hello@dune.example');
  await page.goto('/pricing', { waitUntil: 'networkidle' });
  await page.getByText('What does a website cost?').click();
  await page.getByText('Show 2 more').click();
});

test('forms of an export send to the address that was given for them', async () => {
  const folder = join(testFolder(), 'site');
  const output = await exportTo(folder, FORMS_TO);
  expect(output).not.toContain('Forms (');
  const served = await serveFolder(folder);
  const page = await visitor(served, { width: 390, keepsTab: false });
  const sent: string[] = [];
  await page.route('https://forms.example.com/**', async (route) => {
    sent.push(`${route.request().method()} ${route.request().url()} ${route.request().postData() ?? ''}`);
    await route.fulfill({ contentType: 'text/html', body: '<title>Thank you</title>' });
  });
  await page.goto('/contact', { waitUntil: 'load' });
  const button = page.getByRole('main').getByRole('button', { name: 'Send' });
  await button.click();
  expect(sent).toEqual([]); // the browser asks for the required fields
  await page.getByLabel('A repair').check();
  await page.getByLabel('Email').fill('rukmini@visitor.example');
  await page.getByLabel('Message').fill('A question');
  await button.click();
  await expect.poll(() => sent, SOON).toHaveLength(1);
  expect(sent[0]).toContain(`POST ${FORMS_TO} `);
  expect(sent[0]).toContain('email=rukmini%40visitor.example');
  expect(sent[0]).toContain('message=A+question');
  expect(page.takeReports().every((report) => report.includes('forms.example.com'))).toBe(true);
});

test('a folder with other files is refused, and an earlier export is replaced', async () => {
  const { url, dataDir } = await startOn(sqlite, { STARTER_CONTENT: 'false' });
  const settings = readSettings({ DATA_DIR: dataDir, SITE_URL: url, LOG_LEVEL: 'silent' });
  const folder = testFolder();
  const refused = async (name: string) => {
    await expect(exportCommand(settings, folder, NOWHERE)).rejects.toThrow(`contains ${name}, which no earlier`);
    expect(readFileSync(join(folder, name), 'utf8')).toBe('Years of work');
    rmSync(join(folder, name));
  };
  writeFileSync(join(folder, 'thesis.txt'), 'Years of work');
  await refused('thesis.txt');
  // A description of something else is no proof of an export.
  mkdirSync(join(folder, 'content'));
  writeFileSync(join(folder, 'content/description.json'), 'Years of work');
  await refused('content/description.json');
  await expect(exportCommand(settings, folder, { ...NOWHERE, formsTo: 'http://x.example' })).rejects.toThrow(
    'https://',
  );
  await expect(exportCommand(settings, undefined, NOWHERE)).rejects.toThrow('npm run export FOLDER');

  await exportCommand(settings, folder, NOWHERE);
  writeFileSync(join(folder, 'old.html'), 'Years of work');
  await refused('old.html');
  // A page that an earlier export wrote, and that is gone since.
  const list = join(folder, 'content/@files.json');
  writeFileSync(list, JSON.stringify([...(JSON.parse(readFileSync(list, 'utf8')) as string[]), 'old.html']));
  writeFileSync(join(folder, 'old.html'), 'A page that is gone since');
  await exportCommand(settings, folder, NOWHERE);
  const names = filesIn(folder);
  expect(names).toContain('index.html');
  expect(names).not.toContain('old.html');
  expect(JSON.parse(readFileSync(list, 'utf8'))).toEqual(names);
});

test.each(['SIGINT', 'SIGTERM'] as const)('a command that %s ends leaves nothing on the disk', async (signal) => {
  const { url, dataDir } = await startOn(sqlite);
  const parent = testFolder();
  const folder = join(parent, 'site');
  const scratch = testFolder();
  const isWriting = () => readdirSync(parent).some((name) => name.endsWith('.part'));
  const endedBy = async (end: NodeJS.Signals) => {
    const env = { PATH: process.env.PATH, TMPDIR: scratch, DATA_DIR: dataDir, SITE_URL: url, LOG_LEVEL: 'silent' };
    const child = spawn(process.execPath, [COMMAND, folder], { env, stdio: 'ignore' });
    onTestFinished(() => void child.kill('SIGKILL'));
    const exit = once(child, 'exit');
    await poll(() => isWriting() || child.exitCode).toBe(true);
    child.kill(end);
    return (await exit)[0] as number | null;
  };
  const copies = () => filesIn(dataDir).filter((name) => name.startsWith('exports/work/'));
  expect(await endedBy(signal)).toBe(1);
  expect(readdirSync(parent)).toEqual([]);
  expect(copies()).toEqual([]);
  // Nothing can clean up after SIGKILL. The next start of the site does.
  expect(await endedBy('SIGKILL')).toBe(null);
  expect(copies()).not.toEqual([]);
  expect(readdirSync(scratch)).toEqual([]);
  await removeInterruptedExport({ dataDir });
  expect(copies()).toEqual([]);
});

describe.each(databases)('an export by the panel on $kind', (kind) => {
  test('is made while the site runs, and can be stopped and deleted', async () => {
    const { url, dataDir } = await startOn(kind, { STARTER_CONTENT: 'false' });
    const token = await logIn(url);
    const state = async () => (await sendTo(url, 'GET', '/static-export', { token })).body.state as string;
    expect(await state()).toBe('none');
    // The command may be running at the same time.
    mkdirSync(dirname(join(dataDir, COMMAND_COPY)), { recursive: true });
    writeFileSync(join(dataDir, COMMAND_COPY), 'A copy');
    const refused = await sendTo(url, 'POST', '/static-export', { token, body: { formsTo: 'ftp://x' } });
    expect(refused).toMatchObject({ status: 400, body: { issues: [{ path: 'formsTo' }] } });

    const started = await sendTo(url, 'POST', '/static-export', { token, body: {} });
    expect(started).toMatchObject({ status: 201, body: { state: 'running' } });
    expect((await sendTo(url, 'POST', '/static-export', { token, body: {} })).status).toBe(503);
    expect((await sendTo(url, 'DELETE', '/static-export', { token })).body.message).toBe('Stopped.');
    const stopped = (await sendTo(url, 'GET', '/static-export', { token })).body;
    expect(stopped).toMatchObject({ state: 'failed', failure: 'It was stopped.', isHere: false });
    expect(filesIn(dataDir).filter((name) => name.startsWith('exports/'))).toEqual([COMMAND_COPY]);

    await sendTo(url, 'POST', '/static-export', { token, body: { formsTo: FORMS_TO } });
    await poll(state).toBe('done');
    const { body } = await sendTo(url, 'GET', '/static-export', { token });
    expect(body).toMatchObject({ formsTo: FORMS_TO, isHere: true, failure: '', name: expect.stringMatching(/\.zip$/) });
    const reply = await fetch(`${url}/api/static-export/file`, { headers: { authorization: `Bearer ${token}` } });
    expect(reply.headers.get('content-disposition')).toBe(`attachment; filename="${body.name}"`);
    const zip = namesInZip(Buffer.from(await reply.arrayBuffer()));
    expect(zip).toHaveLength(body.report.files);
    expect(zip).toEqual(expect.arrayContaining(['index.html', '404.html', 'README.txt', 'content/description.json']));
    expect((await sendTo(url, 'DELETE', '/static-export', { token })).body.message).toBe('Deleted.');
    expect(await state()).toBe('none');
    const entries = (await sendTo(url, 'GET', '/audit-log?kind=static-export', { token })).body.items;
    expect(entries.map(({ action }: { action: string }) => action)).toEqual([
      ...['delete', 'export', 'create', 'delete', 'create'],
    ]);
  });
});

test('an admin exports the site in the panel, and reads what is left out', async () => {
  const { url } = await startOn(sqlite, { STARTER_CONTENT: 'false' });
  const page = await at(url, '/backups');
  const section = page.getByRole('region', { name: 'Export the site' });
  const start = section.getByRole('button', { name: 'Export the site' });
  await field(page, 'Address for forms').fill('forms.example.com');
  await start.click();
  await fault(page, 'Address for forms').toContain('Enter a full address that starts with https://');
  page.takeReports();
  await field(page, 'Address for forms').fill('');
  await start.click();
  await section.getByText(/The export is starting|pages or more/).waitFor();
  await noticeShown(page, 'The site is exported.');
  await section.getByText(/\d+ pages · .* files in all · 0 redirects · .* MB/).waitFor(SOON);
  await section.getByText('What is left out, and why').click();
  await section.getByText(/^Forms \(/).waitFor();
  expect(await fullPageFaultsWideAndNarrow(page)).toEqual([]);
  const { name, content } = await download(page);
  expect(name).toMatch(/^localhost-\d+-\d{4}-\d\d-\d\d\.zip$/);
  expect(namesInZip(content)).toContain('about.html');
  await section.getByRole('button', { name: 'Delete the export' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await section.getByRole('button', { name: 'Delete the export' }).waitFor({ state: 'detached' });
});

async function download(page: Page): Promise<{ name: string; content: Buffer }> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the export' }).click();
  const file = await downloading;
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
}

/** The part of the pixels that differ clearly, from 0 to 1. */
async function differentPart(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([one, other].map((picture) => sharp(picture).greyscale().raw().toBuffer()));
  if (!a || !b || a.length !== b.length) return 1;
  return a.filter((value, index) => Math.abs(value - (b[index] ?? 0)) > 16).length / a.length;
}
