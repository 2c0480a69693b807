import { escapeHtml } from '#contract/escape-html.ts';

type Facts = readonly (readonly [label: string, value: string])[];

/** The parts of a mail, from which its text and its HTML follow. */
export interface MailParts {
  /** The language of its words; English without one. */
  lang?: string;
  title: string;
  /** Sentences before the facts. */
  intro?: string;
  /** Who, what and from where. Empty values are left out. */
  facts?: Facts;
  /** What a person wrote. */
  quote?: string;
  /** Facts that matter less; they follow what the person wrote. */
  details?: Facts;
  action?: { label: string; url: string };
  /** Why the recipient gets this mail, or what else to know. */
  footer?: string;
}

/** Both forms of a mail say the same. */
export function renderMail(parts: MailParts): { text: string; html: string } {
  return { text: renderText(parts), html: renderHtml(parts) };
}

function renderText({ title, intro, facts, quote, details, action, footer }: MailParts): string {
  const link = action && `${action.label}:\n${action.url}`;
  const blocks = [title, intro, factLines(facts), quote, link, factLines(details), footer];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

/** Characters of what a person wrote that lists of mails show behind the subject. */
const PREVIEW_MAX = 140;
/** In the tag itself: programs that drop the styles above must hide it too. */
const HIDDEN = 'display:none;max-height:0;overflow:hidden';

/** Colours for both schemes. Programs that know no schemes show the light one. */
const STYLE = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; padding: 24px 12px; background: #f6f0e6; color: #2b2118; font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', sans-serif; }
.card { max-width: 560px; margin: 0 auto; padding: 28px; background: #fffdf9; border: 1px solid #e6d9c5; border-radius: 12px; }
a { color: inherit; }
.card > :last-child { margin-bottom: 0; }
h1 { margin: 0 0 16px; font-size: 21px; line-height: 1.3; }
td { padding: 3px 16px 3px 0; vertical-align: top; overflow-wrap: anywhere; }
.label { color: #6d5c49; white-space: nowrap; overflow-wrap: normal; }
.details { margin-top: 20px; font-size: 14px; }
.quote { margin: 20px 0; padding: 2px 0 2px 16px; border-left: 3px solid #c7772e; white-space: pre-wrap; overflow-wrap: anywhere; }
.action { display: inline-block; margin: 8px 0; padding: 11px 20px; border-radius: 8px; background: #8a4b14; color: #ffffff; text-decoration: none; font-weight: 600; }
.footer { max-width: 560px; margin: 16px auto 0; color: #6d5c49; font-size: 13px; }
@media (prefers-color-scheme: dark) {
  body { background: #17120d; color: #f1e7d8; }
  .card { background: #211a13; border-color: #43362a; }
  .label, .footer { color: #bfae99; }
  .action { background: #f0b06a; color: #2b1a08; }
}
@media (max-width: 480px) {
  body { padding: 10px 8px; }
  .card { padding: 20px 18px; }
  .footer { padding: 0 18px; }
  td { padding-right: 12px; font-size: 15px; }
}`;

function renderHtml({ lang = 'en', title, intro, facts, quote, details, action, footer }: MailParts): string {
  const card = [
    `<h1>${escapeHtml(title)}</h1>`,
    intro && `<p>${escapeHtml(intro)}</p>`,
    factTable(facts),
    quote && `<div class="quote">${escapeHtml(quote)}</div>`,
    action && `<p><a class="action" href="${escapeHtml(action.url)}">${escapeHtml(action.label)}</a></p>`,
    factTable(details, 'details'),
  ];
  return `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body>${quote ? `<div style="${HIDDEN}">${escapeHtml(quote.slice(0, PREVIEW_MAX))}</div>\n` : ''}<div class="card">${card.filter(Boolean).join('\n')}</div>
${footer ? `<p class="footer">${escapeHtml(footer)}</p>` : ''}</body></html>
`;
}

function factLines(facts: Facts = []): string {
  return shownFacts(facts)
    .map(([label, value]) => `${label}: ${value}`)
    .join('\n');
}

function factTable(facts: Facts = [], className = ''): string {
  const rows = shownFacts(facts).map(
    ([label, value]) => `<tr><td class="label">${escapeHtml(label)}</td><td>${escapeHtml(value)}</td></tr>`,
  );
  if (rows.length === 0) return '';
  return `<table role="presentation" cellspacing="0" cellpadding="0" class="${className}">${rows.join('')}</table>`;
}

function shownFacts(facts: Facts): Facts {
  return facts.filter(([, value]) => value !== '');
}
