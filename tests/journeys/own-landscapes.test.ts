import sharp from 'sharp';
import { expect, test } from 'vitest';
import { DEFAULT_THEME, THEMES } from '#contract/themes.ts';
import { accessibilityFaults, visitor } from '../support/browser.ts';
import { sqlite } from '../support/databases.ts';
import { leastContrast } from '../support/least-contrast.ts';
import { noticeShown } from '../support/notices.ts';
import { editing } from '../support/previewing.ts';
import { logIn, sendTo } from '../support/product.ts';
import { startOn } from '../support/running.ts';
import { upload } from '../support/sending.ts';
import { fileInput } from '../support/section-form.ts';

const FIELDS = ['pageImageUrl', 'blogImageUrl', 'projectsImageUrl', 'missingPageImageUrl'];
/** Pages of each place. */
const PAGES = ['/services', '/pricing', '/blog', '/portfolio', '/login', '/nowhere'];

function plainPicture(background: string): Promise<Buffer> {
  return sharp({ create: { width: 1600, height: 900, channels: 3, background } })
    .png()
    .toBuffer();
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

function areApart(one: Box, other: Box): boolean {
  return (
    one.x + one.width <= other.x ||
    other.x + other.width <= one.x ||
    one.y + one.height <= other.y ||
    other.y + other.height <= one.y
  );
}

/** A site with one picture at the top of all pages, and with an accent that turns the drawings. */
async function siteWith(theme: string, background: string) {
  const { url } = await startOn(sqlite);
  const token = await logIn(url);
  const { body: sent } = await upload(url, token, await plainPicture(background));
  const { imageUrl } = sent as { imageUrl: string };
  const { body: site } = await sendTo(url, 'GET', '/site', { token });
  const pictures = Object.fromEntries(FIELDS.map((field) => [field, imageUrl]));
  expect((await sendTo(url, 'PUT', '/site', { token, body: { ...(site as object), ...pictures } })).status).toBe(200);
  const look = { theme, accent: '#2f6f4f' };
  expect((await sendTo(url, 'PUT', '/appearance', { token, body: look })).status).toBe(200);
  return { url, own: `main img[src="${imageUrl}"]` };
}

test.each(THEMES.flatMap((theme) => [[theme, 'white'] as const, [theme, 'black'] as const]))(
  'visitors see own pictures in place of the landscapes, and every word on them has a contrast of 4.5:1: %s, %s',
  async (theme, background) => {
    const { url, own } = await siteWith(theme, background);
    for (const width of [1280, 900, 390]) {
      const page = await visitor(url, { width });
      for (const path of PAGES) {
        const at = `${path} at ${width} px`;
        await page.goto(path);
        const picture = page.locator(own);
        await picture.evaluate((image: HTMLImageElement) => image.decode());
        expect(await picture.evaluate((image) => getComputedStyle(image).filter), at).toBe('none');
        const head = page.locator('main div', { has: page.locator(`> div > picture > ${own.slice(5)}`) });
        expect(await head.locator('> picture, > div > picture').count(), at).toBe(1);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), at).toBeLessThanOrEqual(0);
        const isOnPicture = theme === DEFAULT_THEME || path === '/login';
        const faults = await accessibilityFaults(page);
        // axe does not find the picture below the fixed header. The pixels are measured instead.
        expect(
          faults.filter((fault) => !isOnPicture || !fault.startsWith('color-contrast')),
          at,
        ).toEqual([]);
        if (!isOnPicture) continue;
        const onPicture = head.locator(':is(h1, p, a, span, button):not(:has(*))');
        const inHeader = page.locator('header a').filter({ visible: true });
        expect(await leastContrast(page, onPicture.or(inHeader)), at).toBeGreaterThanOrEqual(4.5);
      }
      page.takeReports(); // the 404
      await page.close();
    }
  },
);

test.each(THEMES)('every word of a hero can be read on a white picture, also the coloured line: %s', async (theme) => {
  const { url } = await startOn(sqlite);
  const token = await logIn(url);
  const { body: sent } = await upload(url, token, await plainPicture('white'));
  const { body: hero } = await sendTo(url, 'GET', '/hero', { token });
  const { imageUrl } = sent as { imageUrl: string };
  const look = { theme, accent: '#1d443a', ground: '#fbf3e4', second: '#e3962a' };
  expect((await sendTo(url, 'PUT', '/appearance', { token, body: look })).status).toBe(200);
  for (const title of ['Made to last.', 'A second line that is about as long as people write them']) {
    const body = { ...hero, bgImageUrl: imageUrl, bgOverlayOpacity: 0, rightImageUrl: '', titleLine2: title };
    expect((await sendTo(url, 'PUT', '/hero', { token, body })).status).toBe(200);
    for (const width of [1920, 1280, 768, 390]) {
      const page = await visitor(url, { width });
      await page.goto('/');
      await page.locator(`#hero img[src="${imageUrl}"]`).evaluate((image: HTMLImageElement) => image.decode());
      const at = `"${title}" at ${width} px`;
      const small = page.locator('#hero p:not(:has(*)), #hero p > span, header a').filter({ visible: true });
      expect(await leastContrast(page, small), at).toBeGreaterThanOrEqual(4.5);
      const large = page.locator('#hero h1 > span').or(small);
      expect(await leastContrast(page, large), at).toBeGreaterThanOrEqual(3);
      await page.close();
    }
  }
});

test.each(THEMES)('the drawing at the end of a page changes nothing at the menu above: %s', async (theme) => {
  const { url } = await startOn(sqlite);
  const token = await logIn(url);
  const blocks = [
    { type: 'text', source: 'own', content: { heading: 'An open evening', text: '<p>Come by.</p>' } },
    { type: 'call-to-action', source: 'own', content: { heading: 'Write to us', cta: { label: 'Write', href: '/' } } },
  ];
  const body = { title: 'Evening', slug: '/evening', status: 'published', blocks };
  expect((await sendTo(url, 'POST', '/pages', { token, body })).status).toBe(201);
  expect((await sendTo(url, 'PUT', '/appearance', { token, body: { theme } })).status).toBe(200);
  const page = await visitor(url);
  await page.goto('/evening');
  const menu = page.locator('header a').filter({ visible: true });
  expect(await leastContrast(page, menu)).toBeGreaterThanOrEqual(4.5);
});

test.each(THEMES)('no own picture stands above the cover of a post: %s', async (theme) => {
  const { url, own } = await siteWith(theme, 'white');
  const page = await visitor(url);
  await page.goto('/blog/two-scripts-one-page');
  await page.locator('main img[data-cover]').waitFor();
  expect(await page.locator(own).count()).toBe(0);
});

test('in the second theme, the own picture of a hero lies beside the words, on the ground of the page', async () => {
  const { url } = await startOn(sqlite);
  const token = await logIn(url);
  const { body: sent } = await upload(url, token, await plainPicture('black'));
  const { imageUrl } = sent as { imageUrl: string };
  const { body: hero } = await sendTo(url, 'GET', '/hero', { token });
  const own = { ...(hero as object), bgImageUrl: imageUrl, rightImageUrl: '' };
  expect((await sendTo(url, 'PUT', '/hero', { token, body: own })).status).toBe(200);
  expect((await sendTo(url, 'PUT', '/appearance', { token, body: { theme: 'paper' } })).status).toBe(200);
  for (const width of [1280, 390]) {
    const page = await visitor(url, { width });
    await page.goto('/');
    const picture = await page.locator(`main img[src="${imageUrl}"]`).boundingBox();
    for (const words of ['h1', 'h1 + p', 'h1 ~ div a >> nth=0']) {
      const box = await page.locator(`main section >> nth=0 >> ${words}`).boundingBox();
      expect(box && picture && areApart(box, picture), `${words} at ${width} px`).toBe(true);
    }
    expect(await accessibilityFaults(page), `${width} px`).toEqual([]);
    await page.close();
  }
});

test('the dialog of a plan has the picture too', async () => {
  const { url, own } = await siteWith('dunes', 'white');
  const page = await visitor(url);
  await page.goto('/pricing');
  await page
    .getByRole('button', { name: /Ask for a proposal/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.locator(own.slice(5)).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  const words = dialog.locator(':has(> div > picture)').locator(':is(p, span):not(:has(*))');
  expect(await leastContrast(page, words)).toBeGreaterThanOrEqual(4.5);
});

test('the preview opens the page of each picture and follows a new one', async () => {
  const { url } = await startOn(sqlite);
  const { page, preview } = await editing(url, '/site');
  const field = page.locator('#field-projectsImageUrl-address');
  const chooser = (name: string) => page.locator(`#field-${name}`);
  const picture = { name: 'roses.png', mimeType: 'image/png', buffer: await plainPicture('#b3466b') };
  await chooser('projectsImageUrl').focus();
  await preview.getByRole('heading', { level: 1, name: 'Work that lasts' }).waitFor();
  await fileInput(page, 'projectsImageUrl').setInputFiles(picture);
  await expect.poll(() => field.inputValue()).toMatch(/1600x900-\w+\.webp$/);
  await preview.locator(`main img[src="${await field.inputValue()}"]`).waitFor();
  await page.keyboard.press('ControlOrMeta+s');
  await noticeShown(page, 'Name, logo and contact details saved.');
  const guest = await visitor(url);
  await guest.goto('/portfolio');
  await guest.locator(`main img[src="${await field.inputValue()}"]`).waitFor();
  for (const [name, title] of [
    ['blogImageUrl', 'Insights'],
    ['pageImageUrl', 'One price, known before we start'],
    ['missingPageImageUrl', 'Log in'],
  ] as const) {
    await chooser(name).focus();
    await preview.getByRole('heading', { level: 1, name: title }).waitFor();
  }
});
