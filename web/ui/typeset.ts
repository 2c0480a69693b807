/**
 * Typographic signs for texts that people type: curly quotes, en dashes in ranges of numbers, and no-break spaces
 * between a number and its unit and within phone numbers. What may mean something else stays as typed: inches, dates,
 * addresses.
 */
export function typesetText(text: string): string {
  return isTyped(text) ? typesetRun(text, newQuotes()) : text;
}

/** The same for the text of HTML, without its attributes, code and keys. */
export function typesetHtml(html: string): string {
  if (!isTyped(html)) return html;
  let quotes = newQuotes();
  let literal = '';
  return html.replace(TAG_OR_TEXT, (part: string, slash: string | undefined, name: string | undefined) => {
    if (name === undefined) return literal ? part : typesetRun(decodeQuotes(part), quotes);
    const tag = name.toLowerCase();
    if (literal) literal = slash && tag === literal ? '' : literal;
    else if (!slash && LITERAL.test(tag)) literal = tag;
    if (!INLINE.test(tag)) quotes = newQuotes();
    return part;
  });
}

/** Binds words of one letter to the next, so that no line of a heading ends with one. */
export function bindShortWords(text: string): string {
  return text.replace(/(?<!\S)(\p{L}) /gu, '$1\u00a0');
}

function decodeQuotes(text: string): string {
  return text.includes('&') ? text.replace(ENTITIES, (sign) => (sign === '&quot;' ? '"' : "'")) : text;
}

/** Whether there may be something to typeset. Most texts have nothing, and this is quick to see. */
function isTyped(text: string): boolean {
  return text.includes("'") || text.includes('"') || text.includes('&') || NUMBERS.test(text);
}

const ENTITIES = /&(?:quot|#39|#x27|apos);/g;
/** A whole tag, or the text up to the next one. Attributes may contain `>`. */
const TAG_OR_TEXT = /<(\/)?([a-z][a-z0-9]*)(?:"[^"]*"|'[^']*'|[^<>"'])*>|[^<]+|</gi;
const LITERAL = /^(?:pre|code|kbd|script|style)$/;
const INLINE = /^(?:a|abbr|b|em|i|mark|s|small|span|strong|sub|sup|time|u|code|kbd)$/;

/** What the quotes of a paragraph need to know: its last character so far, and which quotes are open. */
interface Quotes {
  last: string;
  isDoubleOpen: boolean;
  isSingleOpen: boolean;
}

function newQuotes(): Quotes {
  return { last: '', isDoubleOpen: false, isSingleOpen: false };
}

/** Addresses of pages and of mail, which stay as they are. */
const ADDRESS = /((?:https?:\/\/|www\.)[^\s"<>]+(?<!')|[^\s"'<>@]{1,64}@[^\s"'<>@]{1,99}\.[a-z]+)/i;

function typesetRun(text: string, quotes: Quotes): string {
  return text.includes('@') || text.includes('://') || text.includes('www.')
    ? text
        .split(ADDRESS)
        .map((part, index) => (index % 2 === 1 ? keep(part, quotes) : typesetWords(part, quotes)))
        .join('')
    : typesetWords(text, quotes);
}

function typesetWords(text: string, quotes: Quotes): string {
  const set = NUMBERS.test(text) ? setNumbers(text) : text;
  return curl(set, quotes);
}

/** Leaves a text as it is; what follows it stands behind its last character. */
function keep(text: string, quotes: Quotes): string {
  quotes.last = text.at(-1) ?? quotes.last;
  return text;
}

const NUMBERS = /\d[ -]|[₹s.] \d|(?:^|>)[+−–-] [\d₹]/;
const UNIT = '(?:[KMGTk]B|[kM]bit|px|ms|s|min|h|km|cm|mm|m|kg|g|kW|kWh|W|dpi|%|°C)';
const NUMBER_AND_UNIT = new RegExp(`(\\d) (?=${UNIT}(?![\\p{L}\\p{N}]))`, 'gu');
const PHONE = /\+\d[\d ]{6,16}\d(?!\d)/g;
/** A sign at the start of a text: in the cell of a table, for example. */
const SIGN = /^([+−–-]) (?=[\d₹])/;
const CURRENCY = /(₹|\bRs\.?) (?=\d)/g;
/** Two numbers of at most four digits, which are no part of a longer sign such as a date or a phone number. */
const RANGE = /(?<![\p{L}\p{N}+\-/:.,]|[+\d)] )(\d{1,4})-(\d{1,4})(?![\p{L}\p{N}\-/:]|[.,]\d| \d)/gu;

function setNumbers(text: string): string {
  return text
    .replace(RANGE, (given, from: string, to: string) => (isRange(from, to) ? `${from}–${to}` : given))
    .replace(NUMBER_AND_UNIT, '$1\u00a0')
    .replace(CURRENCY, '$1\u00a0')
    .replace(SIGN, '$1\u00a0')
    .replace(PHONE, (number) => number.replaceAll(' ', '\u00a0'));
}

/** Years and their short form (2020-21), hours (10-6), and counts of equal length (100-150). */
function isRange(from: string, to: string): boolean {
  if (from.length === 4 && to.length === 2) return isYear(from) && Number(to) > Number(from.slice(2));
  if (from.length === 4 || to.length === 4) return isYear(from) && isYear(to) && from < to;
  return from.length <= 2 && to.length <= 2
    ? !from.startsWith('0')
    : from.length <= to.length && Number(from) < Number(to);
}

function isYear(digits: string): boolean {
  return /^(?:1[5-9]|20)\d\d$/.test(digits);
}

const LETTER = /[\p{L}\p{M}\p{N}]/u;
const DIGIT = /\d/;
const OPENS = /[\s([{‘“—–\-/\u00a0]/;
/** Words that begin with an apostrophe: 'tis, 'em, '90s. */
const ELISION = /^(?:tis|twas|em|til|cause|n'|\d\ds?)(?![\p{L}\p{N}])/iu;

function curl(text: string, quotes: Quotes): string {
  if (!text.includes("'") && !text.includes('"')) return keep(text, quotes);
  let written = '';
  const set = text.replace(/["']/g, (sign, at: number) => {
    // Two quotes in a row: the second one follows what the first one became.
    const before = at === 0 ? quotes.last : /["']/.test(text.charAt(at - 1)) ? written : text.charAt(at - 1);
    written = (sign === '"' ? double : single)(before, text.slice(at + 1, at + 8), quotes);
    return written;
  });
  quotes.last = set.at(-1) ?? quotes.last;
  return set;
}

function double(before: string, rest: string, quotes: Quotes): string {
  if (opens(before, rest)) {
    quotes.isDoubleOpen = true;
    return '“';
  }
  const isInch = DIGIT.test(before) && !quotes.isDoubleOpen;
  if (isInch || !before || /\s/.test(before)) return '"';
  quotes.isDoubleOpen = false;
  return '”';
}

function single(before: string, rest: string, quotes: Quotes): string {
  if (opens(before, rest)) {
    if (ELISION.test(rest)) return '’';
    quotes.isSingleOpen = true;
    return '‘';
  }
  const isInWord = LETTER.test(before) && LETTER.test(rest.charAt(0));
  if (isInWord) return DIGIT.test(before) && DIGIT.test(rest) && /^\d/.test(rest) ? "'" : '’';
  const isFoot = DIGIT.test(before) && !quotes.isSingleOpen;
  if (isFoot || !before || /\s/.test(before)) return "'";
  quotes.isSingleOpen = false;
  return '’';
}

/** Whether a quote after `before` and in front of `rest` opens. At the end of a run, a tag may follow. */
function opens(before: string, rest: string): boolean {
  return (before === '' || OPENS.test(before)) && !/^\s/.test(rest);
}
