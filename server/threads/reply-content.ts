import { escapeHtml } from '#server/escape-html.ts';

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
export function withQuote({ html, text }: Content, quote: Quote, siteUrl: string): Content {
  const intro = `On ${DATE.format(new Date(quote.at))} UTC, ${quote.name} wrote:`;
  const quoted = quote.text.slice(0, QUOTE_MAX);
  if (quoted.trim() === '') return { html: page(absoluteLinks(html, siteUrl)), text: `${text}\n` };
  const lines = quoted.split('\n').map((line) => `> ${line}`.trimEnd());
  const fits = quote.html !== '' && quote.html.length <= QUOTE_MAX;
  const body = fits ? quote.html : escapeHtml(quoted).replaceAll('\n', '<br>');
  return {
    html: page(`${absoluteLinks(html, siteUrl)}<p>${escapeHtml(intro)}</p><blockquote>${body}</blockquote>`),
    text: `${text}\n\n${intro}\n${lines.join('\n')}\n`,
  };
}

function page(body: string): string {
  return `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"></head><body>${body}</body></html>\n`;
}

/** A link to a page of this site leads nowhere in a mail program without the site's address. */
function absoluteLinks(html: string, siteUrl: string): string {
  return html.replace(/ href="\/(?!\/)/g, ` href="${siteUrl}/`);
}
