import type { ImportNote, ImportNoteCode, ImportProgram } from '#contract/records/import.ts';

/** What an export contains, whichever program made it. */
export interface Source {
  program: ImportProgram;
  /** The address of the old site, without a slash at the end; '' if the export does not name it. */
  siteUrl: string;
  records: SourceRecord[];
  /** The full addresses of the pictures in the media library. */
  files: string[];
  /** The pages of tags and categories. */
  tagPages: TagPage[];
  /** What cannot come. */
  others: { title: string; note: ImportNote }[];
}

export interface TagPage {
  tag: string;
  /** Its path on the old site. */
  path: string;
}

/** A post or page of the old site. */
export interface SourceRecord {
  /** What names it in every export of the old site. */
  id: string;
  collection: 'blog' | 'pages';
  title: string;
  slug: string;
  /** Its path on the old site, with its query; '' if it never was public. */
  path: string;
  /** Further paths on the old site that only links in texts use: '/?p=12'. */
  otherPaths: string[];
  /** As the old program stored it. */
  html: string;
  excerpt: string;
  author: string;
  /** ISO 8601; '' if it has none. */
  publishedAt: string;
  status: 'published' | 'draft';
  tags: string[];
  /** The address of its picture; '' for none. */
  cover: string;
  seo: { title: string; description: string };
  /** What a builder of pages stored beside the text; '' for none. */
  builderMarkup: string;
  notes: ImportNote[];
  /** Why it does not come at all. */
  refusal?: ImportNote;
}

export function note(code: ImportNoteCode, { count = 0, detail = '' } = {}): ImportNote {
  return { code, count, detail };
}
