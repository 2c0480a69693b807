import type { z } from 'zod';
import { sections, type SectionName } from '../sections/index.ts';
import { hasSiteFacts } from '../sections/site-facts.ts';
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
    // Facts of the site change other sections too.
    invalidates: hasSiteFacts(name) ? 'all' : 'section',
  }) as const;
/** The sections of the site. */
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
  'GET /page-texts': readSection({ ...sections['page-texts'], record: sections['page-texts'].shown }),
  'PUT /page-texts': saveSection('page-texts', sections['page-texts']),
  'GET /pricing': readSection(sections.pricing),
  'GET /pricing/admin': { summary: 'Pricing section with hidden plans', who: 'staff', reply: sections.pricing.record },
  'PUT /pricing': saveSection('pricing', sections.pricing),
} as const satisfies CallTable;
