import type { z } from 'zod';
import { withSections, type ServiceSection } from '#contract/service-sections.ts';
import type { services } from '#contract/collections/services.ts';

type Written = z.input<typeof services.create>;
type Section = Partial<Omit<ServiceSection, 'items'>> & { items?: readonly unknown[] };

/** The texts of a service's page, as a call would send them. */
export type ServicePageWords = Omit<Written, 'blocks'> & { sections: readonly Section[] };

/** The page with its sections as blocks. */
export function asBlocks({ sections, ...page }: ServicePageWords): Written {
  const complete = sections.map(({ type = 'custom', title = '', content = '', items = [] }) => ({
    ...{ type, title, content },
    items: items as ServiceSection['items'], // the schema of the page checks them
  }));
  return { ...page, blocks: withSections([], complete) };
}
