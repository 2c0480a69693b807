import { ActionIcon } from '@mantine/core';
import { TbTrash } from 'react-icons/tb';
import type { ServiceBlockType } from '#contract/constants.ts';
import type { ServiceItem } from '#contract/collections/services.ts';
import { upperFirst } from '#web/admin/editing/form/labels.ts';
import { DragHandle, useSortableRow } from '#web/admin/editing/order/drag-handle.tsx';
import { sectionTypes } from '#web/admin/features/services/sections/section-types.ts';
import { isPlan, isQuestion, isTech, itemKind, type ItemKind } from './item-kinds.ts';
import classes from './items.module.css';
import { PlanFields } from './plan-fields.tsx';
import { TechFields } from './tech-fields.tsx';
import { itemId, type Items } from './use-items.ts';
import { QuestionFields, TitledFields } from './text-item-fields.tsx';

interface ItemRowProps {
  /** Its key, which stays when it moves. */
  id: string;
  list: Items;
  type: ServiceBlockType;
  item: ServiceItem;
  index: number;
  /** The path of the list. */
  path: string;
}

/** Props of the fields of one item. */
export interface ItemProps<I> {
  item: I;
  onChange: (item: ServiceItem) => void;
  onBlur: () => void;
  /** The path of the item. */
  path: string;
  /** Its name, such as 'Step 2'. */
  name: string;
}

/** One item of a section: drag handle, fields of its kind, remove button. */
export function ItemRow({ id, list, type, item, index, path }: ItemRowProps) {
  const { one } = sectionTypes[type];
  const sortable = useSortableRow(id);
  const name = `${upperFirst(one)} ${index + 1}`;
  const isForeign = !isKindOf(itemKind(item), sectionTypes[type].kind);
  const props = {
    path: `${path}.${index}`,
    name,
    onChange: (next: ServiceItem) => list.change(index, next),
    onBlur: list.field.blur,
  };
  return (
    <li {...sortable.row} id={itemId(list.field.id, index)} className={classes.row}>
      <DragHandle sortable={sortable} label={`Move ${name}`} onStep={(by) => list.move(index, index + by)} />
      {type === 'process' && (
        <span className={classes.number} aria-hidden>
          {index + 1}
        </span>
      )}
      <div className={classes.fields} role="group" aria-label={name}>
        <ItemFields {...props} item={item} />
        {isForeign && <p className={classes.foreign}>Made for another type of section. Its content is kept.</p>}
      </div>
      <ActionIcon className={classes.remove} aria-label={`Remove ${name}`} onClick={() => list.remove(index)}>
        <TbTrash size={18} aria-hidden />
      </ActionIcon>
    </li>
  );
}

function ItemFields({ item, ...props }: ItemProps<ServiceItem>) {
  if (isQuestion(item)) return <QuestionFields {...props} item={item} />;
  if (isPlan(item)) return <PlanFields {...props} item={item} />;
  if (isTech(item)) return <TechFields {...props} item={item} />;
  return <TitledFields {...props} item={item} />;
}

function isKindOf(kind: ItemKind, wanted: ItemKind): boolean {
  return kind === wanted || kind === 'line' || (kind === 'titled' && wanted === 'line');
}
