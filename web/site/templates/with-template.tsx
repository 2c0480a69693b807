import type { Template } from '#contract/collections/templates.ts';
import { query } from '#web/api.ts';
import { lazyHydrate } from '#web/site/lazy-hydration/lazy-hydrate.tsx';
import { useQuery } from '#web/site/query-client/use-query.tsx';
import type { GetQueryData, PageModule } from '../routes.ts';
import type * as blocksModule from './template-blocks.tsx';

type Shown = Pick<Template, '_id' | 'above' | 'below'>;
type Blocks = typeof blocksModule;

const SOURCE = 'web/site/templates/template-blocks.tsx';
/** Loaded for the first page that has a template with blocks. */
let blocks: Blocks | undefined;

async function loadBlocks(): Promise<Blocks> {
  blocks = await import('./template-blocks.tsx');
  return blocks;
}

const TemplateBlocks = lazyHydrate(async () => (await loadBlocks()).TemplateBlocks);

/** A page with the blocks that staff put above and below its main part. */
export function withTemplate(main: PageModule, place: string): PageModule {
  const call = { query: { place } };
  const templateIn = (getData: GetQueryData) => filled(getData('GET /templates/at', call));
  return {
    ...main,
    Component: PageWithTemplate,
    loadData: async (fetchQuery, visit) => {
      const [found] = await Promise.all([fetchQuery('GET /templates/at', call), main.loadData?.(fetchQuery, visit)]);
      const template = filled(found);
      if (!template) return;
      const { knownBlocks, loadBlocks: loadAll } = await loadBlocks();
      await Promise.all([TemplateBlocks.fetch(), loadAll(knownBlocks(allOf(template)), fetchQuery)]);
    },
    parts: (getData, visit) => {
      const own = main.parts?.(getData, visit) ?? [];
      const template = templateIn(getData);
      return template && blocks ? [...own, SOURCE, ...blocks.sourcesOf(blocks.knownBlocks(allOf(template)))] : own;
    },
    isLive: (getData, visit) => {
      const template = templateIn(getData);
      const isLive = template && blocks?.areLive(blocks.knownBlocks(allOf(template)), getData);
      return isLive === true || main.isLive?.(getData, visit) === true;
    },
  };

  function PageWithTemplate() {
    const { data } = useQuery(query('GET /templates/at', call));
    const template = filled(data);
    const { Component } = main;
    return (
      <>
        {template && template.above.length > 0 && <TemplateBlocks blocks={template.above} side="above" />}
        <Component />
        {template && template.below.length > 0 && <TemplateBlocks blocks={template.below} side="below" />}
      </>
    );
  }
}

/** The template of a place if it has blocks to show. */
function filled(found: Shown[] | undefined): Shown | undefined {
  return found?.find((template) => allOf(template).length > 0);
}

function allOf({ above, below }: Shown): Shown['above'] {
  return [...above, ...below];
}
