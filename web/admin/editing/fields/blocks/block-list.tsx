import { Button, Input, Title } from '@mantine/core';
import { useRef, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { TbPlus } from 'react-icons/tb';
import type { BlockType } from '#contract/blocks/index.ts';
import { metaOf } from '#contract/field-meta.ts';
import { fieldId } from '#web/admin/editing/form/editor-context.ts';
import { messageAt } from '#web/admin/editing/form/resolver.ts';
import { NEW_ENTRY } from '#web/admin/editing/form/pair-entries.ts';
import { joinPath } from '#web/admin/editing/form/changed-paths.ts';
import { Sortable } from '#web/admin/editing/order/sortable.tsx';
import { TextButton } from '#web/admin/shell/text-button.tsx';
import { ChangedMark } from '../changed-mark.tsx';
import type { FieldProps } from '../use-field.ts';
import { BlockDrawer } from './block-drawer.tsx';
import { BlockRow } from './block-row.tsx';
import { blockLabel } from './block-state.ts';
import { blockToAdd } from './block-values.ts';
import classes from './blocks.module.css';
import { PageWeight } from './page-weight.tsx';
import { useBlocks } from './use-blocks.ts';
import { useWeights } from './use-weights.ts';
import * as blocksTexts from '#web/admin/texts/blocks.ts';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as fieldsTexts from '#web/admin/texts/fields.ts';

/** The blocks of a page as rows: add, move, hide, duplicate, schedule and delete. */
export function BlockList({ schema, path, basePath, label }: FieldProps) {
  const { max = Infinity } = metaOf(schema);
  const { errors } = useFormState({ name: path });
  const slug: unknown = useWatch({ name: 'slug' });
  const list = useBlocks(path, basePath);
  const drawer = useDrawer();
  const own = fieldId(path);
  const weights = useWeights(list.typed);
  const count = list.blocks.length;
  const isFull = count >= max;
  const error = messageAt(errors, path);
  return (
    <section id={own} className={classes.list} aria-labelledby={`${own}-label`}>
      <div className={classes.head}>
        <Title order={3} id={`${own}-label`} className={classes.label}>
          {label}
        </Title>
        {list.isMoved && <ChangedMark label={fieldsTexts.orderOf(label)} onUndo={list.undoMoves} />}
      </div>
      <Sortable ids={list.blocks.map(({ block }) => block._id)} nameAt={list.nameAt} onMove={list.move}>
        <ol className={classes.rows}>
          {list.blocks.map(({ block, pair }, index) => (
            <BlockRow
              key={block._id}
              block={block}
              path={joinPath(path, String(index))}
              basePath={pair === NEW_ENTRY || basePath === null ? null : joinPath(basePath, String(pair))}
              index={index}
              isLast={index === count - 1}
              isOpen={list.openId === block._id}
              list={list}
              weight={weights.weightOf(block)}
              onAdd={isFull ? null : () => drawer.openAt(index)}
            />
          ))}
        </ol>
      </Sortable>
      {count === 0 && <p className={classes.none}>{blocksTexts.thisPageHasNoBlocks}</p>}
      {list.removed && (
        <p className={classes.removed} role="status">
          {blocksTexts.deleted(blockLabel(list.removed.block))}{' '}
          <TextButton id={`${own}-undo`} onClick={list.undoRemove}>
            {commonTexts.undo}
          </TextButton>
        </p>
      )}
      {error && <Input.Error role="alert">{error}</Input.Error>}
      <Button
        id={`${own}-add`}
        variant="default"
        className={classes.add}
        leftSection={<TbPlus size={16} aria-hidden />}
        disabled={isFull}
        onClick={() => drawer.openAt(count)}
      >
        {blocksTexts.addBlock}
      </Button>
      <PageWeight blocks={list.typed} weights={weights} isWholePage={path === 'blocks'} />
      {isFull && <Input.Description>{blocksTexts.aPageHasAtMost(max)}</Input.Description>}
      <BlockDrawer
        isOpen={drawer.isOpen}
        onClose={drawer.close}
        onChoose={(type: BlockType) => {
          drawer.close();
          list.add(drawer.index(), blockToAdd(type, slug === '/'));
        }}
      />
    </section>
  );
}

/** The drawer of blocks, and the place that gets the chosen one. */
function useDrawer() {
  const [isOpen, setOpen] = useState(false);
  const place = useRef(0);
  return {
    isOpen,
    index: () => place.current,
    openAt: (index: number) => {
      place.current = index;
      setOpen(true);
    },
    close: () => setOpen(false),
  };
}
