import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visitor } from '../support/browser.ts';
import { editorIn } from '../support/editor-in.ts';
import { starterSite } from '../support/running.ts';
import { ADMIN } from '../support/spawn-product.ts';

/** What happens to a text that any other script sets as HTML. */
function setAsHtml(page: Page): Promise<string> {
  return page.evaluate(() => {
    try {
      document.createElement('div').innerHTML = '<img src="x">';
      return 'taken';
    } catch (error) {
      return error instanceof TypeError ? 'refused' : String(error);
    }
  });
}

test('the site sets only formatted text as HTML, also after client-side navigation; Trusted Types refuse other text', async () => {
  const page = await visitor(starterSite());
  await page.goto('/blog');
  await page.locator('main a[href^="/blog/"]').first().click();
  await page.waitForURL('**/blog/*');
  await page.locator('article p').first().waitFor();
  await page.getByRole('link', { name: 'Contact' }).first().click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForURL('**/contact');
  page.takeReports(); // fonts and pictures of the page that was left
  expect(await setAsHtml(page)).toBe('refused');
  expect(page.takeReports().join()).toContain('TrustedHTML');
});

test('the panel enforces Trusted Types too: its UI kit, editor, paste and preview still work', async () => {
  const url = starterSite();
  const page = await visitor(url);
  await page.goto('/login');
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password').fill(ADMIN.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL('**/admin');
  await page.getByRole('link', { name: 'Blog', exact: true }).click();
  await page.locator('main a[href*="/blog/"]').first().click();
  const text = page.locator('[contenteditable="true"]').first();
  await text.click();
  for (const html of ['plain words', '<p><b>Pasted boldly</b></p>']) {
    await text.evaluate((element, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', pasted);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, html);
  }
  await text.getByText('Pasted boldly').waitFor();
  expect(await setAsHtml(page)).toBe('refused');
  page.takeReports();
});

test('the preview keeps tags in attribute values inert in browsers whose innerHTML leaves < and > unescaped', async () => {
  const page = await visitor(starterSite(), { policy: false });
  const editor = await editorIn(page);
  // So did browsers before 2025.
  await page.evaluate(() => {
    const inner = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML');
    Object.defineProperty(Element.prototype, 'innerHTML', {
      ...inner,
      get(this: Element) {
        const written = String(inner?.get?.call(this));
        return written.replace(/"[^"]*"/g, (value) => value.replaceAll('&lt;', '<').replaceAll('&gt;', '>'));
      },
    });
  });
  const hidden = '<img src="/uploads/none.webp" alt="&lt;pre onerror=document.title=`run` x">';
  const [previewed = ''] = await editor.previewed([hidden]);
  expect(previewed).toContain('alt="&lt;pre onerror');
  const title = await page.evaluate(async (html) => {
    document.body.innerHTML = html;
    const [image] = document.images;
    await image?.decode().catch(() => null);
    return `${document.title} ${image?.getAttribute('onerror')} ${document.images.length}`;
  }, previewed);
  page.takeReports(); // the picture is not there
  expect(title).toMatch(/ null 1$/);
});
