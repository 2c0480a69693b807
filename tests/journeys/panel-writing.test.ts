import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { rules } from '#contract/rule-texts.ts';
import { saved, saveFailed } from '#contract/texts.ts';
import { accessibilityFaults } from '../support/browser.ts';
import { sqlite } from '../support/databases.ts';
import { hidePreview } from '../support/previewing.ts';
import { logIn, sendTo } from '../support/product.ts';
import { startOn, starterSite } from '../support/running.ts';
import { fullPageFaultsWideAndNarrow } from '../support/screen-faults.ts';
import { DOT, staffAt } from '../support/staff.ts';

const png = (name: string) => ({ ...DOT, name });
const poll = <T>(read: () => Promise<T>) => expect.poll(read, { timeout: 30_000 });
const text = (page: Page, label = 'Content') => page.getByRole('textbox', { name: label, exact: true });
const tool = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const saveNow = (page: Page) => page.keyboard.press('Control+s');

async function postAt(url: string) {
  const { body } = await sendTo(url, 'GET', '/blog?limit=1');
  return body.items[0] as { _id: string; slug: string; title: string };
}

/** A post open in its editor, its text empty and ready to be written. */
async function writing(url: string, options = {}) {
  const post = await postAt(url);
  const page = await staffAt(url, `/blog/${post._id}`, options);
  await text(page).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  const token = await logIn(url);
  const stored = async () => (await sendTo(url, 'GET', `/blog/admin/${post._id}`, { token })).body;
  return { page, post, stored };
}

/** Puts something on the text as the browser does from the clipboard or when it is dropped. */
function pasteOrDrop(page: Page, kind: 'paste' | 'drop', data: { html?: string; files?: string[] }) {
  return text(page).evaluate(
    (element, { kind, html, files, dot }) => {
      const transfer = new DataTransfer();
      if (html) transfer.setData('text/html', html);
      for (const name of files) {
        const bytes = Uint8Array.from(atob(dot), (sign) => sign.charCodeAt(0));
        transfer.items.add(new File([bytes], name, { type: 'image/png' }));
      }
      const { left, bottom } = element.getBoundingClientRect();
      const point = { clientX: left + 30, clientY: bottom - 20 };
      const event =
        kind === 'paste'
          ? new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true, cancelable: true })
          : new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true, ...point });
      element.dispatchEvent(event);
    },
    { kind, html: data.html, files: data.files ?? [], dot: DOT.buffer.toString('base64') },
  );
}

test('a post with headings, lists, code, a table and a picture is public as written', async () => {
  const { url } = await startOn(sqlite);
  const { page, post, stored } = await writing(url);
  await tool(page, 'Heading 2').click();
  await page.keyboard.type('The walk');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Two hours, ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('eight people');
  await page.keyboard.press('Control+b');
  await page.keyboard.press('Enter');
  await tool(page, 'Bullet list').click();
  await page.keyboard.type('Water');
  await page.keyboard.press('Enter');
  await page.keyboard.type('A hat');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await tool(page, 'More formatting').click();
  await page.getByRole('menuitemcheckbox', { name: 'Code block' }).click();
  await poll(() => text(page).evaluate((element) => element === document.activeElement)).toBe(true); // not the menu
  await page.keyboard.type('go();');
  await page.getByLabel('Language of the code').selectOption('js');
  await text(page).locator('pre').click();
  await page.keyboard.press('End');
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('Enter');
  await tool(page, 'Insert table').click();
  await page.keyboard.type('Month');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Price');
  await tool(page, 'Delete column').click();
  await tool(page, 'Row below').click();
  await page.getByLabel('Table caption').fill('What it costs');
  await page.locator('[role=textbox] p').last().click();
  await tool(page, 'Delete table').waitFor({ state: 'detached' }); // the cursor has left the table
  await page.locator('input[type=file][multiple]').first().setInputFiles(png('walk.png'));
  await page.getByLabel('Picture description').fill('A lane at dawn');
  await text(page).locator('figcaption').click();
  await page.keyboard.type('Ghanti Gali');
  await page.getByText('16 words, 1 min to read').waitFor();
  await saveNow(page);
  await page.getByText(saved.record, { exact: true }).first().waitFor();
  const { content } = await stored();
  expect(content).toContain('<h2>The walk</h2><p>Two hours, <strong>eight people</strong></p>');
  expect(content).toContain('<ul><li>Water</li><li>A hat</li></ul><pre><code class="language-js">go();</code></pre>');
  expect(content).toMatch(
    /<table><caption>What it costs<\/caption><thead><tr><th>Month<\/th><th><\/th><\/tr><\/thead>/,
  );
  expect(content.match(/<tr>/g)).toHaveLength(4);
  expect(content).toMatch(
    /<figure><img [^>]*alt="A lane at dawn"[^>]*\/><figcaption>Ghanti Gali<\/figcaption><\/figure>$/,
  );
  expect(content).not.toContain('<p></p>');
  await page.goto(`/blog/${post.slug}`);
  await page.getByRole('heading', { name: 'The walk' }).waitFor();
  await page.getByRole('img', { name: 'A lane at dawn' }).waitFor();
  await page.getByText('Ghanti Gali').waitFor();
});

test('a save keeps the cursor position, and undoing all later changes clears the unsaved state', async () => {
  const { url } = await startOn(sqlite);
  const post = await postAt(url);
  const page = await staffAt(url, `/blog/${post._id}`);
  await text(page).locator('p').first().click();
  await page.keyboard.press('Home');
  await page.keyboard.type('Onetwo');
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('ArrowLeft');
  await page.getByText('Unsaved changes').waitFor();
  await saveNow(page);
  await page.getByText(saved.record, { exact: true }).first().waitFor();
  await page.keyboard.insertText(' and '); // in one step: letters that come slowly are undone one by one
  await page.getByText('One and two').waitFor();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByText('Unsaved changes').waitFor({ state: 'hidden' });
});

test('text pasted from a word processor is cleaned, and a notice reports pictures that could not be copied', async () => {
  const { url } = await startOn(sqlite);
  const { page, stored } = await writing(url);
  const html =
    `<h1 style="color:red">The walk<o:p></o:p></h1><p class=MsoNormal style='font-family:Calibri'>Two <b style='mso-bidi-font-weight:normal'>hours</b></p>` +
    '<p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal><img src="file:///C:/clip.png"></p>' +
    "<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span>Meet</p>";
  await pasteOrDrop(page, 'paste', { html });
  await page.getByText('1 picture could not be copied from the other program').waitFor();
  await saveNow(page);
  await page.getByText(saved.record, { exact: true }).first().waitFor();
  expect((await stored()).content).toBe('<h2>The walk</h2><p>Two <strong>hours</strong></p><ol><li>Meet</li></ol>');
});

test('pictures can be dropped and pasted into a text, with upload progress; a failed one can be retried', async () => {
  const { url } = await startOn(sqlite);
  const { page, stored } = await writing(url);
  await page.keyboard.type('Before it');
  const gate = Promise.withResolvers<undefined>();
  let tries = 0;
  await page.route('**/api/upload/blog', async (route) => {
    tries += 1;
    if (tries === 1) await gate.promise;
    if (tries === 2) await route.abort();
    else await route.continue();
  });
  await pasteOrDrop(page, 'drop', { files: ['first.png', 'second.png'] });
  const way = page.getByRole('list', { name: 'Pictures being uploaded into the text' });
  await way.getByRole('progressbar', { name: 'Uploading first.png' }).waitFor({ state: 'attached' });
  await way.getByText('Waiting').waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Show HTML' }).isDisabled()).toBe(true);
  await page.keyboard.type(', and more');
  gate.resolve(undefined);
  await way.getByText(saveFailed.upload).waitFor();
  page.takeReports(); // the browser reports the lost connection
  await page.getByText('This picture has no description yet.').waitFor();
  await page.getByRole('button', { name: 'Try again: second.png' }).click();
  await poll(() => text(page).locator('figure img').count()).toBe(2);
  await pasteOrDrop(page, 'paste', { files: ['third.png'] });
  await poll(() => text(page).locator('figure img').count()).toBe(3);
  await page.getByRole('button', { name: 'Remove picture' }).last().click();
  await poll(() => text(page).locator('figure img').count()).toBe(2);
  await saveNow(page);
  await page.getByText(saved.record, { exact: true }).first().waitFor();
  const { content } = await stored();
  expect(content).toContain('Before it, and more');
  expect(content.match(/<figure><img [^>]*src="\/uploads\//g)).toHaveLength(2);
});

test('a link is validated, can be corrected, and can be chosen from the pages of the site', async () => {
  const { url } = await startOn(sqlite);
  const { page, post, stored } = await writing(url);
  await page.keyboard.type('here');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+Shift+K');
  const where = page.getByRole('combobox', { name: 'Where the link leads' });
  await where.fill('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await page.getByText(/Use a page of this site/).waitFor();
  await where.fill('www.dune.in');
  await page.getByText('Did you mean').getByRole('button', { name: 'https://www.dune.in' }).click();
  await expect.poll(() => where.inputValue()).toBe('https://www.dune.in');
  await where.fill(post.title);
  await page.getByRole('option', { name: post.title }).click();
  await page.getByRole('button', { name: 'Set link' }).click();
  await saveNow(page);
  await page.getByText(saved.record, { exact: true }).first().waitFor();
  expect((await stored()).content).toBe(`<p><a href="/blog/${post.slug}">here</a></p>`);
});

test('the text can be edited as HTML, and a notice lists what the server would remove', async () => {
  const { url } = await startOn(sqlite);
  const { page, stored } = await writing(url);
  await page.keyboard.type('One');
  await page.getByRole('button', { name: 'Show HTML' }).click();
  await expect.poll(() => text(page).inputValue()).toBe('<p>One</p>');
  await text(page).fill('<h2>Two</h2><kbd>S</kbd><iframe src="/x"></iframe>');
  await page.getByText('This is removed when you save. Only its text stays: <iframe>.').waitFor();
  await text(page).fill('<h2 lang="hi">Two</h2><p>Press <kbd>S</kbd></p>');
  await page.getByRole('button', { name: 'Show formatted' }).click();
  await text(page).getByRole('heading', { name: 'Two' }).waitFor();
  await saveNow(page);
  await page.getByText(saved.record, { exact: true }).first().waitFor();
  expect((await stored()).content).toBe('<h2 lang="hi">Two</h2><p>Press <kbd>S</kbd></p>');
});

test('the toolbar is a single tab stop, and the arrow keys move between its buttons', async () => {
  const page = await staffAt(starterSite(), `/blog/${(await postAt(starterSite()))._id}`);
  await text(page).click();
  await page.keyboard.press('Alt+F10');
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  await poll(focused).toBe('Heading 2');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => focused()).toBe('Heading 3');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => focused()).not.toBe('Heading 3');
  const bar = page.getByRole('toolbar', { name: 'Formatting: Content' });
  await expect.poll(() => bar.locator('[tabindex="0"]').count()).toBe(1);
  await page.keyboard.press('Escape');
  await poll(() => page.evaluate(() => document.activeElement?.role)).toBe('textbox');
});

test('gallery pictures upload one by one and can be retried; order, captions and removals are saved', async () => {
  const { url } = await startOn(sqlite);
  const { body } = await sendTo(url, 'GET', '/portfolio?limit=1');
  const { _id, gallery: before } = body.items[0] as { _id: string; gallery: { caption: string }[] };
  const token = await logIn(url);
  const page = await staffAt(url, `/portfolio/${_id}`);
  const rows = page.getByLabel(/^Caption of picture \d+$/);
  await poll(() => rows.count()).toBe(before.length);
  let tries = 0;
  await page.route('**/api/upload/portfolio', async (route) => {
    tries += 1;
    if (tries === 2) await route.abort();
    else await route.continue();
  });
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add pictures' }).click();
  await (await chooser).setFiles([png('a.png'), png('b.png'), png('c.png')]);
  await page.getByText(saveFailed.gallery).first().waitFor();
  page.takeReports(); // the browser reports the lost connection
  await poll(() => rows.count()).toBe(before.length + 2);
  await page.getByRole('button', { name: 'Try again: b.png' }).click();
  await page.getByText(saved.gallery).first().waitFor();
  await poll(() => rows.count()).toBe(before.length + 3);
  const last = before.length + 3;
  await page.getByLabel(`Caption of picture ${last}`).fill('The last');
  await page.getByRole('button', { name: `Move picture ${last} up` }).click();
  await expect.poll(() => page.getByLabel(`Caption of picture ${last - 1}`).inputValue()).toBe('The last');
  await page.getByRole('button', { name: `Move picture ${last - 1} by dragging` }).press('ArrowUp');
  await poll(() => page.getByLabel(`Caption of picture ${last - 2}`).inputValue()).toBe('The last');
  await page.getByRole('button', { name: 'Remove picture 1', exact: true }).click();
  await poll(() => rows.count()).toBe(last - 1);
  await page.getByText('Picture 1 removed.').getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: `Remove picture ${last}`, exact: true }).click();
  await saveNow(page);
  await page.getByText(saved.record, { exact: true }).first().waitFor();
  const stored = (await sendTo(url, 'GET', `/portfolio/admin/${_id}`, { token })).body.gallery as { caption: string }[];
  expect(stored.map(({ caption }) => caption)).toEqual([...before.map(({ caption }) => caption), 'The last', '']);
});

test('tags are chips: added by comma, Enter or paste, trimmed, deduplicated, and removed by Backspace', async () => {
  const { url } = await startOn(sqlite);
  const { page, stored } = await writing(url);
  const tags = page.getByLabel('Tags', { exact: true });
  const chips = page.getByRole('button', { name: /^Remove / });
  await tags.click();
  for (let left = await chips.count(); left > 0; left -= 1) await page.keyboard.press('Backspace');
  await page.keyboard.type(' Speed ,Hotels');
  await page.keyboard.press('Enter');
  await page.keyboard.type('speed,');
  await tags.evaluate((input) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'a, b,, c ,Hotels');
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await page.getByRole('button', { name: 'Remove b' }).click();
  await page.keyboard.type('Left by going on');
  await page.keyboard.press('Tab');
  await text(page).click();
  await page.keyboard.type('x');
  await saveNow(page);
  await page.getByText(saved.record, { exact: true }).first().waitFor();
  expect((await stored()).tags).toEqual(['Speed', 'Hotels', 'a', 'c', 'Left by going on']);
});

test('a number can be typed with a decimal comma', async () => {
  const page = await staffAt(starterSite(), '/contact', { before: hidePreview });
  const latitude = page.getByLabel('Latitude', { exact: true });
  await latitude.fill('');
  await latitude.pressSequentially('28,5');
  await latitude.blur();
  await poll(() => latitude.inputValue()).toBe('28.5');
});

test('the search preview shows the search result and rates its text length; the publication time is spelled out', async () => {
  const page = await staffAt(starterSite(), `/blog/${(await postAt(starterSite()))._id}`);
  const title = page.getByLabel('Search title', { exact: true });
  const preview = page.getByRole('figure', { name: 'Search result preview' });
  await title.fill('How we cut a hotel site from 6 seconds to 1');
  await page.getByText('43 of 60, good').waitFor();
  await preview.getByText('How we cut a hotel site from 6 seconds to 1').waitFor();
  await title.fill('Short');
  await page.getByText('5 of 60, short').waitFor();
  await title.fill('x'.repeat(61));
  await page.getByText('61 of 60, too long').waitFor();
  await title.fill('');
  await page.getByLabel('Title', { exact: true }).fill('Sand in the wind');
  await preview.getByText('Sand in the wind').waitFor();
  await page.getByText('From the page: 16 of 60, short').waitFor();
  await page.getByText('Shared link', { exact: true }).click();
  const card = page.getByRole('figure', { name: 'Shared link preview' });
  await card.getByText('Sand in the wind').waitFor();
  await expect.poll(() => card.locator('img').getAttribute('src')).toMatch(/\/uploads\//);

  const time = page.getByLabel('Published at', { exact: true });
  await time.fill('2046-11-20T09:00');
  await page
    .getByText(/^Once saved, it appears automatically on .*20 November 2046.*your time, in \d+ days\.$/)
    .waitFor();
  await page.getByRole('button', { name: 'Clear: Published at' }).click();
  await expect.poll(() => time.inputValue()).toBe('');
  await page.getByText('Leave empty to use the moment you publish.').waitFor();
});

test('the writing fields meet WCAG 2.2 AA on a desktop and on a phone, light and dark', async () => {
  const url = starterSite();
  const { body } = await sendTo(url, 'GET', '/portfolio?limit=1');
  for (const path of [`/blog/${(await postAt(url))._id}`, `/portfolio/${body.items[0]._id as string}`]) {
    const page = await staffAt(url, path);
    const area = page.getByRole('textbox', { name: /^(Content|Description)$/ }).first();
    await area.click();
    await page.keyboard.press('Control+End');
    await tool(page, 'Insert table').click();
    await page.getByLabel('Table caption').waitFor();
    await tool(page, 'Link').click();
    await page.getByRole('combobox', { name: 'Where the link leads' }).waitFor();
    expect(await fullPageFaultsWideAndNarrow(page), path).toEqual([]);
    await page.getByRole('combobox', { name: 'Where the link leads' }).waitFor();
    page.takeReports();
  }
});

test('a slash at the start of a line offers blocks to choose by key or click; elsewhere it is only a slash', async () => {
  const { url } = await startOn(sqlite);
  const { page, stored } = await writing(url);
  const menu = page.getByRole('listbox', { name: 'Insert' });
  await page.keyboard.type('and/or');
  await page.keyboard.press('Enter');
  await expect.poll(() => menu.count()).toBe(0);
  await page.keyboard.type('/');
  await menu.getByRole('option', { name: 'Picture' }).waitFor();
  await page.keyboard.press('ArrowDown');
  const active = () => text(page).getAttribute('aria-activedescendant');
  const second = await menu.getByRole('option', { name: 'Heading 3' }).getAttribute('id');
  await poll(active).toBe(second);
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'detached' });
  await page.keyboard.press('Backspace');
  await page.keyboard.type('/citation');
  await poll(() => menu.getByRole('option').allInnerTexts()).toEqual(['Quoted paragraph']);
  await page.keyboard.press('Enter');
  await page.keyboard.type('Made to outlast');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/');
  await menu.getByRole('option', { name: 'Numbered list' }).click();
  await page.keyboard.type('First');
  await saveNow(page);
  await page.getByText(saved.record, { exact: true }).first().waitFor();
  const html = '<p>and/or</p><blockquote><p>Made to outlast</p></blockquote><ol><li>First</li></ol>';
  expect((await stored()).content).toBe(html);
});

test('tools stand above selected text', async () => {
  const { url } = await startOn(sqlite);
  const { page, stored } = await writing(url);
  await page.keyboard.type('Bold words');
  await page.keyboard.press('Control+a');
  // Hidden from screen readers, which have the toolbar.
  const bold = page.locator('[aria-hidden=true] button[title^="Bold"]');
  await bold.click();
  await saveNow(page);
  await page.getByText(saved.record, { exact: true }).first().waitFor();
  expect((await stored()).content).toBe('<p><strong>Bold words</strong></p>');
  await page.keyboard.press('ArrowRight');
  await bold.waitFor({ state: 'detached' });
});

test('the list and the details fold by button and by key, and stay folded', async () => {
  const post = await postAt(starterSite());
  const page = await staffAt(starterSite(), `/blog/${post._id}`);
  const list = page.getByRole('list', { name: 'Blog' });
  const details = page.getByRole('complementary', { name: 'Details' });
  await text(page).click();
  await page.keyboard.press('Control+\\');
  await list.waitFor({ state: 'detached' });
  await page.keyboard.press('Control+.');
  await details.waitFor({ state: 'hidden' });
  await page.reload();
  await text(page).waitFor();
  expect(await list.count()).toBe(0);
  expect(await details.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Show the list' }).click();
  await list.waitFor();
  await page.getByRole('button', { name: 'Details', exact: true }).click();
  await details.waitFor();
  await poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Hide the details');
  await page.keyboard.press('Enter');
  await details.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Hide the list' }).click();
  await list.waitFor({ state: 'detached' });
});

test('on a phone the details lie over the text, open for a field with an error, and close with Escape', async () => {
  const post = await postAt(starterSite());
  const page = await staffAt(starterSite(), `/blog/${post._id}`, { width: 390 });
  const details = page.getByRole('complementary', { name: 'Details' });
  await page.getByRole('button', { name: 'Details', exact: true }).click();
  const date = page.getByLabel('Published at', { exact: true });
  await date.fill('11/12/2026');
  await page.keyboard.press('Escape');
  await details.waitFor({ state: 'hidden' });
  await page.locator('#save').click();
  await details.getByText(rules.date).waitFor();
  await poll(() => date.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.locator('#save').click({ trial: true }); // the sheet does not cover it
});

test('on a phone the tools are one row above the save bar, while the text is written', async () => {
  const { url } = await startOn(sqlite);
  const { page } = await writing(url, { width: 390 });
  await page.keyboard.type('Unsaved');
  const bar = page.getByRole('toolbar', { name: 'Formatting: Content' });
  await bar.waitFor();
  const gap = async () => {
    const tools = await bar.boundingBox();
    const save = await page.getByRole('region', { name: 'Save' }).boundingBox();
    return (save?.y ?? 0) - (tools?.y ?? 0) - (tools?.height ?? 0);
  };
  await poll(gap).toBeGreaterThanOrEqual(0);
  expect((await bar.boundingBox())?.height).toBeLessThan(60);
  await page.getByLabel('Title', { exact: true }).focus();
  await bar.waitFor({ state: 'hidden' });
});

test('the blog opens on the newest draft; without one it shows all covers', async () => {
  const { url } = await startOn(sqlite);
  const token = await logIn(url);
  const page = await staffAt(url, '/blog');
  const covers = page.getByRole('region', { name: 'Choose a post, or start a new one' });
  await covers.getByRole('link', { name: (await postAt(url)).title }).waitFor();
  await covers.getByRole('link', { name: 'New post' }).click();
  await page.getByRole('heading', { name: 'New post' }).waitFor();
  for (const title of ['Older', 'Newer']) {
    await sendTo(url, 'POST', '/blog', { token, body: { title, slug: title, status: 'draft' } });
  }
  await page.goto('/admin/blog');
  await poll(() => page.getByLabel('Title', { exact: true }).inputValue()).toBe('Newer');
});

test('a date is typed as people write it, or chosen from a calendar', async () => {
  const post = await postAt(starterSite());
  const page = await staffAt(starterSite(), `/blog/${post._id}`);
  const date = page.getByLabel('Published at', { exact: true });
  await date.fill('7 march 2019 8:05');
  await date.blur();
  await expect.poll(() => date.inputValue()).toBe('7 Mar 2019, 08:05');
  await page.getByText('Once saved, it shows the date Thursday, 7 March 2019 at 08:05, your time.').waitFor();
  await page.getByRole('button', { name: 'Calendar: Published at' }).click();
  const calendar = page.getByRole('dialog', { name: 'Calendar: Published at' });
  await calendar.getByRole('button', { name: '14 March 2019' }).click();
  await expect.poll(() => date.inputValue()).toBe('14 Mar 2019, 08:05');
  await calendar.getByLabel('Hours').fill('17');
  await expect.poll(() => date.inputValue()).toBe('14 Mar 2019, 17:05');
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await calendar.waitFor({ state: 'detached' });
  await date.fill('12.11.2026');
  await date.blur();
  await page.getByText(rules.date).waitFor();
});

test('a new address of a public post says that the old one leads to it', async () => {
  const post = await postAt(starterSite());
  const page = await staffAt(starterSite(), `/blog/${post._id}`);
  const note = page.getByText('Once saved, the old address leads to this one.');
  await page.getByLabel('Address', { exact: true }).fill('An own Address');
  await note.waitFor();
  await expect.poll(() => page.getByLabel('Address', { exact: true }).inputValue()).toBe('an-own-address');
  await page.getByRole('button', { name: 'Undo: Address' }).click();
  await note.waitFor({ state: 'detached' });
});
