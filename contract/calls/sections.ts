import { z } from 'zod';
import type { UploadKind } from '../constants.ts';
import { replyOf } from '../sections/section.ts';
import { sections, type SectionName } from '../sections/index.ts';
import type { CallTable } from './call.ts';

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
    invalidates: 'section',
  }) as const;
const picture = replyOf({ imageUrl: z.string(), width: z.number(), height: z.number() });
const upload = (kind: UploadKind) =>
  ({
    summary: `Upload a picture (${kind})`,
    who: 'staff',
    media: 'upload',
    reply: picture,
    audit: { action: 'upload', kind: 'pictures', record: { name: kind } },
    invalidates: 'none',
  }) as const;

/** The sections of the site, and the uploads. */
export const sectionsCalls = {
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
  'GET /contact/section': readSection(sections.contact),
  'PUT /contact/section': saveSection('contact', sections.contact),
  'GET /pricing': readSection(sections.pricing),
  'GET /pricing/admin': { summary: 'Pricing section with hidden plans', who: 'staff', reply: sections.pricing.record },
  'PUT /pricing': saveSection('pricing', sections.pricing),
  'POST /upload/hero': upload('hero'),
  'POST /upload/about': upload('about'),
  'POST /upload/faq': upload('faq'),
  'POST /upload/blog': upload('blog'),
  'POST /upload/portfolio': upload('portfolio'),
  'POST /upload/services': upload('services'),
  'POST /upload/testimonials': upload('testimonials'),
} as const satisfies CallTable;
