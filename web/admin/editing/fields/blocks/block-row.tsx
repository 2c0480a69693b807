import { ActionIcon, UnstyledButton } from '@mantine/core';
import { useEffect } from 'react';
import { useFormState } from 'react-hook-form';
import { TbAlertTriangle, TbArrowDown, TbArrowUp, TbChevronDown, TbPlus } from 'react-icons/tb';
import { fieldId, useEditorState } from '#web/admin/editing/form/editor-context.ts';
import { useIsNew } from '#web/admin/editing/form/is-new-context.ts';
import { flattenErrors, messageAt } from '#web/admin/editing/form/resolver.ts';
import { getIn } from '#web/admin/editing/form/values.ts';
import { DragHandle, useSortableRow } from '#web/admin/editing/order/drag-handle.tsx';
import { FoldableForm } from '#web/admin/editing/upload/foldable-form.tsx';
import { showControl } from '../use-field.ts';
import { blockFindings } from './block-findings.ts';
import { BlockForm } from './block-form.tsx';
import { BlockMenu } from './block-menu.tsx';
import { blockChips, blockLabel, firstWords, lookLabel } from './block-state.ts';
import type { BlockValues } from './block-values.ts';
import classes from './blocks.module.css';
import { inKb } from './page-weight.tsx';
import type { Blocks } from './use-blocks.ts';
import { useBlockContent } from './use-block-content.ts';
import * as blocksTexts from '#web/admin/texts/blocks.ts';
import * as commonTexts from '#web/admin/texts/common.ts';

export interface BlockRowProps {
  block: BlockValues;
  path: string;
  /** The path of the saved block; null for a new one. */
  basePath: string | null;
  index: number;
  isLast: boolean;
  isOpen: boolean;
  list: Blocks;
  /** The bytes that it loads; null while they are not known. */
  weight: number | null;
  /** Opens the drawer for a block before this one; null if the page is full. */
  onAdd: (() => void) | null;
}

/** A block of a page: its kind, its first words, its state and its buttons, and its form when it is open. */
export function BlockRow(props: BlockRowProps) {
  const { block, path, basePath, index, isLast, isOpen, list, onAdd } = props;
  const own = fieldId(path);
  const isNewPage = useIsNew();
  const name = list.nameAt(index);
  const sortable = useSortableRow(block._id);
  const { errors } = useFormState({ name: path });
  const message = messageAt(errors, path);
  const isWrong = flattenErrors(getIn(errors, path)).length > 0;
  useShowOnTarget(path, `${own}-fold`);
  return (
    <li {...sortable.row} id={`${own}-entry`} className={classes.item}>
      {onAdd && (
        <span className={classes.between}>
          <ActionIcon className={classes.plus} aria-label={blocksTexts.addABlockBefore(name)} onClick={onAdd}>
            <TbPlus size={16} aria-hidden />
          </ActionIcon>
        </span>
      )}
      <div
        className={classes.row}
        data-wrong={isWrong || undefined}
        data-off={block.hidden === true || undefined}
        data-open={isOpen || undefined}
      >
        <div className={classes.line}>
          <DragHandle
            id={`${own}-handle`}
            sortable={sortable}
            label={commonTexts.moveByDragging(name)}
            onStep={(by) => list.move(index, index + by)}
          />
          <BlockHead {...props} own={own} isWrong={isWrong} isNew={basePath === null && !isNewPage} />
          <div className={classes.buttons}>
            <ActionIcon
              id={`${own}-up`}
              className={classes.wide}
              disabled={index === 0}
              aria-label={commonTexts.moveUpWithName(name)}
              onClick={() => list.move(index, index - 1, 'up')}
            >
              <TbArrowUp size={18} aria-hidden />
            </ActionIcon>
            <ActionIcon
              id={`${own}-down`}
              className={classes.wide}
              disabled={isLast}
              aria-label={commonTexts.moveDownWithName(name)}
              onClick={() => list.move(index, index + 1, 'down')}
            >
              <TbArrowDown size={18} aria-hidden />
            </ActionIcon>
            <BlockMenu block={block} index={index} isLast={isLast} name={name} list={list} />
          </div>
        </div>
        {message !== undefined && (
          <p id={`${own}-message`} className={classes.message} role="alert">
            {message}
          </p>
        )}
        <FoldableForm id={`${own}-body`} className={classes.body} isOpen={isOpen}>
          <BlockForm block={block} path={path} basePath={basePath} />
        </FoldableForm>
      </div>
    </li>
  );
}

function BlockHead({
  block,
  isOpen,
  list,
  own,
  weight,
  isWrong,
  isNew,
}: BlockRowProps & { own: string; isWrong: boolean; isNew: boolean }) {
  const content = useBlockContent(block);
  const words = firstWords(block, content);
  const findings = blockFindings(block, content);
  const look = lookLabel(block);
  return (
    <UnstyledButton
      id={`${own}-fold`}
      className={classes.fold}
      aria-expanded={isOpen}
      aria-controls={isOpen ? `${own}-body` : undefined}
      onClick={() => list.toggle(block._id)}
    >
      <span className={classes.summary}>
        <span className={classes.title}>
          <span data-kind>{blockLabel(block)}</span> {words && <span className={classes.words}>{words}</span>}
        </span>
        <span className={classes.facts}>
          {isWrong && <span className={classes.attention}>{commonTexts.needsAttention}</span>}
          {isNew && <span className={classes.chip}>{blocksTexts.newLabel}</span>}
          {findings.length > 0 && (
            <span className={classes.finding}>
              <TbAlertTriangle size={14} aria-hidden />
              {findings.length === 1 ? findings[0] : blocksTexts.findings(findings.length)}
            </span>
          )}
          {look && <span>{look}</span>}
          {weight !== null && <span title={blocksTexts.addsToThePageSize(inKb(weight))}>{inKb(weight)}</span>}
          {blockChips(block).map(({ text, tone }) => (
            <span key={text} className={classes.chip} data-tone={tone}>
              {text}
            </span>
          ))}
        </span>
      </span>
      <TbChevronDown size={18} className={classes.chevron} aria-hidden />
    </UnstyledButton>
  );
}

function useShowOnTarget(path: string, id: string) {
  const { target } = useEditorState();
  useEffect(() => {
    if (target?.path === path) showControl(id, target.isQuiet);
  }, [target, path, id]);
}
