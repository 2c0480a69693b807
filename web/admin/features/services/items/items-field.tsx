import { Button, Input, SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import { TbPlus } from 'react-icons/tb';
import type { ServiceBlockType } from '#contract/constants.ts';
import type { ServiceItem } from '#contract/collections/services.ts';
import { upperFirst } from '#web/admin/editing/form/labels.ts';
import { messageAt } from '#web/admin/editing/form/resolver.ts';
import { FieldFrame } from '#web/admin/editing/fields/field-frame.tsx';
import { TextButton } from '#web/admin/shell/text-button.tsx';
import type { FieldProps } from '#web/admin/editing/fields/use-field.ts';
import { Sortable } from '#web/admin/editing/order/sortable.tsx';
import { sectionTypes } from '#web/admin/features/services/sections/section-types.ts';
import { asLine } from './item-kinds.ts';
import { ItemRow } from './item-row.tsx';
import classes from './items.module.css';
import { LineItems } from './line-items.tsx';
import { useItems, type Items } from './use-items.ts';

type ListMode = 'lines' | 'rows';

/** The items of a section: as plain lines, or one by one. */
export function ItemsField({ type, ...props }: FieldProps & { type: ServiceBlockType }) {
  const { kind, one, many } = sectionTypes[type];
  const list = useItems(props);
  const { items, field } = list;
  const areLines = items.every((item) => typeof item === 'string');
  const [wanted, setWanted] = useState<ListMode>(() =>
    areLines && (items.length > 0 || kind === 'line') ? 'lines' : 'rows',
  );
  const [joined, setJoined] = useState<ServiceItem[] | null>(null);
  const mayBeLines = kind === 'line' || kind === 'titled';
  const mode = mayBeLines && areLines ? wanted : 'rows';
  function choose(next: ListMode) {
    setWanted(next);
    setJoined(next === 'lines' && !areLines ? items : null);
    if (next === 'lines' && !areLines) list.setAll(items.map(asLine));
  }
  return (
    <FieldFrame field={field} isControl={false}>
      {mayBeLines && (
        <SegmentedControl
          className={classes.mode}
          size="xs"
          aria-label={`${upperFirst(many)}: how they are written`}
          data={[
            { value: 'rows', label: 'With descriptions' },
            { value: 'lines', label: 'One per line' },
          ]}
          value={mode}
          onChange={(value) => choose(value === 'lines' ? 'lines' : 'rows')}
        />
      )}
      {joined && mode === 'lines' && (
        <p className={classes.note} role="status">
          Descriptions are now on the same line as their titles.{' '}
          <TextButton
            onClick={() => {
              list.setAll(joined);
              setJoined(null);
              setWanted('rows');
            }}
          >
            Undo
          </TextButton>
        </p>
      )}
      {mode === 'lines' ? (
        <LineItems list={list} one={one} path={props.path} />
      ) : (
        <ItemRows list={list} type={type} path={props.path} />
      )}
    </FieldFrame>
  );
}

function ItemRows({ list, type, path }: { list: Items; type: ServiceBlockType; path: string }) {
  const { kind, one } = sectionTypes[type];
  const { field, items, keys, removed } = list;
  const { errors } = useFormState();
  const wrong = messageAt(errors, path);
  const isFull = items.length >= (field.info.max ?? Infinity);
  return (
    <>
      <Sortable ids={keys} nameAt={list.nameAt} onMove={list.move}>
        <ol className={classes.rows} aria-labelledby={`${field.id}-label`}>
          {items.map((item, index) => (
            <ItemRow
              key={keys[index]}
              id={keys[index] ?? ''}
              list={list}
              type={type}
              item={item}
              index={index}
              path={path}
            />
          ))}
        </ol>
      </Sortable>
      {removed && (
        <p className={classes.note} role="status">
          {upperFirst(one)}
          {asLine(removed.item) && ` “${asLine(removed.item)}”`} removed.{' '}
          <TextButton id={`${field.id}-undo`} onClick={list.undoRemove}>
            Undo
          </TextButton>
        </p>
      )}
      {wrong && <Input.Error role="alert">{wrong}</Input.Error>}
      <Button
        id={field.id}
        variant="default"
        leftSection={<TbPlus size={16} aria-hidden />}
        disabled={isFull}
        onClick={() => list.add(kind === 'line' ? 'titled' : kind)}
      >
        Add {one}
      </Button>
      {isFull && (
        <Input.Description mt={4}>{`At most ${field.info.max} ${sectionTypes[type].many}.`}</Input.Description>
      )}
    </>
  );
}
