import { ActionIcon, Menu, UnstyledButton } from '@mantine/core';
import { memo, useEffect } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { TbArrowDown, TbArrowUp, TbChevronDown, TbDots, TbTrash } from 'react-icons/tb';
import type { z } from 'zod';
import { metaOf, type Shape } from '#contract/field-meta.ts';
import { Icon } from '#web/ui/icons.tsx';
import { fieldId, useEditorState } from '#web/admin/editing/form/editor-context.ts';
import { entryLabel } from '#web/admin/editing/form/labels.ts';
import { flattenErrors, messageAt } from '#web/admin/editing/form/resolver.ts';
import { getIn } from '#web/admin/editing/form/values.ts';
import { FoldableForm } from '#web/admin/editing/upload/foldable-form.tsx';
import { FieldGrid } from './fields.tsx';
import { DragHandle, useSortableRow } from '#web/admin/editing/order/drag-handle.tsx';
import { placeFields } from './layout.ts';
import classes from './list.module.css';
import { summarizeEntry } from './summary.ts';
import { showControl } from './use-field.ts';
import { usePageOfLink } from './use-page-of-link.ts';
import { VISIBLE, VisibleSwitch } from './visible-switch.tsx';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as fieldsTexts from '#web/admin/texts/fields.ts';

interface ListEntryProps {
  id: string;
  element: z.ZodType;
  item: string;
  path: string;
  basePath: string | null;
  index: number;
  isLast: boolean;
  isOpen: boolean;
  /** Always open in one row. */
  isCompact: boolean;
  isMovable: boolean;
  onToggle: (id: string) => void;
  onMove: (from: number, to: number, by: 'up' | 'down') => void;
  onRemove: (index: number) => void;
}

/** One entry of a list: a summary, its buttons, and its fields when unfolded. */
export const ListEntry = memo(function ListEntry(props: ListEntryProps) {
  const { id, element, item, path, basePath, index, isOpen, isCompact, isMovable, onToggle } = props;
  const own = fieldId(path);
  const name = entryLabel(item, index);
  const { control } = useFormContext();
  const { errors } = useFormState({ control, name: path });
  const sortable = useSortableRow(id);
  const shape = metaOf(element).shape ?? {};
  const message = messageAt(errors, path);
  const wrong = flattenErrors(getIn(errors, path)).length;
  useOpenOnTarget(path, isCompact ? `${own}-handle` : `${own}-fold`);
  return (
    <li
      {...sortable.row}
      id={`${own}-entry`}
      className={classes.entry}
      data-open={(isOpen && !isCompact) || undefined}
      data-wrong={wrong > 0 || undefined}
      data-fixed={!isMovable || undefined}
    >
      <div className={classes.line}>
        {isMovable && <DragHandle id={`${own}-handle`} sortable={sortable} label={commonTexts.moveByDragging(name)} />}
        {isCompact ? (
          <EntryBody own={own} shape={shape} path={path} basePath={basePath} />
        ) : (
          <EntryHead {...props} own={own} name={name} wrong={wrong} />
        )}
        <EntryButtons {...props} own={own} name={name} />
        {!isCompact && (
          // For pointers only; keyboards use the whole line.
          <UnstyledButton className={classes.chevron} tabIndex={-1} aria-hidden onClick={() => onToggle(id)}>
            <TbChevronDown size={18} />
          </UnstyledButton>
        )}
      </div>
      {message !== undefined && (
        <p id={`${own}-message`} className={classes.message} role="alert">
          {message}
        </p>
      )}
      {!isCompact && (
        <FoldableForm className={classes.body} isOpen={isOpen}>
          <EntryBody own={own} shape={shape} path={path} basePath={basePath} />
        </FoldableForm>
      )}
    </li>
  );
});

interface BodyProps {
  own: string;
  shape: Shape;
  path: string;
  basePath: string | null;
}

function EntryBody({ own, shape, path, basePath }: BodyProps) {
  return (
    <div id={`${own}-body`} className={classes.fields}>
      <FieldGrid fields={placeFields(shape).filter(({ key }) => key !== VISIBLE)} path={path} basePath={basePath} />
    </div>
  );
}

function EntryHead(props: ListEntryProps & { own: string; name: string; wrong: number }) {
  const { element, item, path, basePath, id, isOpen, onToggle, own, name, wrong } = props;
  const entry: unknown = useWatch({ name: path });
  const { icon, linkAsTitle = '', ...words } = summarizeEntry(element, entry);
  const page = usePageOfLink(linkAsTitle);
  const { title, detail } = page ? { title: page.title, detail: linkAsTitle } : words;
  const shape = metaOf(element).shape ?? {};
  const visible = shape[VISIBLE];
  return (
    <>
      <UnstyledButton
        id={`${own}-fold`}
        className={classes.fold}
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${own}-body` : undefined}
        aria-describedby={wrong > 0 ? `${own}-message` : undefined}
        onClick={() => onToggle(id)}
      >
        {icon !== undefined && <Icon name={icon} size={18} className={classes.icon} />}
        <span className={classes.summary}>
          <span className={classes.title} data-empty={title === '' || undefined}>
            {title || (basePath === null ? fieldsTexts.newWithItem(item) : fieldsTexts.untitled(item))}
            <span className={classes.unseen}>, {name}</span>
          </span>
          {wrong > 0 ? (
            <span className={classes.attention}>{commonTexts.needsAttention}</span>
          ) : (
            detail && <span className={classes.detail}>{detail}</span>
          )}
        </span>
        {basePath === null && <span className={classes.badge}>{fieldsTexts.newLabel}</span>}
      </UnstyledButton>
      {visible && <VisibleSwitch path={`${path}.${VISIBLE}`} basePath={basePath} name={title || name} />}
    </>
  );
}

function EntryButtons({
  own,
  name,
  index,
  isLast,
  isMovable,
  onMove,
  onRemove,
}: ListEntryProps & { own: string; name: string }) {
  const remove = () => onRemove(index);
  const removal = (className: string | undefined) => (
    <ActionIcon className={className} onClick={remove} aria-label={fieldsTexts.remove(name)}>
      <TbTrash size={18} aria-hidden />
    </ActionIcon>
  );
  if (!isMovable) return <div className={classes.buttons}>{removal(undefined)}</div>;
  const up = () => onMove(index, index - 1, 'up');
  const down = () => onMove(index, index + 1, 'down');
  return (
    <div className={classes.buttons}>
      <ActionIcon
        id={`${own}-up`}
        className={classes.wide}
        disabled={index === 0}
        onClick={up}
        aria-label={commonTexts.moveUpWithName(name)}
      >
        <TbArrowUp size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon
        id={`${own}-down`}
        className={classes.wide}
        disabled={isLast}
        onClick={down}
        aria-label={commonTexts.moveDownWithName(name)}
      >
        <TbArrowDown size={18} aria-hidden />
      </ActionIcon>
      {removal(classes.wide)}
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon className={classes.narrow} aria-label={commonTexts.moreFor(name)}>
            <TbDots size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<TbArrowUp size={16} aria-hidden />} disabled={index === 0} onClick={up}>
            {commonTexts.moveUp}
          </Menu.Item>
          <Menu.Item leftSection={<TbArrowDown size={16} aria-hidden />} disabled={isLast} onClick={down}>
            {commonTexts.moveDown}
          </Menu.Item>
          <Menu.Item color="var(--dd-brick)" leftSection={<TbTrash size={16} aria-hidden />} onClick={remove}>
            {commonTexts.remove}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </div>
  );
}

function useOpenOnTarget(path: string, id: string) {
  const { target } = useEditorState();
  useEffect(() => {
    if (target?.path === path) showControl(id, target.isQuiet);
  }, [target, path, id]);
}
