import { Parser } from 'htmlparser2';
import { escapeHtml } from '#contract/escape-html.ts';
import type { LeftOutKind } from '#contract/records/static-export.ts';
import { formTexts } from '#contract/texts/forms.ts';
import { isListPath, readOwnAddress, type OwnAddress } from './addresses.ts';

interface StaticPageOptions {
  siteUrl: string;
  /** The address that forms post to; '' for none. */
  formsTo: string;
  /** The address of the site's mailbox; '' for none. */
  email: string;
  /** The address of a page or file in the export, in place of one on the site; null to keep it. */
  resolve: (address: OwnAddress) => Promise<string | null>;
  noteLeftOut: (kind: LeftOutKind) => void;
}

/** A part of the page, and what takes its place. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

/** An element as it begins in the page: the position of its tag. */
interface Opened {
  name: string;
  attributes: Record<string, string>;
  start: number;
  end: number;
}

interface Form extends Opened {
  /** `closing` is where the closing tag begins. */
  buttons: { tag: Opened; closing: number }[];
  notes: { start: number; end: number }[];
}

/**
 * A page of the site as a file that needs neither its scripts nor its server: what visitors without scripts get. Everything
 * else stays as it is, byte by byte (docs/static-export.md).
 */
export async function staticPage(html: string, options: StaticPageOptions): Promise<string> {
  const { edits, tags, data } = findParts(html, options);
  for (const { start, end } of data) edits.push(...(await dataEdits(html.slice(start, end), start, options)));
  for (const tag of tags) {
    const text = await tagWithAddresses(html.slice(tag.start, tag.end), tag.name, options);
    if (text !== null) edits.push({ start: tag.start, end: tag.end, text });
  }
  return applyEdits(html, edits);
}

/** Finds what changes, and the tags with addresses. */
function findParts(html: string, options: StaticPageOptions) {
  const edits: Edit[] = [];
  const tags: Opened[] = [];
  const data: { start: number; end: number }[] = [];
  const open: Opened[] = [];
  let form: Form | undefined;

  const parser: Parser = new Parser({
    onopentag(name, attributes) {
      const tag = { name, attributes, start: parser.startIndex, end: parser.endIndex + 1 };
      open.push(tag);
      if (name === 'form') form = { ...tag, buttons: [], notes: [] };
      else tags.push(tag);
    },
    onclosetag(name, isImplied) {
      const tag = open.pop();
      if (!tag || isImplied) return;
      const end = parser.endIndex + 1;
      if (name === 'script' && tag.attributes.type === 'application/ld+json')
        data.push({ start: tag.end, end: parser.startIndex });
      else if (name === 'script') edits.push(remove(tag.start, end));
      if (name === 'button') form?.buttons.push({ tag, closing: parser.startIndex });
      if (name === 'noscript' && form) form.notes.push({ start: tag.start, end });
      else if (name === 'noscript') edits.push(remove(tag.start, tag.end), remove(parser.startIndex, end));
      if (name !== 'form' || !form) return;
      edits.push(...formEdits(html, form, end, options));
      form = undefined;
    },
  });
  parser.end(html);
  return { edits, tags, data };
}

/** A form of scripts posts to the given address, or gives way to a sentence. One that leads to a page stays a link. */
function formEdits(html: string, form: Form, end: number, options: StaticPageOptions): Edit[] {
  const { action, role, class: classes = '' } = form.attributes;
  if (action !== undefined) {
    const isSearch = role === 'search' || isListPath(action);
    options.noteLeftOut(isSearch ? 'search' : 'words');
    return [{ start: form.start, end, text: isSearch ? '' : linkInPlace(html, form, action) }];
  }
  if (options.formsTo === '') {
    options.noteLeftOut('form');
    return [{ start: form.start, end, text: `<div class="${escapeHtml(classes)}">${awayText(options.email)}</div>` }];
  }
  const opening = html
    .slice(form.start, form.end)
    .replace(/ noValidate=""/i, '')
    .replace(/^<form/, `<form method="post" action="${escapeHtml(options.formsTo)}"`);
  return [
    { start: form.start, end: form.end, text: opening },
    ...form.notes.map((note) => remove(note.start, note.end)),
    ...form.buttons.map(({ tag }) => ({
      start: tag.start,
      end: tag.end,
      text: html.slice(tag.start, tag.end).replace(' disabled=""', ''),
    })),
  ];
}

/** The button of a form as a link to the page that the form leads to. */
function linkInPlace(html: string, { attributes, buttons }: Form, action: string): string {
  const [button] = buttons;
  if (!button) return '';
  const { tag, closing } = button;
  const inside = html.slice(tag.end, closing);
  const link = `<a class="${escapeHtml(tag.attributes.class ?? '')}" href="${escapeHtml(action)}">${inside}</a>`;
  return `<div class="${escapeHtml(attributes.class ?? '')}">${link}</div>`;
}

/** The sentence in place of a form. */
function awayText(email: string): string {
  if (email === '') return `<p>${escapeHtml(formTexts.notAvailable)}</p>`;
  const [before = '', after = ''] = formTexts.writeInstead('\n').split('\n');
  const address = escapeHtml(email);
  return `<p>${escapeHtml(before)}<a href="mailto:${address}">${address}</a>${escapeHtml(after)}</p>`;
}

function remove(start: number, end: number): Edit {
  return { start, end, text: '' };
}

/** Structured data names pages and pictures by their full addresses. */
async function dataEdits(text: string, from: number, { siteUrl, resolve }: StaticPageOptions): Promise<Edit[]> {
  const edits: Edit[] = [];
  for (const { 1: value = '', index } of text.matchAll(/"(https?:[^"\\]*)"/g)) {
    const own = readOwnAddress(value, siteUrl);
    const address = own && (await resolve(own));
    if (!own || address === null) continue;
    const start = from + index + 1;
    edits.push({ start, end: start + value.length, text: own.origin + address + own.hash });
  }
  return edits;
}

const ATTRIBUTE = /\s(href|src|poster|content|srcset|imagesrcset|xlink:href)="([^"]*)"/gi;

/** A tag with the addresses of the export in place of those of the site; null if nothing changes. */
async function tagWithAddresses(tag: string, name: string, options: StaticPageOptions): Promise<string | null> {
  const edits: Edit[] = [];
  for (const found of tag.matchAll(ATTRIBUTE)) {
    const [whole, attribute = '', value = ''] = found;
    // A meta element may contain an address or a text. Texts do not begin with the site's own address.
    if (name === 'meta' && !value.startsWith(options.siteUrl)) continue;
    const changed = /srcset$/i.test(attribute)
      ? await resolvedSet(value, options)
      : await resolvedAddress(value, options);
    const start = found.index + whole.length - value.length - 1;
    if (changed !== value) edits.push({ start, end: start + value.length, text: changed });
  }
  return edits.length > 0 ? applyEdits(tag, edits) : null;
}

/** `value` is as it stands in an attribute. */
async function resolvedAddress(value: string, { siteUrl, resolve }: StaticPageOptions): Promise<string> {
  const own = readOwnAddress(value.replaceAll('&amp;', '&'), siteUrl);
  if (!own) return value;
  const address = await resolve(own);
  if (address === null) return value;
  const origin = address.startsWith('/') ? own.origin : '';
  return escapeHtml(origin + address + own.hash);
}

async function resolvedSet(value: string, options: StaticPageOptions): Promise<string> {
  const parts: string[] = [];
  for (const part of value.split(', ')) {
    const [address = '', ...width] = part.split(' ');
    parts.push([await resolvedAddress(address, options), ...width].join(' '));
  }
  return parts.join(', ');
}

/** Edits inside another one are dropped with it. */
function applyEdits(text: string, edits: readonly Edit[]): string {
  const ordered = edits.toSorted((a, b) => a.start - b.start || b.end - a.end);
  let result = '';
  let position = 0;
  for (const { start, end, text: replacement } of ordered) {
    if (start < position) continue;
    result += text.slice(position, start) + replacement;
    position = end;
  }
  return result + text.slice(position);
}
