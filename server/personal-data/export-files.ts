import { escapeHtml } from '#contract/escape-html.ts';
import type { FoundItem } from '#server/erasure/found.ts';
import { rootKey } from '#server/erasure/found.ts';
import type { PersonData } from '#server/erasure/persons.ts';

/** The name of each kind of thing, for a reader who does not know the panel. */
const HEADINGS: Record<string, string> = {
  leads: 'Requests for a proposal',
  messages: 'Messages',
  reviews: 'Reviews',
  testimonials: 'Statements on the site',
  'review-invitations': 'Invitations to write a review',
  enquiries: 'How a request was worked on',
  'enquiry-notes': 'Notes about a request',
  history: 'Earlier versions of a record',
  'staged-changes': 'Changes that are not public yet',
  'audit-log': 'Entries in the activity log',
  'thread-mails': 'Mails in both directions',
  attachments: 'Files that came with mails',
  deliveries: 'Mails that were sent',
  consent: 'Consent',
};

const STYLE = `
  body { font: 16px/1.55 system-ui, sans-serif; color: #1d1a17; max-width: 46rem; margin: 2.5rem auto; padding: 0 1.25rem; }
  h1 { font-size: 1.75rem; line-height: 1.2; } h2 { margin-top: 2.5rem; border-bottom: 2px solid #c9481f; padding-bottom: .25rem; }
  article { break-inside: avoid; margin: 1.25rem 0; padding: .75rem 1rem; border: 1px solid #d8cfc4; border-radius: 8px; }
  h3 { margin: 0; font-size: 1.05rem; } time { color: #6b6158; font-size: .9rem; }
  dl { display: grid; grid-template-columns: minmax(6rem, max-content) 1fr; gap: .35rem 1.25rem; margin: .75rem 0 0; }
  dt { color: #6b6158; } dd { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
  @media (max-width: 30rem) { dl { display: block; } dd { margin-bottom: .5rem; } }
  @media print { body { margin: 0; max-width: none; } }`;

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** Everything about a person as one page, which loads nothing and runs nothing, and as JSON. */
export function exportFiles(data: PersonData, siteUrl: string, now = new Date()) {
  const at = now.toISOString();
  return {
    name: `personal-data-${at.slice(0, 10)}`,
    html: exportPage(data, siteUrl, at),
    json: JSON.stringify({ site: siteUrl, at, ...exportedData(data) }, null, 2),
  };
}

function exportedData({ identifiers, items }: PersonData) {
  return {
    searchedFor: identifiers.map(({ typed }) => typed),
    items: items.map(({ kind, root, at, title, isInTrash, details }) => ({
      ...{ kind, record: rootKey(root), at, title },
      ...(isInTrash && { isDeleted: true }),
      fields: Object.fromEntries(details.map(({ label, value }) => [label, value])),
    })),
  };
}

function exportPage({ identifiers, items }: PersonData, siteUrl: string, at: string): string {
  const host = new URL(siteUrl).host;
  const kinds = [...new Set(items.map(({ kind }) => kind))];
  const searched = identifiers.map(({ typed }) => escapeHtml(typed)).join(', ');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Personal data stored by ${escapeHtml(host)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>Personal data stored by ${escapeHtml(host)}</h1>
<p>This is everything that ${escapeHtml(host)} stored about <strong>${searched}</strong> on ${moment.format(new Date(at))} UTC. All times are UTC.</p>
${kinds.map((kind) => kindSection(kind, items)).join('\n')}
</body>
</html>
`;
}

function kindSection(kind: string, items: readonly FoundItem[]): string {
  const own = items.filter((item) => item.kind === kind);
  return `<section>
<h2>${escapeHtml(HEADINGS[kind] ?? kind)} (${own.length})</h2>
${own.map(article).join('\n')}
</section>`;
}

function article({ at, title, isInTrash, details }: FoundItem): string {
  const fields = details.map(({ label, value }) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd>`);
  return `<article>
<h3>${escapeHtml(title)}</h3>
<time datetime="${escapeHtml(at)}">${moment.format(new Date(at))}${isInTrash ? ', in the bin' : ''}</time>
<dl>${fields.join('')}</dl>
</article>`;
}
