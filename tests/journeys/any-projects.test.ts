import type { Page } from '../support/accounts.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { THEMES } from '#contract/themes.ts';
import { visitor } from '../support/browser.ts';
import { sqlite } from '../support/databases.ts';
import { logIn, sendTo } from '../support/product.ts';
import { startOn } from '../support/running.ts';
import { chooseTheme } from '../support/themes.ts';
import { upload } from '../support/sending.ts';

const SIXTY = 'Donaudampfschifffahrtsgesellschaftskapitänskajütenschlüssel!';
const RTL = 'مشغل الفخار في بيكانير للأواني المصنوعة باليد';

/** Projects as an editor may make them: long words, no picture, a picture in portrait format, right-to-left, an emoji. */
const PROJECTS = [
  { title: SIXTY, result: SIXTY, category: SIXTY },
  { title: RTL, result: RTL, excerpt: RTL, description: `<p>${RTL}</p>` },
  { title: '🐪', result: '🐪'.repeat(30) },
  { title: 'Tall', isTall: true, results: [{ value: '1,00,00,000', label: SIXTY }] },
];

const PATIENT = { timeout: 240_000 };

test.each(THEMES)(
  'projects of every kind fit the home page, the portfolio and their own pages in %s',
  PATIENT,
  async (theme) => {
    const { url } = await startOn(sqlite, { STARTER_CONTENT: 'false' });
    const token = await logIn(url);
    await chooseTheme(url, token, theme);
    await makeProjects(url, token, PROJECTS);
    for (const width of [320, 768, 1280]) {
      const page = await visitor(url, { width, reducedMotion: width !== 1280 });
      for (const path of ['/', '/portfolio', ...PROJECTS.map((_, index) => `/portfolio/project-${index}`)]) {
        await page.goto(path);
        expect.soft(await faults(page), `${path} at ${width} px`).toEqual([]);
      }
    }
  },
);

test('a single project and forty projects fill the home page and the portfolio', { timeout: 240_000 }, async () => {
  for (const count of [1, 40]) {
    const { url } = await startOn(sqlite, { STARTER_CONTENT: 'false' });
    const token = await logIn(url);
    const projects = Array.from({ length: count }, (_, index) => ({ title: `Project ${index}` }));
    await makeProjects(url, token, projects);
    const page = await visitor(url, { width: 1280, reducedMotion: false });
    await page.goto('/');
    expect(await page.locator('#work li').count(), `${count} on the home page`).toBe(Math.min(count, 4));
    expect(await faults(page), `${count} on the home page`).toEqual([]);
    await page.goto('/portfolio');
    await expect.poll(() => page.locator('main li h3').count(), { message: 'in the portfolio' }).toBe(count);
    expect(await faults(page), `${count} in the portfolio`).toEqual([]);
    await page.goto('/portfolio/project-0');
    await page.getByRole('heading', { level: 1, name: 'Project 0' }).waitFor();
    expect(await page.getByText('Next project').count(), `next of ${count}`).toBe(count === 1 ? 0 : 1);
  }
});

type Project = { title: string; isTall?: boolean } & Record<string, unknown>;

async function makeProjects(url: string, token: string, projects: Project[]): Promise<void> {
  const tall = projects.some(({ isTall }) => isTall) && (await tallPicture(url, token));
  for (const [index, { isTall, ...project }] of projects.entries()) {
    const body = { ...project, slug: `project-${index}`, status: 'published', ...(isTall && { coverImageUrl: tall }) };
    const { status, body: answer } = await sendTo(url, 'POST', '/portfolio', { token, body });
    expect([status, answer.message]).toEqual([201, undefined]);
  }
}

async function tallPicture(url: string, token: string): Promise<string> {
  const background = { r: 200, g: 120, b: 60 };
  const picture = await sharp({ create: { width: 400, height: 1200, channels: 3, background } })
    .png()
    .toBuffer();
  const { body } = await upload(url, token, picture);
  return body.url;
}

/** What is wider than the window, and texts and pictures of cards that have no size. */
async function faults(page: Page): Promise<string[]> {
  await page.untilQuiet();
  return page.evaluate(() => {
    document.documentElement.removeAttribute('data-first-view'); // sections out of sight have a guessed height
    const wide = document.documentElement.scrollWidth - innerWidth;
    const cards = [...document.querySelectorAll('main li:has(h3 a[href^="/portfolio/"])')];
    const squeezed = cards.filter((card) => {
      const title = card.querySelector('h3')!.getBoundingClientRect();
      const box = card.getBoundingClientRect();
      return title.width < 40 || title.height < 10 || title.right > box.right + 1 || title.left < box.left - 1;
    });
    const tooTall = [...document.querySelectorAll('main img')].filter((image) => image.clientHeight > 2 * innerHeight);
    return [
      ...(wide > 0 ? [`the page by ${wide} px`] : []),
      ...squeezed.map((card) => `squeezed: ${card.textContent.slice(0, 40)}`),
      ...tooTall.map((image) => `tall: ${image.clientHeight} px`),
    ];
  });
}
