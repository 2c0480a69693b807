import { escapeHtml } from '#contract/escape-html.ts';

/** Characters of the quoted mail. The thread has the whole of it. */
const QUOTE_MAX = 20_000;
const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

interface Content {
  html: string;
  text: string;
}

interface Quote extends Content {
  name: string;
  at: string;
}

/** Both forms of a reply, with the mail that it answers below. */
export function withQuote({ html, text }: Content, quote: Quote): Content {
  const intro = `On ${DATE.format(new Date(quote.at))} UTC, ${quote.name} wrote:`;
  const quoted = quote.text.slice(0, QUOTE_MAX);
  if (quoted.trim() === '') return { html: page(html), text: `${text}\n` };
  const lines = quoted.split('\n').map((line) => `> ${line}`.trimEnd());
  const fits = quote.html !== '' && quote.html.length <= QUOTE_MAX;
  const body = fits ? quote.html : escapeHtml(quoted).replaceAll('\n', '<br>');
  return {
    html: page(`${html}<p class="intro">${escapeHtml(intro)}</p><blockquote>${body}</blockquote>`),
    text: `${text}\n\n${intro}\n${lines.join('\n')}\n`,
  };
}

/** Like a mail that a person wrote: the reader's own font and width, readable in both colour schemes. */
const STYLE = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', sans-serif; overflow-wrap: anywhere; }
.intro { margin-top: 28px; color: #767676; font-size: 14px; }
blockquote { margin: 12px 0; padding-left: 14px; border-left: 2px solid #a0a0a0; }
@media (prefers-color-scheme: dark) { .intro { color: #a8a8a8; } }`;

function page(body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><style>${STYLE}</style></head><body>${body}</body></html>
`;
}

/** A link to a page of this site leads nowhere in a mail program without the site's address. */
export function absoluteLinks(html: string, siteUrl: string): string {
  return html.replace(/ href="\/(?!\/)/g, ` href="${siteUrl}/`);
}
