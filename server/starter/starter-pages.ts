import { pages, type Page } from '#contract/collections/pages.ts';
import { FIRST_PAGES } from '#contract/constants.ts';
import { sampleLawIn } from '#contract/sample-law.ts';
import { hooksOf } from '#server/collection-hooks.ts';
import type { Database } from '#server/db/open.ts';
import type { FieldValues } from '#server/history/content-fields.ts';
import { openCollection } from '#server/records/open-collection.ts';
import { isFirstLegal, starterBlock } from './starter-blocks.ts';
import { replacing, saysTheSame } from './starter-sections.ts';

/** The pages with the rules for the business, which name a law and courts. */
const LEGAL_PAGES: readonly string[] = ['/privacy', '/terms'];

/** Fields of a block of a page, by their names. */
interface BlockFields {
  page: string;
  block: string;
  fields: string[];
}

/** The words of the blocks with which the first pages of a site begin. */
export function openStarterPages(database: Database) {
  const store = openCollection(database, pages.name, hooksOf(pages.name));

  function readPages(): Promise<Page[]> {
    return store.list((all) => all.where('slug', 'in', FIRST_PAGES));
  }

  /** The fields that still say what the starter site says. */
  async function unchanged(): Promise<BlockFields[]> {
    return (await readPages()).flatMap(({ _id: page, slug, blocks }) =>
      blocks.flatMap((block) => {
        const words = starterBlock(slug, block);
        if (!words) return [];
        const { starter, empty } = words;
        const values = ownContent(block);
        const fields = Object.keys(starter).filter(
          (field) => saysTheSame(values[field], starter[field]) && !saysTheSame(values[field], empty[field]),
        );
        return fields.length > 0 ? [{ page, block: block._id, fields }] : [];
      }),
    );
  }

  /** Changes the fields that say the same as the site `from` to what the other one says. */
  async function replace(found: readonly BlockFields[], from: 'starter' | 'empty'): Promise<void> {
    const to = from === 'starter' ? 'empty' : 'starter';
    for (const { _id, slug, blocks } of await readPages()) {
      const next = blocks.map((block) => {
        const fields = found.find((one) => one.page === _id && one.block === block._id)?.fields;
        const words = fields && starterBlock(slug, block);
        if (!words) return block;
        return { ...block, content: replacing(fields, { from: words[from], to: words[to] })(ownContent(block)) };
      });
      if (!saysTheSame(next, blocks)) await store.update(_id, { blocks: next });
    }
  }

  /** Whether staff have read the terms and the privacy policy: they changed both, and no law of the sample is left. */
  async function hasOwnLaw(): Promise<boolean> {
    const legal = (await readPages()).filter(({ slug }) => LEGAL_PAGES.includes(slug));
    return legal.every(
      ({ slug, blocks }) =>
        sampleLawIn(JSON.stringify(blocks)).length === 0 && !blocks.some((block) => isFirstLegal(slug, block)),
    );
  }

  return { unchanged, replace, hasOwnLaw };
}

function ownContent(block: Page['blocks'][number]): FieldValues {
  return 'content' in block && block.content ? { ...block.content } : {};
}
