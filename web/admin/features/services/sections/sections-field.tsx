import { Input, Title } from '@mantine/core';
import { useFormState } from 'react-hook-form';
import { SERVICE_BLOCKS, type ServiceBlockType } from '#contract/constants.ts';
import { metaOf } from '#contract/field-meta.ts';
import { services, serviceBlock } from '#contract/collections/services.ts';
import { NEW_ENTRY } from '#web/admin/editing/form/pair-entries.ts';
import { messageAt } from '#web/admin/editing/form/resolver.ts';
import { ChangedMark } from '#web/admin/editing/fields/changed-mark.tsx';
import { TextButton } from '#web/admin/shell/text-button.tsx';
import { useEntries } from '#web/admin/editing/fields/use-entries.ts';
import { Sortable } from '#web/admin/editing/order/sortable.tsx';
import { useIsNew } from '#web/admin/editing/form/is-new-context.ts';
import { SectionCard } from './section-card.tsx';
import classes from './sections.module.css';
import { AddSection, FirstSection } from './type-picker.tsx';

const PATH = 'sections';

/** The sections of a service page: add by type, reorder, remove and restore. */
export function SectionsField() {
  const isNew = useIsNew();
  const list = useEntries(PATH, isNew ? null : PATH, serviceBlock);
  const { errors } = useFormState({ name: PATH });
  const { max = Infinity } = metaOf(services.fields.sections);
  const { entries, removed } = list;
  const error = messageAt(errors, PATH);
  const add = (type: ServiceBlockType) => list.append({ type, title: SERVICE_BLOCKS[type], content: '', items: [] });
  return (
    <section className={classes.sections} aria-labelledby={`${list.id}-label`}>
      <div className={classes.head}>
        <Title order={3} id={`${list.id}-label`} className={classes.heading}>
          Sections
        </Title>
        {list.isMoved && <ChangedMark label="order of the sections" onUndo={list.undoMoves} />}
        <span className={classes.count}>{sectionCount(entries.length)}</span>
      </div>
      {entries.length === 0 && <FirstSection onAdd={add} />}
      <Sortable ids={entries.map(({ id }) => id)} nameAt={list.nameAt} onMove={list.move}>
        <ol className={classes.cards}>
          {entries.map(({ id, pair }, index) => (
            <SectionCard
              key={id}
              id={id}
              path={`${PATH}.${index}`}
              basePath={pair === NEW_ENTRY || isNew ? null : `${PATH}.${pair}`}
              index={index}
              isLast={index === entries.length - 1}
              isOpen={list.isOpen(id)}
              onToggle={list.toggle}
              onMove={list.move}
              onRemove={list.remove}
            />
          ))}
        </ol>
      </Sortable>
      {removed && (
        <p className={classes.note} role="status">
          Section “{removed.name}” removed.{' '}
          <TextButton id={`${list.id}-undo`} onClick={list.undoRemove}>
            Undo
          </TextButton>
        </p>
      )}
      {error && <Input.Error role="alert">{error}</Input.Error>}
      {entries.length > 0 && <AddSection id={`${list.id}-add`} isFull={entries.length >= max} onAdd={add} />}
    </section>
  );
}

function sectionCount(count: number): string {
  if (count === 0) return '';
  return count === 1 ? '1 section' : `${count} sections, shown in this order`;
}
