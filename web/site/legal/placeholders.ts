import { escapeHtml } from '#contract/escape-html.ts';
import { LEGAL_PLACEHOLDERS, type LegalPlaceholder } from '#contract/legal-placeholders.ts';
import { blockTexts } from '#contract/texts/blocks.ts';
import type { Reply } from '#web/api.ts';
import { keptSentence } from '#web/site/forms/kept-notice.tsx';
import styles from './legal.module.css';

export interface LegalData {
  footer: Reply<'GET /footer'> | undefined;
  retention: Reply<'GET /retention'> | undefined;
}

/** The HTML that replaces each placeholder; '' where the value is unknown. */
type Values = Readonly<Record<LegalPlaceholder, string>>;

export function placeholderValues({ footer, retention }: LegalData): Values {
  const { brandName = '', email = '', addressHtml = '' } = footer ?? {};
  const contactLink = `<a href="/contact">${escapeHtml(blockTexts.contactPage)}</a>`;
  const mailLink = email && `<a href="${escapeHtml(`mailto:${email}`)}">${escapeHtml(email)}</a>`;
  return {
    company: escapeHtml(brandName || blockTexts.agency),
    'write to us': mailLink
      ? escapeHtml(blockTexts.writeTo).replace('{email}', () => mailLink)
      : escapeHtml(blockTexts.writeOn).replace('{page}', () => contactLink),
    address: addressOf(escapeHtml(brandName), hasWords(addressHtml) ? addressHtml : '', mailLink),
    'kept: messages': escapeHtml(keptSentence(retention, 'messages')),
    'kept: leads': escapeHtml(keptSentence(retention, 'leads')),
    'kept: reviews': escapeHtml(keptSentence(retention, 'reviews')),
  };
}

/** The postal and email address; '' while both are unknown. */
function addressOf(brand: string, postal: string, mailLink: string): string {
  if (!postal && !mailLink) return '';
  const company = brand && `<p class="${styles.company}">${brand}</p>`;
  return `<address class="${styles.address}">${company}${postal && `<div>${postal}</div>`}${mailLink}</address>`;
}

/** Whether HTML has text: the rich text editor leaves an empty paragraph behind. */
function hasWords(html: string): boolean {
  return html.replace(/<[^>]*>|&nbsp;/g, '').trim() !== '';
}

/** A paragraph with the address alone; a tag, whose attributes stay as they are; or a placeholder with the space before. */
const PIECES = /(<p(?: [^>]*)?>\s*\{address\}\s*<\/p>)|<(?:[^>"]|"[^"]*")*>|(\s?)\{([^{}<>]+)\}/gi;

/**
 * Sanitised HTML with its placeholders replaced. An unknown one stays as typed, and so does an address among other
 * words, because it cannot stand inside a paragraph. An empty value takes the space before it along.
 */
export function fillPlaceholders(html: string, values: Values): string {
  return html.replace(PIECES, (given: string, address?: string, space?: string, typed?: string) => {
    if (address) return values.address;
    const name = (typed ?? '').replace(/\s+/g, ' ').toLowerCase();
    if (!isPlaceholder(name) || name === 'address') return given;
    return values[name] && `${space}${values[name]}`;
  });
}

function isPlaceholder(name: string): name is LegalPlaceholder {
  return Object.hasOwn(LEGAL_PLACEHOLDERS, name);
}
