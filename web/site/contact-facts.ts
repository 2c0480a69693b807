import { escapeHtml } from '#contract/escape-html.ts';
import { CONTACT_PLACEHOLDERS, type ContactPlaceholder } from '#contract/placeholders.ts';
import { contactTexts } from '#contract/texts/contact.ts';
import { locale } from '#contract/texts/language.ts';
import type { SectionFields } from '#contract/sections/index.ts';
import { WEEKDAYS } from '#contract/weekdays.ts';
import type { Reply } from '#web/api.ts';
import { whatsappAddress } from './layout/whatsapp.ts';

type SiteFacts = Reply<'GET /site'>;

/** A tag, whose attributes stay as they are; or a placeholder with the space before. */
const PIECES = /<(?:[^>"]|"[^"]*")*>|(\s?)\{([^{}<>]+)\}/g;

/**
 * Sanitised HTML with its placeholders replaced by HTML. An unknown one stays as typed. An empty value takes the space
 * before it along.
 */
export function fillPlaceholders(html: string, values: Readonly<Record<string, string>>): string {
  return html.replace(PIECES, (given: string, space: string | undefined, typed: string | undefined) => {
    const name = (typed ?? '').replace(/\s+/g, ' ').toLowerCase();
    const value = Object.hasOwn(values, name) ? values[name] : given;
    return value && value !== given ? `${space ?? ''}${value}` : (value ?? given);
  });
}

/** The HTML of each contact placeholder, inside a paragraph; '' where the site has no such fact. */
export function contactValues(site: SiteFacts | undefined): Record<ContactPlaceholder, string> {
  const { email = '', phone = '', addressHtml = '', social = [], hours = [], hoursNote = '' } = site ?? {};
  const chat = whatsappAddress(social);
  return {
    email: email && anchor(`mailto:${email}`, email),
    phone: phone && anchor(`tel:${phone.replace(/[^\d+]/g, '')}`, phone),
    whatsapp: chat ? anchor(chat, 'WhatsApp') : '',
    address: inLines(addressHtml),
    hours: [...hoursLines(hours), hoursNote].filter(Boolean).map(escapeHtml).join('<br>'),
  };
}

/** Sanitised HTML with the contact facts of the site. */
export function withContactFacts(html: string, site: SiteFacts | undefined): string {
  return hasPlaceholder(html) ? fillPlaceholders(html, contactValues(site)) : html;
}

/** The cards of a contact section that has none of its own: one for each fact of the site. */
export function factCards(site: SiteFacts | undefined): SectionFields<'contact'>['cards'] {
  const { address, phone, email, hours } = contactValues(site);
  const found = [
    { iconKey: 'FaMapMarkerAlt', title: contactTexts.address, words: address },
    { iconKey: 'phone', title: contactTexts.phone, words: phone },
    { iconKey: 'FaEnvelope', title: contactTexts.email, words: email },
    { iconKey: 'clock', title: contactTexts.hours, words: hours },
  ];
  return found
    .filter(({ words }) => hasWords(words))
    .map(({ words, ...card }, order) => ({ ...card, textHtml: `<p>${words}</p>`, isVisible: true, order }));
}

/** Whether HTML has text: the rich text editor leaves an empty paragraph behind. */
export function hasWords(html: string): boolean {
  return html.replace(/<[^>]*>|&nbsp;/g, '').trim() !== '';
}

function hasPlaceholder(html: string): boolean {
  return Object.keys(CONTACT_PLACEHOLDERS).some((name) => html.toLowerCase().includes(`{${name}}`));
}

function anchor(href: string, text: string): string {
  return `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`;
}

/** Paragraphs as lines, so that they can stand inside another paragraph. */
function inLines(html: string): string {
  return html
    .replace(/<\/(?:p|div|li|h\d)>\s*<(?:p|div|li|h\d)(?:\s[^>]*)?>/g, '<br>')
    .replace(/<\/?(?:p|div|ul|ol|li|h\d|blockquote)(?:\s[^>]*)?>/g, '')
    .trim();
}

/** A time of the day stays in one line. */
const NO_BREAK_DASH = '\u00a0–\u00a0';

type Hours = SiteFacts['hours'];

/** 'Monday – Saturday, 10:00 – 13:00, 14:00 – 18:00' in the language of the site: a line for each group of days. */
export function hoursLines(hours: Hours): string[] {
  const groups = Map.groupBy(hours, ({ from, to }) => `${from} ${to}`);
  return [...groups.values()].map((times) => [daysOf(times), ...timesOf(times)].join(', '));
}

function daysOf([first]: Hours): string {
  const weekday = new Intl.DateTimeFormat(locale(), { weekday: 'long', timeZone: 'UTC' });
  const days = [first?.from, first?.to].flatMap((day) => (day ? [WEEKDAYS.indexOf(day)] : []));
  return [...new Set(days)].map((day) => weekday.format(Date.UTC(2024, 0, 1 + day))).join(' – '); // from a Monday
}

function timesOf(times: Hours): string[] {
  const clock = new Intl.DateTimeFormat(locale(), { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' });
  const open = times.filter(({ isClosed }) => !isClosed);
  if (open.length === 0) return [contactTexts.closed];
  return open.map(({ opens, closes }) =>
    [opens, closes].map((time) => clock.format(Date.parse(`2024-01-01T${time}:00Z`))).join(NO_BREAK_DASH),
  );
}
