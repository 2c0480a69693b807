import type { ServiceReply } from '#contract/calls/services.ts';
import { serviceTexts } from '#contract/texts/services.ts';
import { query } from '#web/api.ts';
import { useQueryClient } from '#web/site/query-client/use-query.tsx';
import { Section } from '#web/ui/section.tsx';
import { fieldPath } from '#web/ui/field-path.ts';
import { partOf } from '../../blocks/block-part.tsx';
import { IdeaBand } from '../../forms/idea-band.tsx';
import { boxWords, usePageTexts } from '../../page-texts.ts';
import type { GetQueryData } from '../../routes.ts';
import { ExampleProject } from './example-project.tsx';
import { OtherServices } from './other-services.tsx';
import { QuickLinks } from './quick-links.tsx';
import { ServiceHeader } from './service-header.tsx';
import styles from './service.module.css';
import { shownBlocks, type ShownBlock } from './shown-blocks.ts';

/** A service with all its blocks: those that explain it in a column beside the quick links, others as wide as the page. */
export function ServiceView({ service }: { service: ServiceReply }) {
  const { serviceBox } = usePageTexts();
  const queries = useQueryClient();
  const getData: GetQueryData = (key, options) => queries.getQueryData(query(key, options));
  const blocks = shownBlocks(service, getData);
  const stretches = inStretches(blocks, service.excerpt !== '');
  const columns = stretches.filter(({ isColumn }) => isColumn);
  return (
    <>
      <ServiceHeader service={service} />
      {stretches.map((stretch, index) =>
        stretch.isColumn ? (
          <Column
            key={index}
            service={service}
            blocks={stretch.blocks}
            links={stretch === columns[0] ? blocks.filter(({ label }) => label) : null}
            isLast={stretch === columns.at(-1)}
          />
        ) : (
          <Parts key={index} blocks={stretch.blocks} />
        ),
      )}
      <ExampleProject service={service} />
      {serviceBox.isVisible !== false && (
        <IdeaBand {...boxWords(serviceBox, serviceTexts.idea)} placeholder={service.title} of={serviceBox} />
      )}
    </>
  );
}

interface Stretch {
  isColumn: boolean;
  blocks: ShownBlock[];
}

/** Blocks beside each other that stand in the column, or that do not. One stretch is a column, the first if it must. */
function inStretches(blocks: readonly ShownBlock[], beginsWithColumn: boolean): Stretch[] {
  const stretches: Stretch[] = beginsWithColumn ? [{ isColumn: true, blocks: [] }] : [];
  for (const block of blocks) {
    const last = stretches.at(-1);
    if (last?.isColumn === block.view.isColumn) last.blocks.push(block);
    else stretches.push({ isColumn: block.view.isColumn, blocks: [block] });
  }
  return stretches.some(({ isColumn }) => isColumn) ? stretches : [...stretches, { isColumn: true, blocks: [] }];
}

interface ColumnProps {
  service: ServiceReply;
  blocks: readonly ShownBlock[];
  /** The blocks to link to; null in a later column. The first one has the excerpt, too. */
  links: readonly ShownBlock[] | null;
  isLast: boolean;
}

function Column({ service, blocks, links, isLast }: ColumnProps) {
  const { slug, excerpt } = service;
  const hasExcerpt = links !== null && excerpt !== '';
  const isBare = blocks.length === 0 && !hasExcerpt;
  return (
    <Section ridge="a" className={styles.page}>
      <div className={[styles.layout, isBare && styles.bare].filter(Boolean).join(' ')}>
        <div className={styles.side}>
          {links && links.length > 0 && <QuickLinks sections={links} />}
          {links && <OtherServices slug={slug} className={styles.beside} />}
        </div>
        <div className={styles.column}>
          {hasExcerpt && (
            <p className={styles.excerpt} data-field={fieldPath(service, 'excerpt')}>
              {excerpt}
            </p>
          )}
          {blocks.length > 0 && (
            <div className={styles.blocks}>
              <Parts blocks={blocks} />
            </div>
          )}
          {isLast && <OtherServices slug={slug} className={styles.below} />}
        </div>
      </div>
    </Section>
  );
}

function Parts({ blocks }: { blocks: readonly ShownBlock[] }) {
  return blocks.map(({ block, view, place }) => {
    const Part = partOf(block, view);
    return <Part key={block._id} block={block} place={place} />;
  });
}
