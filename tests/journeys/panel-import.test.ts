import { expect, test } from 'vitest';
import { sqlite } from '../support/databases.ts';
import { ghostExport, ghostZip, wordpressExport, wordpressZip } from '../support/exports.ts';
import { startOn } from '../support/running.ts';
import { fullPageFaultsWideAndNarrow } from '../support/screen-faults.ts';
import { staffAt } from '../support/staff.ts';

test('an admin reads what an export brings, imports it, opens the new post, and imports only what is new', async () => {
  const { url } = await startOn(sqlite);
  const page = await staffAt(url, '/import');
  const file = page.getByRole('button', { name: 'Export file' });
  const choose = page.locator('input[type="file"]');
  await choose.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await page.getByText('An export is a file that ends in .xml, .json or .zip.').waitFor();
  await choose.setInputFiles({ name: 'half.xml', mimeType: 'text/xml', buffer: Buffer.from(wordpressExport.slice(0, 9000)) }); // prettier-ignore
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await page.getByText('The export ends in the middle.').waitFor();
  expect(await file.isVisible()).toBe(true);
  expect(await fullPageFaultsWideAndNarrow(page)).toEqual([]);

  await choose.setInputFiles({ name: 'studio.zip', mimeType: 'application/zip', buffer: await wordpressZip() });
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await page.getByText('WordPress · https://studio.example').waitFor();
  const rows = page.getByRole('list', { name: 'The list' }).getByRole('listitem');
  const glazes = rows.filter({ hasText: 'Notes on glazes' });
  await glazes.getByText('2 shortcodes become marked text.').waitFor();
  await glazes.getByText('1 element becomes marked text: iframe.').waitFor();
  await page.getByLabel('Kind').selectOption('Other things');
  await rows.getByText('1 comment does not come: this site has no comments.').waitFor();
  await page.getByLabel('Kind').selectOption('Everything');
  expect(await page.getByRole('checkbox').count()).toBe(1);
  await page.getByRole('checkbox', { name: 'pictures.example (1 picture)' }).waitFor();
  expect((await fetch(`${url}/blog/first-firing`)).status).toBe(404);
  expect(await fullPageFaultsWideAndNarrow(page)).toEqual([]);

  await page.getByRole('radio', { name: 'As they were, also with marked text.' }).check();
  await page.getByRole('button', { name: 'Start import' }).click();
  await page.getByText('The import is done.').waitFor();
  await page.getByLabel('Outcome').selectOption('Does not come');
  await rows.getByText('pictures.example was not ticked, so nothing was fetched from there.').waitFor();
  expect(await fullPageFaultsWideAndNarrow(page)).toEqual([]);
  const moved = await fetch(`${url}/2024/06/glaze-notes/`, { redirect: 'manual' });
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/blog/glaze-notes']);
  const shown = await (await fetch(`${url}/blog/glaze-notes`)).text();
  expect(shown).toContain('Not imported: [gallery ids=&quot;5,6&quot; columns=&quot;2&quot;]');
  expect((await fetch(`${url}/category/workshop/glazes/`)).status).toBe(200);

  await page.getByLabel('Outcome').selectOption('Imported');
  await page.getByRole('link', { name: 'Open The first firing' }).click();
  await expect.poll(() => page.getByLabel('Title', { exact: true }).inputValue()).toBe('The first firing');
  await page.goto('/admin/import');
  await page.getByRole('button', { name: 'Import what is new' }).click();
  await page.getByText('Came before: 3').waitFor(); // the pages
  await page.goto('/admin/activity');
  await page.getByText('studio.zip (posts: 5, pages: 3, pictures: 3, redirects: 8)').waitFor();

  await page.goto('/admin/import');
  await page.getByRole('button', { name: 'Delete this file' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await file.waitFor();
  expect((await fetch(`${url}/blog/first-firing`)).status).toBe(200);
});

test('the import of Ghost asks for the address of the old site only if pictures are missing from the file', async () => {
  const { url } = await startOn(sqlite);
  const page = await staffAt(url, '/import');
  const choose = page.locator('input[type="file"]');
  await choose.setInputFiles({ name: 'content.zip', mimeType: 'application/zip', buffer: await ghostZip() });
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await page.getByRole('button', { name: 'Start import' }).waitFor();
  expect(await page.getByRole('checkbox').count()).toBe(0);

  await page.getByRole('button', { name: 'Delete this file' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await choose.setInputFiles({ name: 'notes.json', mimeType: 'application/json', buffer: Buffer.from(ghostExport) });
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await page.getByRole('checkbox', { name: 'The old site (2 pictures)' }).check();
  await page.getByRole('button', { name: 'Start import' }).click();
  await page.getByText('Enter the full address of the old site (https://…)').waitFor();
  expect(page.takeReports()).toEqual([expect.stringContaining('status of 400')]);
  await page.getByRole('checkbox', { name: 'The old site (2 pictures)' }).uncheck();
  await page.getByRole('button', { name: 'Start import' }).click();
  await page.getByText('The import is done.').waitFor();
});
