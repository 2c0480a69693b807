import { Parser } from 'htmlparser2';
import type { z } from 'zod';
import { collections } from '#contract/collections/index.ts';
import { metaOf } from '#contract/field-meta.ts';
import { textBlocks } from '#contract/blocks/text-blocks.ts';
import { pathKey } from '#contract/links.ts';
import type { ImportNote } from '#contract/records/import.ts';
import { slugify } from '#contract/slug.ts';
import { cleanFieldsToStore, htmlToText } from '#server/sanitize/sanitize.ts';
import { Failure } from '#server/http/failure.ts';
import { note, type SourceRecord } from './source.ts';

const TAG_MAX = 60;
const TAGS_MAX = 60;
const EMPTY_PARAGRAPH = /<p>(?:\s|<br ?\/?>)*<\/p>/g;
const PAGE_TEXT_MAX = metaOf(textBlocks.text.fields.text).max ?? 0;
const PAGE_HEADING_MAX = metaOf(textBlocks.text.fields.heading).max ?? 0;

/** A record of this site, as the call that creates it would take it. */
export interface NewRecord {
  fields: object;
  notes: ImportNote[];
}

interface Written {
  html: string;
  /** The address of its picture here; '' for none. */
  cover: string;
  /** The slug of a post, or the path of a page. */
  slug: string;
  status: 'published' | 'draft';
}

/** The fields of the record that a post or page becomes. Throws a `Failure` if this site refuses them. */
export function newRecord(source: SourceRecord, written: Written): NewRecord {
  const fields = source.collection === 'pages' ? pageFields(source, written) : postFields(source, written);
  const { create } = collections[source.collection];
  const parsed = create.safeParse(fields.values);
  if (!parsed.success) throw new Failure('invalid', { message: issueText(parsed.error) });
  return {
    fields: cleanFieldsToStore(create as z.ZodType<object>, parsed.data),
    notes: fields.cut.map((detail) => note('shortened', { detail })),
  };
}

function issueText({ issues }: z.ZodError): string {
  return issues[0]?.message ?? '';
}

interface Fields {
  values: Record<string, unknown>;
  /** The labels of the fields that are cut off. */
  cut: string[];
}

function postFields(source: SourceRecord, { html, cover, slug, status }: Written): Fields {
  const { title, author, tags, excerpt, seo, publishedAt } = source;
  const { fields } = collections.blog;
  const { fit, cut } = shortener();
  const kept = [...new Set(tags.map((tag) => fit('Tags', tag, TAG_MAX)))].slice(0, TAGS_MAX);
  return {
    values: {
      title: fit('Title', title || titleFrom(html), metaOf(fields.title).max ?? 0),
      ...{ slug, status, publishedAt, tags: kept, coverImageUrl: cover, content: withoutEmpty(html) },
      author: fit('Author', author, metaOf(fields.author).max ?? 0),
      excerpt: fit('Short summary', plainText(excerpt), metaOf(fields.excerpt).max ?? 0),
      seo: seoFields(seo, fit),
    },
    cut,
  };
}

function pageFields({ title, seo, publishedAt }: SourceRecord, { html, slug, status }: Written): Fields {
  const { fit, cut } = shortener();
  const shown = title || titleFrom(html);
  const parts = splitHtml(withoutEmpty(html), PAGE_TEXT_MAX);
  const blocks = parts.map((text, index) => ({
    ...{ type: 'text', source: 'own', look: 'column', hidden: false, from: '', until: '', _id: crypto.randomUUID() },
    content: { eyebrow: '', heading: index === 0 ? fit('Title', shown, PAGE_HEADING_MAX) : '', text },
  }));
  return {
    values: {
      title: fit('Title', shown, metaOf(collections.pages.fields.title).max ?? 0),
      ...{ slug, status, publishedAt, blocks, seo: { ...seoFields(seo, fit), ogImage: '' } },
    },
    cut,
  };
}

type Fit = (label: string, value: string, max: number) => string;

function seoFields({ title, description }: SourceRecord['seo'], fit: Fit) {
  // Templates of the plugin, such as %%title%%, mean nothing here.
  const plain = (value: string) => (value.includes('%%') ? '' : value);
  return { title: fit('SEO', plain(title), 200), description: fit('SEO', plain(description), 400) };
}

/** Cuts values to the length of their fields, and remembers which. */
function shortener(): { fit: Fit; cut: string[] } {
  const cut: string[] = [];
  return {
    cut,
    fit(label, value, max) {
      const plain = value.trim();
      if (plain.length <= max) return plain;
      if (!cut.includes(label)) cut.push(label);
      return `${plain.slice(0, max - 1).replace(/\p{Cs}$/u, '').trimEnd()}…`; // prettier-ignore
    },
  };
}

function plainText(html: string): string {
  return html === '' ? '' : htmlToText(html);
}

/** A post without a title gets its first words. */
function titleFrom(html: string): string {
  return htmlToText(html.slice(0, 2000)).slice(0, 60).trim() || 'Untitled';
}

/** The slug of a post: its own, else one of its title. */
export function postSlug({ slug, title, id }: SourceRecord): string {
  // WordPress stores percent-encoded bytes where a title had no Latin letters.
  const own = slugify(pathKey(slug)) || slugify(title) || `post-${slugify(id).slice(-40)}`;
  return own.slice(0, 180).replace(/-+$/, '');
}

function withoutEmpty(html: string): string {
  return html.replace(EMPTY_PARAGRAPH, '').trim();
}

/** Splits formatted text between its outermost elements, into parts of at most `max` characters if it can. */
export function splitHtml(html: string, max: number): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  let end = 0;
  const cutAt = (position: number) => {
    if (position - start > max && end > start) {
      parts.push(html.slice(start, end));
      start = end;
    }
    end = position;
  };
  const parser = new Parser({
    onopentag() {
      depth += 1;
    },
    onclosetag() {
      depth -= 1;
      if (depth === 0) cutAt(Math.min(parser.endIndex + 1, html.length));
    },
  });
  parser.end(html);
  cutAt(html.length);
  parts.push(html.slice(start));
  return parts.filter((part, index) => index === 0 || part.trim() !== '');
}
