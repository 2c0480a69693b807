import { Parser } from 'htmlparser2';
import { IMPORT_ENTRIES_MAX } from '#contract/records/import.ts';
import { htmlToText } from '#server/sanitize/sanitize.ts';
import { ImportError } from './import-error.ts';
import { note, type Source, type SourceRecord, type TagPage } from './source.ts';

const NO_EXPORT =
  'This XML file is no export of WordPress. In WordPress, open Tools, Export, and choose “All content”.';
const DECLARATIONS = 'This XML file declares entities of its own. An export of WordPress has none, so it was refused.';
const CUT_OFF = 'The export ends in the middle. Download it again: WordPress may have run out of time.';
const NESTED = 'This XML file is nested too deeply to be an export of WordPress.';
export const TOO_MANY_ENTRIES = `The export has more than ${IMPORT_ENTRIES_MAX} entries. In WordPress, export one year at a time.`;

const DEPTH_MAX = 20;
/** The field by which an export says that it is one. */
const VERSION = 'wp:wxr_version';
/** The default category, which nobody chose. */
const NO_CATEGORY = 'uncategorized';
/** Types that WordPress stores as posts, and that hold no content of their own. */
const WITHOUT_CONTENT = ['revision', 'customize_changeset', 'oembed_cache', 'custom_css', 'user_request'];
const MENUS = ['nav_menu_item', 'wp_navigation'];

interface Term {
  slug: string;
  name: string;
  parent: string;
}

/** An item of the export: its simple fields by element name, and what it has several of. */
interface Item {
  fields: Map<string, string>;
  meta: Map<string, string>;
  terms: { domain: string; slug: string; name: string }[];
  comments: number;
}

interface Channel {
  fields: Map<string, string>;
  authors: Map<string, string>;
  categories: Map<string, Term>;
  tags: Map<string, Term>;
  items: Item[];
}

/** Reads an export of WordPress (WXR). It knows no entities but those of XML, so none can grow. */
export function readWordpress(xml: string): Source {
  const channel = parseChannel(xml);
  const siteUrl = (channel.fields.get('wp:base_blog_url') ?? channel.fields.get('link') ?? '').replace(/\/+$/, '');
  const attachments = channel.items.filter((item) => typeOf(item) === 'attachment');
  const urls = new Map(attachments.map((item) => [field(item, 'wp:post_id'), field(item, 'wp:attachment_url')]));
  const seen = new Set<string>();
  const records = channel.items.flatMap((item) => {
    const type = typeOf(item);
    if (type !== 'post' && type !== 'page') return [];
    return [toRecord(item, { channel, siteUrl, urls, seen })];
  });
  return {
    ...{ program: 'wordpress', siteUrl, records, files: [...urls.values()].filter(Boolean) },
    ...{ tagPages: tagPagesOf(channel), others: othersOf(channel) },
  };
}

function parseChannel(xml: string): Channel {
  const channel: Channel = {
    ...{ fields: new Map(), authors: new Map(), categories: new Map(), tags: new Map(), items: [] },
  };
  const open: string[] = [];
  let text = '';
  let attributes: Record<string, string> = {};
  let item: Item | null = null;
  let parts = new Map<string, string>();

  function close(name: string): void {
    const parent = open.at(-1);
    if (name === 'item' && item) {
      channel.items.push(item);
      if (channel.items.length > IMPORT_ENTRIES_MAX) throw new ImportError(TOO_MANY_ENTRIES);
      item = null;
    } else if (item && parent === 'item') addToItem(item, name, { text, attributes, parts });
    else if (parent === 'channel') addToChannel(channel, name, { text, parts });
    else parts.set(name, text);
    if (parent === 'item' || parent === 'channel') parts = new Map();
  }

  const parser = new Parser(
    {
      onopentag(name, found) {
        open.push(name);
        if (open.length > DEPTH_MAX) throw new ImportError(NESTED);
        if (name === 'item') item = { fields: new Map(), meta: new Map(), terms: [], comments: 0 };
        attributes = found;
        text = '';
      },
      ontext(piece) {
        text += piece;
      },
      onprocessinginstruction(name) {
        if (name.startsWith('!')) throw new ImportError(DECLARATIONS);
      },
      onclosetag(name, isImplied) {
        open.pop();
        if (isImplied) throw new ImportError(channel.fields.has(VERSION) ? CUT_OFF : NO_EXPORT);
        close(name);
        text = '';
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  if (!channel.fields.has(VERSION)) throw new ImportError(NO_EXPORT);
  return channel;
}

interface Closed {
  text: string;
  attributes: Record<string, string>;
  parts: ReadonlyMap<string, string>;
}

function addToItem(item: Item, name: string, { text, attributes, parts }: Closed): void {
  if (name === 'wp:postmeta') item.meta.set(parts.get('wp:meta_key') ?? '', parts.get('wp:meta_value') ?? '');
  else if (name === 'wp:comment') item.comments += 1;
  else if (name === 'category')
    item.terms.push({ domain: attributes.domain ?? '', slug: attributes.nicename ?? '', name: plainName(text) });
  else item.fields.set(name, text);
}

function addToChannel(channel: Channel, name: string, { text, parts }: Omit<Closed, 'attributes'>): void {
  const part = (key: string) => parts.get(key) ?? '';
  if (name === 'wp:author') {
    channel.authors.set(part('wp:author_login'), plainName(part('wp:author_display_name')) || part('wp:author_login'));
  } else if (name === 'wp:category') {
    const slug = part('wp:category_nicename');
    channel.categories.set(slug, { slug, name: plainName(part('wp:cat_name')), parent: part('wp:category_parent') });
  } else if (name === 'wp:tag') {
    const slug = part('wp:tag_slug');
    channel.tags.set(slug, { slug, name: plainName(part('wp:tag_name')), parent: '' });
  } else channel.fields.set(name, text.trim());
}

interface Surroundings {
  channel: Channel;
  siteUrl: string;
  /** The addresses of attachments by their ids. */
  urls: ReadonlyMap<string, string>;
  /** The ids of the records before. */
  seen: Set<string>;
}

function toRecord(item: Item, { channel, siteUrl, urls, seen }: Surroundings): SourceRecord {
  const postId = field(item, 'wp:post_id');
  const own = `${siteUrl}/?p=${postId}`;
  const guid = field(item, 'guid');
  const id = guid && !seen.has(guid) ? guid : own;
  seen.add(id);
  const status = field(item, 'wp:status');
  const isPage = typeOf(item) === 'page';
  const isPublic = status === 'publish' && field(item, 'wp:post_password') === '';
  const terms = item.terms.filter(({ domain, slug }) => domain === 'post_tag' || (domain === 'category' && slug !== NO_CATEGORY)); // prettier-ignore
  const builder = builderOf(item);
  return {
    ...{
      id,
      collection: isPage ? 'pages' : 'blog',
      title: plainName(field(item, 'title')),
      slug: field(item, 'wp:post_name'),
    },
    path: status === 'publish' ? pathWithQuery(field(item, 'link')) : '',
    otherPaths: [`/?p=${postId}`, `/?page_id=${postId}`],
    html: item.fields.get('content:encoded') ?? '',
    excerpt: field(item, 'excerpt:encoded'),
    author: channel.authors.get(field(item, 'dc:creator')) ?? '',
    publishedAt: isoMoment(field(item, 'wp:post_date_gmt')),
    status: isPublic || status === 'future' ? 'published' : 'draft',
    tags: [...new Set(terms.map(({ name }) => name))],
    cover: urls.get(item.meta.get('_thumbnail_id') ?? '') ?? '',
    seo: {
      title: item.meta.get('_yoast_wpseo_title') ?? '',
      description: item.meta.get('_yoast_wpseo_metadesc') ?? '',
    },
    notes: [
      ...(status === 'private' ? [note('was-private')] : []),
      ...(field(item, 'wp:post_password') === '' ? [] : [note('had-password')]),
      ...(builder ? [note('builder', { detail: builder.name })] : []),
    ],
    builderMarkup: builder?.markup ?? '',
    ...(status === 'trash' && { refusal: note('in-trash') }),
  };
}

/** The plugins that store the layout of a page beside its text, by the field that has it. */
const BUILDERS = { _elementor_data: 'Elementor', _fl_builder_data: 'Beaver Builder', ct_builder_shortcodes: 'Oxygen' };

/** What such a plugin stored; null for none. */
function builderOf({ meta }: Item): { name: string; markup: string } | null {
  for (const [key, name] of Object.entries(BUILDERS)) {
    const markup = meta.get(key);
    if (markup) return { name, markup: `${name} ${markup}` };
  }
  return null;
}

/** The pages of the categories and tags that posts use, with the default addresses of WordPress. */
function tagPagesOf({ items, categories, tags }: Channel): TagPage[] {
  const used = items.filter((item) => typeOf(item) === 'post').flatMap(({ terms }) => terms);
  const pages = new Map<string, TagPage>();
  for (const { domain, slug, name } of used) {
    if (domain === 'post_tag') pages.set(`/tag/${slug}`, { tag: tags.get(slug)?.name ?? name, path: `/tag/${slug}` });
    if (domain !== 'category' || slug === NO_CATEGORY) continue;
    const path = `/category/${categoryPath(slug, categories)}`;
    pages.set(path, { tag: name, path });
  }
  return [...pages.values()];
}

function categoryPath(slug: string, categories: Channel['categories']): string {
  const parts = [slug];
  for (let parent = categories.get(slug)?.parent; parent && parts.length < 10; parent = categories.get(parent)?.parent)
    parts.unshift(parent);
  return parts.join('/');
}

function othersOf({ items, authors }: Channel): Source['others'] {
  const comments = items.reduce((sum, item) => sum + item.comments, 0);
  const menus = items.filter((item) => MENUS.includes(typeOf(item))).length;
  const types = new Map<string, Item[]>();
  for (const item of items) {
    const type = typeOf(item);
    if (['post', 'page', 'attachment', ...MENUS, ...WITHOUT_CONTENT].includes(type)) continue;
    types.set(type, [...(types.get(type) ?? []), item]);
  }
  return [
    ...(comments > 0 ? [{ title: '', note: note('comments', { count: comments }) }] : []),
    ...(authors.size > 0 ? [{ title: '', note: note('accounts', { count: authors.size }) }] : []),
    ...(menus > 0 ? [{ title: '', note: note('menus', { count: menus }) }] : []),
    ...[...types].flatMap(([detail, found]) =>
      found.map((item) => ({
        title: plainName(field(item, 'title')) || detail,
        note: note('kind-unknown', { detail }),
      })),
    ),
  ];
}

/** WordPress stores titles and names as HTML: “Clay &amp; Kiln”. */
function plainName(html: string): string {
  return /[&<]/.test(html) ? htmlToText(html) : html.trim();
}

function typeOf(item: Item): string {
  return field(item, 'wp:post_type');
}

function field({ fields }: Item, name: string): string {
  return fields.get(name)?.trim() ?? '';
}

function pathWithQuery(link: string): string {
  if (!URL.canParse(link)) return '';
  const { pathname, search } = new URL(link);
  return pathname + search;
}

/** '2024-05-14 10:30:00' in UTC as ISO 8601; '' for the date of a draft, which has zeros only. */
function isoMoment(text: string): string {
  const time = Date.parse(`${text.replace(' ', 'T')}Z`);
  return text.startsWith('0000') || Number.isNaN(time) ? '' : new Date(time).toISOString();
}
