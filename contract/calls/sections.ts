import { z } from 'zod';
import { PICTURES_PER_PAGE } from '../constants.ts';
import { UPLOAD_KINDS, type UploadKind } from '../kinds.ts';
import { picture, picturesPage } from '../records/picture.ts';
import { replyOf } from '../sections/section.ts';
import { sections, type SectionName } from '../sections/index.ts';
import { hasSiteFacts } from '../sections/site-facts.ts';
import { pagedAndSearched, type CallTable } from './call.ts';

interface SectionCalls<W extends z.ZodType, R extends z.ZodType> {
  title: string;
  write: W;
  record: R;
}
const readSection = <W extends z.ZodType, R extends z.ZodType>({ title, record }: SectionCalls<W, R>) =>
  ({ summary: `${title} section. Staff see hidden entries too`, who: 'anyone', reply: record }) as const;
const saveSection = <W extends z.ZodType, R extends z.ZodType>(
  name: SectionName,
  { title, write, record }: SectionCalls<W, R>,
) =>
  ({
    summary: `Replace the ${title} section`,
    who: 'staff',
    checksVersion: true,
    body: write,
    reply: record,
    audit: { action: 'update', kind: 'sections', record: { name, title } },
    // Facts of the site change other sections too.
    invalidates: hasSiteFacts(name) ? 'all' : 'section',
  }) as const;
const uploaded = replyOf({ imageUrl: z.string(), width: z.number(), height: z.number() });
const upload = (kind: UploadKind) =>
  ({
    summary: `Upload a picture (${kind})`,
    who: 'staff',
    media: 'upload',
    reply: uploaded,
    audit: { action: 'upload', kind: 'pictures', record: { name: kind } },
    invalidates: 'none',
  }) as const;

const uploadCalls = Object.fromEntries(UPLOAD_KINDS.map((kind) => [`POST /upload/${kind}`, upload(kind)])) as {
  [K in `POST /upload/${UploadKind}`]: ReturnType<typeof upload>;
}; // one for each kind

/** The sections of the site, and the uploads. */
export const sectionsCalls = {
  'GET /site': readSection(sections.site),
  'PUT /site': saveSection('site', sections.site),
  'GET /appearance': readSection(sections.appearance),
  'PUT /appearance': saveSection('appearance', sections.appearance),
  'GET /menus': readSection(sections.menus),
  'PUT /menus': saveSection('menus', sections.menus),
  'GET /footer': readSection(sections.footer),
  'PUT /footer': saveSection('footer', sections.footer),
  'GET /faq': readSection(sections.faq),
  'PUT /faq': saveSection('faq', sections.faq),
  'GET /hero': readSection(sections.hero),
  'PUT /hero': saveSection('hero', sections.hero),
  'GET /work': readSection(sections.work),
  'PUT /work': saveSection('work', sections.work),
  'GET /about': readSection(sections.about),
  'PUT /about': saveSection('about', sections.about),
  'GET /service-section': readSection(sections['service-section']),
  'PUT /service-section': saveSection('service-section', sections['service-section']),
  'GET /workflow': readSection(sections.workflow),
  'PUT /workflow': saveSection('workflow', sections.workflow),
  'GET /contact/section': readSection(sections.contact),
  'PUT /contact/section': saveSection('contact', sections.contact),
  'GET /pricing': readSection(sections.pricing),
  'GET /pricing/admin': { summary: 'Pricing section with hidden plans', who: 'staff', reply: sections.pricing.record },
  'PUT /pricing': saveSection('pricing', sections.pricing),
  ...uploadCalls,
  'GET /pictures': {
    summary: 'Uploaded pictures by page, those sent last first. `q` searches their file names',
    who: 'staff',
    query: z.object(pagedAndSearched(PICTURES_PER_PAGE)),
    reply: picturesPage,
  },
  'GET /pictures/:name': {
    summary: 'One uploaded picture, by the last part of its address',
    who: 'staff',
    params: z.object({ name: z.string().min(1).max(100) }),
    reply: picture,
  },
} as const satisfies CallTable;
