import { UnstyledButton } from '@mantine/core';
import { memo } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { TbChevronDown } from 'react-icons/tb';
import { fieldId } from '#web/admin/editing/form/editor-context.ts';
import { flattenErrors, messageAt } from '#web/admin/editing/form/resolver.ts';
import { textOfHtml } from '#web/admin/editing/form/format-value.ts';
import { asList, getIn } from '#web/admin/editing/form/values.ts';
import { asText } from '#web/admin/editing/fields/use-field.ts';
import { DragHandle, useSortableRow } from '#web/admin/editing/order/drag-handle.tsx';
import { asLine, isBlankItem, isPlan, isTech, parseItems } from '#web/admin/features/services/items/item-kinds.ts';
import { SectionBody } from './section-body.tsx';
import { SectionButtons } from './section-buttons.tsx';
import { sectionTypes, sizeLabel, knownType } from './section-types.ts';
import classes from './sections.module.css';

export interface SectionCardProps {
  id: string;
  path: string;
  /** The same section's path in the saved record; null for a new one. */
  basePath: string | null;
  index: number;
  isLast: boolean;
  isOpen: boolean;
  onToggle: (id: string) => void;
  onMove: (from: number, to: number) => void;
  onRemove: (index: number) => void;
}

/** One section: a two-line summary, its buttons, and its fields when unfolded. */
export const SectionCard = memo(function SectionCard(props: SectionCardProps) {
  const { id, path, basePath, index, isOpen, onToggle, onMove } = props;
  const own = fieldId(path);
  const name = `Section ${index + 1}`;
  const { control } = useFormContext();
  const { errors } = useFormState({ control, name: path });
  const sortable = useSortableRow(id);
  const wrong = flattenErrors(getIn(errors, path)).length;
  const message = messageAt(errors, path);
  return (
    <li
      {...sortable.row}
      id={`${own}-entry`}
      className={classes.card}
      data-open={isOpen || undefined}
      data-wrong={wrong > 0 || undefined}
    >
      <div className={classes.line}>
        <DragHandle
          sortable={sortable}
          id={`${own}-handle`}
          label={`Move ${name}`}
          onStep={(by) => onMove(index, index + by)}
        />
        <SectionHead {...props} own={own} name={name} isWrong={wrong > 0} />
        <SectionButtons {...props} own={own} name={name} />
        {/* For pointers only; keyboards use the whole line. */}
        <UnstyledButton className={classes.chevron} tabIndex={-1} aria-hidden onClick={() => onToggle(id)}>
          <TbChevronDown size={18} />
        </UnstyledButton>
      </div>
      {message !== undefined && (
        <p className={classes.message} role="alert">
          {message}
        </p>
      )}
      {isOpen && (
        <div id={`${own}-body`} className={classes.body}>
          <SectionBody path={path} basePath={basePath} name={name} />
        </div>
      )}
    </li>
  );
});

interface HeadProps extends SectionCardProps {
  own: string;
  name: string;
  isWrong: boolean;
}

function SectionHead({ id, path, basePath, isOpen, onToggle, own, name, isWrong }: HeadProps) {
  const section: unknown = useWatch({ name: path });
  const type = knownType(getIn(section, 'type'));
  const { Icon, label, tone } = sectionTypes[type];
  const title = asText(getIn(section, 'title')).trim();
  const begin = beginOf(getIn(section, 'items'), getIn(section, 'content'));
  const size = sizeLabel(type, asList(getIn(section, 'items')).length, contentWordCount(getIn(section, 'content')));
  return (
    <UnstyledButton
      id={`${own}-fold`}
      className={classes.fold}
      aria-expanded={isOpen}
      aria-controls={isOpen ? `${own}-body` : undefined}
      onClick={() => onToggle(id)}
    >
      <span className={classes.sign} data-tone={tone} aria-hidden>
        <Icon size={20} />
      </span>
      <span className={classes.words}>
        <span className={classes.title} data-empty={title === '' || undefined}>
          {title || `${label} without a heading`}
          <span className={classes.unseen}>, {name}</span>
        </span>
        <span className={isWrong ? classes.attention : classes.detail}>
          {isWrong ? 'Needs attention' : size}
          {!isWrong && begin && (
            <span className={classes.begin} aria-hidden>
              {' '}
              · {begin}
            </span>
          )}
        </span>
      </span>
      {basePath === null && <span className={classes.badge}>New</span>}
    </UnstyledButton>
  );
}

/** What a section says first: the names of its plans or tools, the first of its other items, or its text. */
function beginOf(items: unknown, content: unknown): string {
  const filled = parseItems(items).filter((item) => !isBlankItem(item));
  const names = filled.flatMap((item) => (isPlan(item) || isTech(item) ? [item.name] : []));
  const [first] = filled;
  const words = names.join(', ') || (first === undefined ? textOfHtml(content) : asLine(first));
  return words.slice(0, BEGIN_LENGTH);
}

/** More letters than the widest row has room for. */
const BEGIN_LENGTH = 120;

function contentWordCount(html: unknown): number {
  return textOfHtml(html).split(' ').filter(Boolean).length;
}
