import sharp from 'sharp';
import { expect, test } from 'vitest';
import { visitor } from '../support/browser.ts';
import { sqlite } from '../support/databases.ts';
import { logIn, sendTo } from '../support/product.ts';
import { startOn } from '../support/running.ts';
import { upload } from '../support/sending.ts';
import { chooseTheme } from '../support/themes.ts';

/** A site in "Paper and contour". */
async function paperSite() {
  const { url } = await startOn(sqlite);
  const token = await logIn(url);
  await chooseTheme(url, token, 'paper');
  return { url, token };
}

test.each(['Ruhe', 'Marram Harbour Flower & Garden Companies'])(
  'the name at the foot of a page reaches from margin to margin: %s',
  async (brandName) => {
    const { url, token } = await paperSite();
    const { body: footer } = await sendTo(url, 'GET', '/footer', { token });
    expect((await sendTo(url, 'PUT', '/footer', { token, body: { ...footer, brandName } })).status).toBe(200);
    for (const width of [1920, 1280, 390]) {
      const page = await visitor(url, { width });
      await page.goto('/blog');
      const margin = await page.locator('footer p').first().boundingBox();
      const texts = page.locator('footer svg text').filter({ visible: true });
      expect((await texts.allTextContents()).join(' ')).toBe(brandName);
      for (const text of await texts.all()) {
        const box = await text.boundingBox();
        const start = margin?.x ?? Number.NaN;
        expect(Math.abs((box?.x ?? 0) - start), `${width} px`).toBeLessThan(width / 40);
        expect(Math.abs(width - start - (box?.x ?? 0) - (box?.width ?? 0)), `${width} px`).toBeLessThan(width / 40);
      }
      await page.close();
    }
  },
);

test('only the parts of the home page are numbered', async () => {
  const page = await visitor((await paperSite()).url);
  const numbers = async (path: string) => {
    await page.goto(path);
    return page.locator('main *').evaluateAll((all) => {
      const contents = all.map((element) => getComputedStyle(element, '::before').content);
      return contents.filter((content) => content.startsWith('counter(section')).length;
    });
  };
  expect(await numbers('/')).toBeGreaterThan(1);
  expect(await numbers('/services')).toBe(0);
});

test('the search of the blog stands beside its title, above the own picture', async () => {
  const { url, token } = await paperSite();
  const file = sharp({ create: { width: 1600, height: 900, channels: 3, background: 'teal' } });
  const { body: sent } = await upload(url, token, await file.png().toBuffer());
  const { imageUrl } = sent as { imageUrl: string };
  const { body: site } = await sendTo(url, 'GET', '/site', { token });
  const body = { ...site, blogImageUrl: imageUrl };
  expect((await sendTo(url, 'PUT', '/site', { token, body })).status).toBe(200);
  const page = await visitor(url, { width: 1280 });
  await page.goto('/blog');
  const bottomOf = async (selector: string) => {
    const box = await page.locator(`main ${selector}`).first().boundingBox();
    return (box?.y ?? Number.NaN) + (box?.height ?? 0);
  };
  expect(Math.abs((await bottomOf('h1 + p')) - (await bottomOf('form')))).toBeLessThan(24);
  expect(await bottomOf('form')).toBeLessThan((await page.locator(`main img`).first().boundingBox())?.y ?? 0);
});
