import { Button, Input, Title } from '@mantine/core';
import { useEffect } from 'react';
import { useFormState } from 'react-hook-form';
import { TbPlus } from 'react-icons/tb';
import { metaOf } from '#contract/field-meta.ts';
import { useEditorState } from '#web/admin/editing/form/editor-context.ts';
import { joinPath } from '#web/admin/editing/form/changed-paths.ts';
import { NEW_ENTRY } from '#web/admin/editing/form/pair-entries.ts';
import { upperFirst } from '#web/admin/editing/form/labels.ts';
import { messageAt } from '#web/admin/editing/form/resolver.ts';
import { ChangedMark } from './changed-mark.tsx';
import classes from './list.module.css';
import { isCompact } from './layout.ts';
import { ListEntry } from './list-entry.tsx';
import { Sortable } from '#web/admin/editing/order/sortable.tsx';
import { OnlyOneField } from './only-one-field.tsx';
import { onlyOneOf } from './only-one.ts';
import { TextButton } from '#web/admin/shell/text-button.tsx';
import { showControl, type FieldProps } from './use-field.ts';
import { useEntries } from './use-entries.ts';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as fieldsTexts from '#web/admin/texts/fields.ts';
import { counted } from '#web/admin/texts/language.ts';

/** A list of entries: add, remove, and reorder by keys, buttons or dragging. */
export function ListField({ schema, path, basePath, label }: FieldProps) {
  const { element, item = 'entry', max = Infinity, help, heading, anyOrder = false } = metaOf(schema);
  const { errors } = useFormState({ name: path });
  const { target } = useEditorState();
  const list = useEntries(path, basePath, element);
  const addId = `${list.id}-add`;
  useEffect(() => {
    if (target?.path === path) showControl(addId, target.isQuiet);
  }, [target, path, addId]);
  if (!element) return null;
  const error = messageAt(errors, path);
  const isFull = list.entries.length >= max;
  const compact = isCompact(element);
  const onlyOne = onlyOneOf(element);
  return (
    <section className={classes.list} aria-labelledby={`${list.id}-label`}>
      <div className={classes.head}>
        <Title order={3} id={`${list.id}-label`} className={heading === label ? classes.unseen : classes.label}>
          {label}
        </Title>
        {/* An empty list says so once, below. */}
        {list.entries.length > 0 && (
          <span className={classes.count}>
            {counted(list.entries.length, item, manyOf(item))}
            {list.entries.length > 1 && !anyOrder && fieldsTexts.shownInThisOrder}
          </span>
        )}
        {list.isMoved && <ChangedMark label={fieldsTexts.orderOf(label)} onUndo={list.undoMoves} />}
      </div>
      {help && <Input.Description className={classes.help}>{help}</Input.Description>}
      {onlyOne && list.entries.length > 1 && (
        <OnlyOneField
          path={path}
          basePath={basePath}
          onlyOne={onlyOne}
          pairs={list.entries.map(({ pair }) => pair)}
          item={item}
          nameAt={list.nameAt}
        />
      )}
      <Sortable ids={list.entries.map(({ id }) => id)} nameAt={list.nameAt} onMove={list.move}>
        <ol className={classes.entries} data-compact={compact || undefined}>
          {list.entries.map(({ id, pair }, index) => (
            <ListEntry
              key={id}
              id={id}
              element={element}
              item={item}
              path={joinPath(path, String(index))}
              basePath={pair === NEW_ENTRY || basePath === null ? null : joinPath(basePath, String(pair))}
              index={index}
              isLast={index === list.entries.length - 1}
              isOpen={list.isOpen(id)}
              isCompact={compact}
              isMovable={!anyOrder}
              onToggle={list.toggle}
              onMove={list.move}
              onRemove={list.remove}
            />
          ))}
        </ol>
      </Sortable>
      {list.entries.length === 0 && <p className={classes.none}>{fieldsTexts.noYet(manyOf(item))}</p>}
      {list.removed && (
        <p className={classes.removed} role="status">
          {fieldsTexts.removed(upperFirst(item), list.removed.name)}{' '}
          <TextButton id={`${list.id}-undo`} onClick={list.undoRemove}>
            {commonTexts.undo}
          </TextButton>
        </p>
      )}
      {error && <Input.Error role="alert">{error}</Input.Error>}
      <Button
        id={addId}
        variant="default"
        leftSection={<TbPlus size={16} aria-hidden />}
        disabled={isFull}
        onClick={list.add}
        className={classes.add}
      >
        {fieldsTexts.add(item)}
      </Button>
      {isFull && <Input.Description>{fieldsTexts.atMostEntries(max)}</Input.Description>}
    </section>
  );
}

function manyOf(item: string): string {
  return item === 'person' ? 'people' : `${item}s`;
}
