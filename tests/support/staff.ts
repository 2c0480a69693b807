import { visitor } from './browser.ts';
import { sendTo } from './product.ts';
import { ADMIN } from './spawn-product.ts';

type Options = Parameters<typeof visitor>[1];

/** A member of staff who is logged in and looks at a screen of the panel. */
export async function staffAt(url: string, path: string, options: Options = {}) {
  const page = await visitor(url, options);
  const { body } = await sendTo(url, 'POST', '/users/login', { body: ADMIN });
  const { token, adminBase, ...user } = body;
  // Not in frames of other sites, such as the map in a preview.
  await page.addInitScript(
    ({ site, auth }) => {
      if (window.origin === site) localStorage.setItem('auth', auth);
    },
    { site: url, auth: JSON.stringify({ user, token, adminBase }) },
  );
  await page.goto(`/admin${path}`);
  return page;
}

/** A picture of one dot, to upload. */
export const DOT = {
  name: 'dune.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  ),
};
