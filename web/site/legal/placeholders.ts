import { escapeHtml } from '#contract/escape-html.ts';
import type { LegalPlaceholder } from '#contract/placeholders.ts';
import { blockTexts } from '#contract/texts/blocks.ts';
import type { Reply } from '#web/api.ts';
import { contactValues, fillPlaceholders, hasWords } from '#web/site/contact-facts.ts';
import { keptSentence } from '#web/site/forms/kept-notice.tsx';
import styles from './legal.module.css';

export interface LegalData {
  site: Reply<'GET /site'> | undefined;
  retention: Reply<'GET /retention'> | undefined;
}

/** The HTML that replaces each placeholder; '' where the value is unknown. */
type Values = Readonly<Record<LegalPlaceholder, string>>;

export function placeholderValues({ site, retention }: LegalData): Values {
  const { name = '', email = '', addressHtml = '' } = site ?? {};
  const contactLink = `<a href="/contact">${escapeHtml(blockTexts.contactPage)}</a>`;
  const mailLink = email && `<a href="${escapeHtml(`mailto:${email}`)}">${escapeHtml(email)}</a>`;
  return {
    ...contactValues(site),
    company: escapeHtml(name || blockTexts.company),
    'write to us': mailLink
      ? escapeHtml(blockTexts.writeTo).replace('{email}', () => mailLink)
      : escapeHtml(blockTexts.writeOn).replace('{page}', () => contactLink),
    address: addressOf(escapeHtml(name), hasWords(addressHtml) ? addressHtml : '', mailLink),
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

const ADDRESS_ALONE = /<p(?: [^>]*)?>\s*\{address\}\s*<\/p>/gi;

/**
 * Sanitised HTML with its placeholders replaced. An unknown one stays as typed. An address that has a paragraph of its
 * own replaces it.
 */
export function fillLegalPlaceholders(html: string, values: Values): string {
  const { address, ...others } = values;
  return fillPlaceholders(
    html.replace(ADDRESS_ALONE, () => address),
    others,
  );
}
