import { z } from 'zod';
import { IMPORT_ENTRIES_MAX, type ImportNote } from '#contract/records/import.ts';
import { ImportError } from './import-error.ts';
import { note, type Source, type SourceRecord } from './source.ts';

const NO_EXPORT =
  'This JSON file is no export of Ghost. In Ghost, open Settings, Import/Export, and export the content.';
const CUT_OFF = 'This JSON file is damaged or incomplete. Download the export again.';
const TOO_MANY = `The export has more than ${IMPORT_ENTRIES_MAX} posts.`;

/** What an export writes instead of the address of its site. */
export const GHOST_SITE = '__GHOST_URL__';

/** A text or nothing; older versions write numbers for ids. */
const text = z
  .union([z.string(), z.number().transform(String)])
  .nullish()
  .transform((value) => value ?? '');
const rows = <S extends z.ZodType>(row: S) => z.array(row).nullish().transform((found) => found ?? []); // prettier-ignore

const post = z.object({
  ...{ id: text, uuid: text, title: text, slug: text, html: text, lexical: text, mobiledoc: text, feature_image: text },
  ...{
    type: text,
    status: text,
    visibility: text,
    custom_excerpt: text,
    published_at: text,
    page: z.unknown().optional(),
  },
  ...{ meta_title: text, meta_description: text, author_id: text },
});
const data = z.object({
  posts: z.array(post),
  tags: rows(z.object({ id: text, name: text, slug: text })),
  posts_tags: rows(z.object({ post_id: text, tag_id: text, sort_order: z.number().catch(0) })),
  users: rows(z.object({ id: text, name: text })),
  posts_authors: rows(z.object({ post_id: text, author_id: text, sort_order: z.number().catch(0) })),
  posts_meta: rows(z.object({ post_id: text, meta_title: text, meta_description: text })),
});
type Data = z.output<typeof data>;
type Post = z.output<typeof post>;
/** The API answers with a list of databases, older versions with the data alone. */
const exported = z.union([
  z.object({ db: z.array(z.object({ data })).min(1) }).transform(({ db }) => db[0]?.data),
  z.object({ data }).transform((whole) => whole.data),
]);

/** Reads an export of Ghost (JSON). */
export function readGhost(json: string): Source {
  const found = exported.safeParse(parseJson(json)).data;
  if (!found) throw new ImportError(NO_EXPORT);
  if (found.posts.length > IMPORT_ENTRIES_MAX) throw new ImportError(TOO_MANY);
  const lookUp = lookUpIn(found);
  return {
    ...{ program: 'ghost', siteUrl: '', files: [] },
    records: found.posts.map((one) => toRecord(one, lookUp(one))),
    tagPages: publicTags(found.tags).map(({ name, slug }) => ({ tag: name, path: `/tag/${slug}` })),
    others: found.users.length > 0 ? [{ title: '', note: note('accounts', { count: found.users.length }) }] : [],
  };
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new ImportError(CUT_OFF);
  }
}

/** Ghost hides tags that begin with '#'. */
function publicTags(tags: Data['tags']): Data['tags'] {
  return tags.filter(({ name }) => name !== '' && !name.startsWith('#'));
}

interface Related {
  tags: string[];
  author: string;
  seo: SourceRecord['seo'];
}

function lookUpIn({ tags, posts_tags, users, posts_authors, posts_meta }: Data): (post: Post) => Related {
  const tagNames = new Map(publicTags(tags).map(({ id, name }) => [id, name]));
  const userNames = new Map(users.map(({ id, name }) => [id, name]));
  const sorted = <R extends { post_id: string; sort_order: number }>(all: R[]) =>
    Map.groupBy(all.toSorted((a, b) => a.sort_order - b.sort_order), ({ post_id }) => post_id); // prettier-ignore
  const [tagsOf, authorsOf] = [sorted(posts_tags), sorted(posts_authors)];
  const metaOf = new Map(posts_meta.map((one) => [one.post_id, one]));
  return ({ id, author_id, meta_title, meta_description }) => {
    const authors = authorsOf.get(id)?.map((one) => userNames.get(one.author_id) ?? '') ?? [];
    return {
      tags: tagsOf.get(id)?.flatMap(({ tag_id }) => tagNames.get(tag_id) ?? []) ?? [],
      author: authors.filter(Boolean).join(', ') || (userNames.get(author_id) ?? ''),
      seo: {
        title: metaOf.get(id)?.meta_title || meta_title,
        description: metaOf.get(id)?.meta_description || meta_description,
      },
    };
  };
}

function toRecord(one: Post, { tags, author, seo }: Related): SourceRecord {
  const isPage = one.type === 'page' || one.page === true || one.page === 1;
  const isRestricted = one.visibility !== '' && one.visibility !== 'public';
  const wasPublic = one.status === 'published';
  const isOpen = (wasPublic || one.status === 'scheduled') && !isRestricted;
  return {
    ...{ id: one.uuid || one.id, collection: isPage ? 'pages' : 'blog', title: one.title, slug: one.slug },
    path: wasPublic ? `/${one.slug}/` : '',
    otherPaths: [`/${one.slug}/`, `/p/${one.uuid}/`],
    html: one.html || one.lexical || one.mobiledoc,
    ...{ excerpt: one.custom_excerpt, author, tags, cover: one.feature_image, seo, builderMarkup: '' },
    publishedAt: isoOrNone(one.published_at),
    status: isOpen ? 'published' : 'draft',
    notes: notesOf(one, isRestricted),
  };
}

function notesOf({ html, lexical, mobiledoc, status }: Post, isRestricted: boolean): ImportNote[] {
  return [
    ...(isRestricted ? [note('for-members')] : []),
    ...(status === 'sent' ? [note('only-mailed')] : []),
    ...(html === '' && (lexical || mobiledoc) ? [note('no-html')] : []),
  ];
}

function isoOrNone(moment: string): string {
  const time = Date.parse(moment);
  return Number.isNaN(time) ? '' : new Date(time).toISOString();
}
