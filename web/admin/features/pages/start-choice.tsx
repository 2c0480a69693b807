import { Select, Title, UnstyledButton } from '@mantine/core';
import { blockKinds } from '#contract/blocks/index.ts';
import { startingShapes } from '#contract/blocks/starting-shapes.ts';
import { copyBlock, isBlock, newBlock } from '#web/admin/editing/fields/blocks/block-values.ts';
import { useAllPages } from '#web/admin/editing/fields/blocks/use-sharing-places.ts';
import type { Values } from '#web/admin/editing/form/values.ts';
import classes from './pages.module.css';
import * as blocksTexts from '#web/admin/texts/blocks.ts';

interface StartChoiceProps {
  /** Gets the first blocks, and a title for a page without one. */
  onChoose: (blocks: Values[], title: string) => void;
}

/** What a new page begins with: nothing, a starting shape, or the blocks of another page. */
export function StartChoice({ onChoose }: StartChoiceProps) {
  return (
    <section aria-labelledby="page-start">
      <Title order={3} id="page-start" className={classes.startTitle}>
        {blocksTexts.whatDoYouWant}
      </Title>
      <ul className={classes.shapes}>
        <li>
          <ShapeCard label={blocksTexts.blank} help={blocksTexts.addTheBlocksOne} onClick={() => onChoose([], '')} />
        </li>
        {startingShapes.map(({ label, help, blocks }) => (
          <li key={label}>
            <ShapeCard
              label={label}
              help={help}
              parts={blocks.map(({ type }) => blockKinds[type].label)}
              onClick={() =>
                onChoose(
                  blocks.map(({ type, look, content }) => ({ ...newBlock(type, content), ...(look && { look }) })),
                  '',
                )
              }
            />
          </li>
        ))}
      </ul>
      <CopyChoice onChoose={onChoose} />
    </section>
  );
}

interface ShapeCardProps {
  label: string;
  help: string;
  parts?: readonly string[];
  onClick: () => void;
}

function ShapeCard({ label, help, parts = [], onClick }: ShapeCardProps) {
  return (
    <UnstyledButton className={classes.shape} onClick={onClick}>
      <span className={classes.shapeName}>{label}</span>
      <span className={classes.shapeHelp}>{help}</span>
      {parts.length > 0 && <span className={classes.parts}>{parts.join(', ')}</span>}
    </UnstyledButton>
  );
}

/** The blocks of another page, as blocks of their own. Blocks of an unknown kind stay behind. */
function CopyChoice({ onChoose }: StartChoiceProps) {
  const { data } = useAllPages();
  const all = data?.items ?? [];
  function copy(id: string | null) {
    const page = all.find(({ _id }) => _id === id);
    const blocks = (page?.blocks ?? []).filter(isBlock).filter(({ type }) => Object.hasOwn(blockKinds, type));
    if (page) onChoose(blocks.map(copyBlock), blocksTexts.copyOf(page.title));
  }
  return (
    <Select
      label={blocksTexts.orCopyAPage}
      placeholder={data ? blocksTexts.chooseAPage : blocksTexts.loadingThePages}
      data={all.map(({ _id, title, slug }) => ({ value: _id, label: `${title} (${slug})` }))}
      value={null}
      onChange={copy}
      nothingFoundMessage={blocksTexts.noPageHasThisTitle}
      searchable
    />
  );
}
