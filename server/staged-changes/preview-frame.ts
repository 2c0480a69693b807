import { createHash } from 'node:crypto';
import { staging } from '#contract/staging-texts.ts';
import { escapeHtml } from '#contract/escape-html.ts';

// At the bottom: the header of the site is fixed to the top.
const STYLE = `body{padding-bottom:4.5rem}.preview-banner{position:fixed;inset:auto 0 0;z-index:2147483647;box-sizing:border-box;padding:.6rem 1rem;
background:#fde68a;color:#1c1917;font:500 .9375rem/1.4 system-ui,sans-serif;text-align:center}
.preview-banner a{color:inherit;text-decoration:underline;margin-inline-start:.75rem;display:inline-block}
.preview-banner a[aria-current]{font-weight:700;text-decoration:none}`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** Headers of every preview: no cache, search engine or other site learns of it, and it runs nothing. */
export const PREVIEW_HEADERS = {
  'x-robots-tag': 'noindex, nofollow',
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'content-security-policy': `default-src 'none';style-src 'self' 'sha256-${STYLE_HASH}';img-src 'self' data: https:;font-src 'self';media-src 'self' https:;base-uri 'none';form-action 'none';frame-ancestors 'none'`,
};

/** A page of the preview, as a link in its banner. */
export interface BannerPage {
  title: string;
  path: string;
}

interface Frame {
  /** The address of the preview, without a slash at the end: '/preview/TOKEN'. */
  base: string;
  /** The path of the shown page. */
  path: string;
  pages: readonly BannerPage[];
  expiresAt: string;
}

const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
const BODY = /<body[^>]*>/;
const LINK = /(<a\b[^>]*?\shref=")(\/(?!\/)[^"]*)"/g;
/** Files are the same in the preview. */
const FILE = /^\/(static|uploads|media)\/|\.\w+$/;

/** Adds the banner to a page, and keeps its links in the preview. */
export function framePreview(html: string, { base, path, pages, expiresAt }: Frame): string {
  const inside = html.replace(LINK, (whole, start: string, href: string) =>
    FILE.test(href) ? whole : `${start}${previewAddress(base, href)}"`,
  );
  const links = pages.map(({ title, path: to }) => {
    const current = to === path ? ' aria-current="page"' : '';
    return `<a href="${escapeHtml(previewAddress(base, to))}"${current}>${escapeHtml(title)}</a>`;
  });
  const until = `${MOMENT.format(new Date(expiresAt))} UTC`;
  const banner = `<aside class="preview-banner" aria-label="Preview">Preview: these changes are not public yet. The link works until ${until}.${links.join('')}</aside>`;
  return inside.replace('</head>', () => `<style>${STYLE}</style></head>`).replace(BODY, (body) => `${body}${banner}`);
}

/** The address in the preview of a page of the site. */
export function previewAddress(base: string, path: string): string {
  return path === '/' ? base : path.startsWith('/#') || path.startsWith('/?') ? `${base}${path.slice(1)}` : base + path;
}

/** The page for a link that is wrong, expired or revoked: it does not say which. */
export function missingPreviewPage(): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${staging.previewMissing}</title>
</head>
<body>
<main>
<h1>${staging.previewMissing}</h1>
<p><a href="/">Go to the site</a></p>
</main>
</body>
</html>
`;
}
