import type { Page, Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityFaults, faultsLightAndDark, visitor } from '../support/browser.ts';
import { poll } from '../support/poll.ts';
import { editing, focusedLabel, isOutlined, previewIn, siteOfFile } from '../support/previewing.ts';
import { logIn, sendTo } from '../support/product.ts';
import { DESKTOP, PHONE, resizePanel } from '../support/screen-faults.ts';
import { staffAt } from '../support/staff.ts';

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

const site = siteOfFile();

/** The elements of formatted text with what they carry, in whatever order that is written. */
async function partsOf(page: Page, html: string) {
  const blank = await page.context().newPage(); // the panel itself takes no text as HTML
  const parts = await blank.evaluate((text) => {
    const { body } = new DOMParser().parseFromString(text, 'text/html');
    return [...body.querySelectorAll('*')].map(
      (one) =>
        `${one.localName} ${[...one.attributes]
          .map(({ name, value }) => `${name}=${value}`)
          .sort()
          .join(' ')} ${one.textContent}`,
    );
  }, html);
  await blank.close();
  return parts;
}

/** Whether a request may change something. The check of links has a body, but only reads. */
function isWrite(request: Request): boolean {
  return request.method() !== 'GET' && !request.url().endsWith('/links/check');
}

test('the preview updates after each keystroke, before the next one, and saves nothing', async () => {
  const { body: before } = await sendTo(site.url, 'GET', '/hero');
  const { page, preview } = await editing(site.url, '/hero');
  const writes: string[] = [];
  page.on('request', (request) => {
    if (isWrite(request)) writes.push(request.url());
  });
  await page.getByLabel('Title line 1', { exact: true }).fill('Not yet for everybody');
  await preview.getByRole('heading', { level: 1 }).getByText('Not yet for everybody').waitFor();
  await page.getByText('shows your unsaved changes').waitFor();
  expect((await sendTo(site.url, 'GET', '/hero')).body).toEqual(before);
  const next = await visitor(site.url);
  await next.goto('/');
  await expect.poll(() => next.locator('h1').innerText()).toContain(before.titleLine1);
  const field = page.getByLabel('Title line 1', { exact: true });
  await field.press('End');
  for (const letter of 'keystrokes'.split('')) {
    await field.press(letter);
    const value = await field.inputValue();
    await poll(() => preview.locator('h1').innerText()).toContain(value);
  }
  expect(writes).toEqual([]);
});

test('the preview starts with a legible width, names its scale, can be hidden, and remembers both choices', async () => {
  const { page, preview } = await editing(site.url, '/about');
  const width = () => preview.locator('html').evaluate((html) => html.ownerDocument.defaultView?.innerWidth);
  await expect.poll(() => width()).toBe(768);
  await page.getByText('Tablet, 71 %').waitFor();
  await page.getByTitle('Desktop, 1280 pixels').click();
  await poll(width).toBe(1280);
  const room = await page.locator('iframe').boundingBox();
  expect(room?.width).toBeLessThan(600);
  await page.getByTitle('Phone, 390 pixels').click();
  await poll(width).toBe(390);
  await preview.getByRole('button', { name: 'Open menu' }).waitFor();
  await page.reload();
  await previewIn(page);
  await expect.poll(() => width()).toBe(390);
  await page.getByRole('button', { name: 'Hide the preview' }).click();
  await page.locator('iframe').waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('button', { name: 'Show the preview' }).click();
  await previewIn(page);
});

test('a click on text in the preview focuses its field and scrolls it into view', async () => {
  const { page, preview } = await editing(site.url, '/footer');
  await preview.getByRole('contentinfo').getByText('Web design').click();
  await poll(() => page.evaluate(() => document.activeElement?.id)).toBe('field-servicesLinks-0-label');
  await page.getByRole('navigation', { name: 'Panel' }).locator('a[href="/admin/services"]').click();
  await page.getByRole('heading', { name: 'Services', level: 1 }).waitFor();
  await page.locator('#field-cards-2-fold').waitFor();
  await previewIn(page);
  await preview.locator('#services').waitFor();
  const { body } = await sendTo(site.url, 'GET', '/service-section');
  // The card's link lies over all of it; its words are still what is seen.
  await preview.getByText(body.cards[2].description).click({ force: true });
  await poll(() => focusedLabel(page)).toBe('Description');
  const field = page.locator('#field-cards-2-description');
  await expect.poll(() => field.inputValue()).toBe(body.cards[2].description);
  const top = async () => (await field.boundingBox())?.y ?? 0;
  await poll(async () => (await top()) > 56 && (await top()) < 740).toBe(true);
});

test('a click on a picture focuses its field; a click on another section links to the screen that edits it', async () => {
  const { page, preview } = await editing(site.url, '/about');
  await preview.locator('#about img').first().click({ force: true });
  await poll(() => page.evaluate(() => document.activeElement?.id)).toMatch(/^field-imageUrl/);
  const sideways = () => preview.locator('html').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  await preview.locator('[data-outline]').waitFor();
  expect(await sideways()).toBe(0); // the outline stays within the page
  await preview.locator('#reviews h2').click();
  await page.getByRole('link', { name: 'Edit Client reviews' }).waitFor();
});

test('a click on text that is part of the design focuses no field, and the panel says so', async () => {
  const { page, preview } = await editing(site.url, '/pricing');
  const remark = page.getByText('These words belong to the design. They cannot be changed.');
  await preview.getByRole('button', { name: 'Which plan fits?' }).click();
  await remark.waitFor();
  expect(await page.evaluate(() => document.activeElement?.id)).not.toMatch(/^field-/);
  const { body } = await sendTo(site.url, 'GET', '/pricing');
  await preview.getByRole('heading', { level: 3, name: body.plans[0].title }).click();
  await poll(() => page.evaluate(() => document.activeElement?.id)).toMatch(/^field-plans-0/);
  await remark.waitFor({ state: 'detached' });
  await page.getByTitle('Desktop, 1280 pixels').click();
  await preview.getByRole('navigation').getByRole('link', { name: 'Portfolio' }).first().click();
  await page.getByRole('link', { name: 'Edit Menu' }).waitFor();
});

test('the pointer names what it is on: a field, the screen that edits it, or nothing for a fixed line', async () => {
  const { page, preview } = await editing(site.url, '/pricing');
  const tag = preview.locator('[data-name-tag]');
  const { body } = await sendTo(site.url, 'GET', '/pricing');
  await preview.getByRole('heading', { level: 1 }).hover();
  await tag.getByText('Heading', { exact: true }).waitFor();
  await preview.getByRole('heading', { level: 3, name: body.plans[0].title }).hover();
  await tag.getByText('Plan 1, title').waitFor();
  await preview.locator('#faq h2').hover();
  await tag.getByText('FAQ', { exact: true }).waitFor();
  await preview.locator('#faq h2').click();
  await page.getByRole('link', { name: 'Edit FAQ' }).waitFor();
  await preview.locator('header').getByText('Dune Digital').click();
  await page.getByRole('link', { name: 'Edit Name, logo, contact' }).click();
  await poll(() => focusedLabel(page)).toBe('Name');
});

test('a line of the page is changed in place: Tab goes on to the next, Escape brings the line back', async () => {
  const { page, preview } = await editing(site.url, '/hero');
  const { body: before } = await sendTo(site.url, 'GET', '/hero');
  const typing = preview.locator('[data-preview-layer] textarea');
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await preview.getByText(before.titleLine1).dblclick();
  await poll(() => typing.getAttribute('aria-label')).toBe('Title line 1');
  await typing.pressSequentially('Built in the open');
  await poll(() => field('Title line 1').inputValue()).toBe('Built in the open');
  await typing.press('Tab');
  await poll(() => typing.getAttribute('aria-label')).toBe('Title line 2');
  await typing.pressSequentially('Kept');
  await preview.getByRole('heading', { level: 1, name: 'Built in the open Kept' }).waitFor();
  await typing.press('Escape');
  await typing.waitFor({ state: 'detached' });
  await poll(() => field('Title line 2').inputValue()).toBe(before.titleLine2);
  await expect.poll(() => field('Title line 1').inputValue()).toBe('Built in the open');
  expect((await sendTo(site.url, 'GET', '/hero')).body).toEqual(before);
});

test('the saved version is shown while the compare button or its key is held, except in a field', async () => {
  const { page, preview } = await editing(site.url, '/hero');
  const { body: before } = await sendTo(site.url, 'GET', '/hero');
  const line = (words: string) => preview.locator('h1').getByText(words).waitFor();
  const compare = page.getByRole('button', { name: 'Compare' });
  await expect.poll(() => compare.count()).toBe(0);
  await page.getByLabel('Title line 1', { exact: true }).fill('Another line');
  await line('Another line');
  await compare.hover();
  await page.mouse.down();
  await line(before.titleLine1);
  await page.mouse.up();
  await line('Another line');
  await compare.focus();
  await page.keyboard.down('\\');
  await line(before.titleLine1);
  await page.getByText('shows the saved version').waitFor();
  await page.keyboard.up('\\');
  await line('Another line');
  await page.getByLabel('Title line 1', { exact: true }).press('\\');
  await line('\\');
});

test('the preview shows a never-saved post on a post page, without requesting the post from the server', async () => {
  const page = await staffAt(site.url, '/blog/new');
  await page.getByLabel('Title', { exact: true }).first().fill('Nobody has seen this');
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const preview = await previewIn(page);
  await preview.getByRole('heading', { level: 1, name: 'Nobody has seen this' }).waitFor();
  const { body } = await sendTo(site.url, 'GET', '/blog', { token: await logIn(site.url) });
  expect(JSON.stringify(body)).not.toContain('Nobody has seen this');
  await preview.getByRole('heading', { level: 1 }).click();
  await poll(() => focusedLabel(page)).toMatch(/^Title/);
});

test('links and forms in the preview do not navigate and send nothing', async () => {
  const { page, preview } = await editing(site.url, '/contact');
  const writes: string[] = [];
  page.on('request', (request) => {
    if (isWrite(request)) writes.push(request.url());
  });
  await preview.getByLabel('Email', { exact: true }).fill('asha@example.com');
  await preview.getByLabel('Message', { exact: true }).fill('Hello there');
  await preview.getByRole('button', { name: 'Send message' }).click();
  await preview.getByLabel('Message', { exact: true }).press('Control+Enter');
  await preview.getByLabel('Email', { exact: true }).press('Enter');
  await preview.getByRole('link', { name: 'Portfolio' }).first().click();
  const refused = await preview.locator('html').evaluate(() =>
    fetch('/api/contact/messages', { method: 'POST', body: '{}' }).then(
      () => 'sent',
      () => 'refused',
    ),
  );
  expect(refused).toBe('refused');
  expect(writes).toEqual([]);
  expect(await preview.locator('html').evaluate(() => location.pathname)).toBe('/contact');
  expect(new URL(page.url()).pathname).toBe('/admin/contact');
});

test('the preview scrolls to the section, outlines the focused field and expands its answer', async () => {
  const { page, preview } = await editing(site.url, '/faqsection');
  const top = () => preview.locator('#faq').evaluate((section) => section.getBoundingClientRect().top);
  await poll(async () => Math.abs(await top())).toBeLessThan(40);
  const { body } = await sendTo(site.url, 'GET', '/faq');
  const { question, answer } = body.faqs[3];
  const button = preview.getByRole('button', { name: question });
  const outlined = (text: string) => poll(() => isOutlined(preview, text)).toBe(true);
  for (let click = 0; click < 2; click++) {
    await button.click();
    await poll(() => focusedLabel(page)).toBe('Question');
    await outlined(question); // a field that is left within one frame is never shown
    await page.locator('#field-faqs-3-answer').focus();
    await preview.getByText(answer).waitFor();
    await outlined(answer);
  }
});

test('hiding a card removes it from the preview, and showing it brings it back', async () => {
  const { page, preview } = await editing(site.url, '/services');
  const { body } = await sendTo(site.url, 'GET', '/service-section');
  const card = preview.locator('#services').getByText(body.cards[1].title, { exact: true });
  await card.waitFor();
  const visibilitySwitch = page.getByRole('switch').nth(1);
  await visibilitySwitch.click({ force: true });
  await card.waitFor({ state: 'detached' });
  await visibilitySwitch.click({ force: true });
  await card.waitFor();
});

test('the preview sanitizes formatted text as the server does, and runs no script in it', async () => {
  const dirty = [
    '<h1>Where</h1><p onclick="alert(1)">The <b class="x">old</b> store<script>window.hit = 1</script></p>',
    '<img src="x" onerror="window.hit = 1"><iframe src="/"></iframe><svg><script>window.hit = 1</script></svg>',
    '<a href="javascript:window.hit=1">a</a> <a href="https://a.example/">b</a> <a href="/about" style="color:red">c</a>',
    '<pre><code class="language-ts evil">let x</code></pre><img src="/uploads/a.webp" alt="A" data-x="1">',
  ].join('');
  const { page, preview } = await editing(site.url, '/footer');
  await page.route('**/uploads/a.webp*', (route) => route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }));
  await page.getByRole('button', { name: 'Show HTML' }).first().click();
  await page.getByRole('textbox', { name: 'Address' }).fill(dirty);
  const heading = preview.locator('footer h2', { hasText: 'Where' });
  await heading.waitFor();
  const shown = await heading.evaluate((element) => element.parentElement?.innerHTML);
  expect(await preview.locator('html').evaluate(() => 'hit' in window)).toBe(false);
  page.takeReports(); // what the policy refused while it was cleaned
  const token = await logIn(site.url);
  const { body: footer } = await sendTo(site.url, 'GET', '/footer', { token });
  const saved = await sendTo(site.url, 'PUT', '/footer', { token, body: { ...footer, addressHtml: dirty } });
  await sendTo(site.url, 'PUT', '/footer', { token, body: footer });
  expect(await partsOf(page, shown ?? '')).toEqual(await partsOf(page, saved.body.addressHtml));
});

test('a page of another origin can neither frame the site nor drive the preview', async () => {
  const { page, preview } = await editing(site.url, '/hero');
  const { body: about } = await sendTo(site.url, 'GET', '/about');
  await page.evaluate(() => {
    const stranger = document.createElement('iframe');
    stranger.setAttribute('sandbox', 'allow-scripts');
    stranger.name = 'stranger';
    document.body.append(stranger);
  });
  await expect.poll(() => page.frame('stranger')).not.toBeNull();
  await page.frame('stranger')!.evaluate((saved) => {
    // Another section than the one that is edited: the panel itself says nothing of it.
    const answers = [{ key: ['GET /about', {}, {}], value: { ...saved, title: 'Driven by a stranger' } }];
    const message = { preview: 'show', answers, page: '/', place: '#hero', spot: null };
    const { parent } = window;
    for (let index = 0; index < parent.length; index += 1) parent[index]?.postMessage(message, '*');
    parent.postMessage({ preview: 'clicked', trail: [], isInside: false, section: 'reviews' }, '*');
  }, about);
  await page.getByLabel('Title line 2', { exact: true }).fill('Still ours');
  await preview.locator('h1').getByText('Still ours').waitFor();
  await expect.poll(() => preview.locator('#about').innerText()).not.toContain('Driven by a stranger');
  await expect.poll(() => page.getByText('That belongs to').count()).toBe(0);
  const elsewhere = await visitor(site.url);
  await elsewhere.route('**/elsewhere', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${site.url}/"></iframe>` }),
  );
  await elsewhere.goto(`${site.url.replace('localhost', '127.0.0.1')}/elsewhere`);
  // The browser puts its own page in the place of what may not be framed.
  await poll(() => elsewhere.frames()[1]?.url()).toMatch(/^chrome-error:/);
  elsewhere.takeReports();
});

test('public pages load no preview code and listen for no preview messages', async () => {
  const page = await visitor(site.url);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  for (const path of ['/', '/services', '/contact', '/blog']) await page.goto(path);
  await page.untilQuiet();
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((address) => /follow(?!-reveals)|preview|purify/i.test(address))).toEqual([]);
  expect(await page.content()).not.toMatch(/follow-(?!reveals)[\w-]+\.js/);
});

test('the save shortcut works inside the preview, which keeps showing the typed text', async () => {
  const { page, preview } = await editing(site.url, '/about');
  await page.getByLabel('Title', { exact: true }).first().fill('Saved from the page');
  await preview.getByRole('heading', { level: 1, name: 'Saved from the page' }).click();
  await preview.locator('body').press('Control+s');
  await page.getByText('About content saved.').first().waitFor();
  await preview.getByRole('heading', { level: 1, name: 'Saved from the page' }).waitFor();
  expect((await sendTo(site.url, 'GET', '/about')).body.title).toBe('Saved from the page');
});

test('the back button leaves the screen instead of navigating inside the preview frame', async () => {
  const { page } = await editing(site.url, '/about');
  await page.getByRole('link', { name: 'Hero' }).click();
  await page.getByRole('heading', { name: 'Hero', level: 1 }).waitFor();
  await previewIn(page);
  await page.goBack();
  await page.getByRole('heading', { name: 'About', level: 1 }).waitFor();
});

test('on a phone the user switches between form and preview, and a click in the preview focuses the field', async () => {
  const page = await staffAt(site.url, '/hero', { width: 390 });
  await page.getByLabel('Description', { exact: true }).fill('Read on a phone.');
  await page.getByText('Preview', { exact: true }).click();
  const preview = await previewIn(page);
  await expect.poll(() => page.getByLabel('Description', { exact: true }).isVisible()).toBe(false);
  expect(await preview.locator('html').evaluate(() => innerWidth)).toBe(390);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await preview.getByText('Read on a phone.').click();
  await poll(() => focusedLabel(page)).toBe('Description');
  await expect.poll(() => page.getByLabel('Description', { exact: true }).inputValue()).toBe('Read on a phone.');
});

test('below 1200 px the preview replaces the form', async () => {
  const page = await staffAt(site.url, '/about', { width: 1024 });
  await page.getByRole('heading', { name: 'About', level: 1 }).waitFor();
  await expect.poll(() => page.locator('iframe').count()).toBe(0);
  await page.getByText('Preview', { exact: true }).click();
  await previewIn(page);
  await page.getByText('Edit', { exact: true }).click();
  await page.getByRole('heading', { name: 'About', level: 1 }).waitFor();
});

test('the editor with its preview meets WCAG 2.2 AA on a desktop and on a phone, light and dark', async () => {
  const { page } = await editing(site.url, '/about');
  for (const size of [DESKTOP, PHONE]) {
    await resizePanel(page, size);
    if (size === PHONE) await page.getByText('Preview', { exact: true }).click();
    await previewIn(page);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await accessibilityFaults(page), `${size.width} px`).toEqual([]);
    expect(await faultsLightAndDark(page), `${size.width} px`).toEqual([]);
  }
});
