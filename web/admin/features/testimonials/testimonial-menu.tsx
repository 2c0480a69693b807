import { ActionIcon, Menu } from '@mantine/core';
import { Suspense, useState } from 'react';
import { TbArrowDown, TbArrowUp, TbDots, TbHistory, TbTrash } from 'react-icons/tb';
import { testimonials, type Testimonial } from '#contract/collections/testimonials.ts';
import { HistoryDrawer } from '#web/admin/editing/history/history-button.tsx';
import { confirmAction } from '#web/admin/shell/confirm-action.ts';
import { TRASH_NOTE } from '#web/admin/shell/trash-note.ts';
import classes from './row.module.css';
import type { TestimonialRowProps } from './row-props.ts';
import type { TestimonialRowState } from './use-testimonial-row.ts';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as testimonialsTexts from '#web/admin/texts/testimonials.ts';

/** Moves, history and deletion. */
export function TestimonialMenu(props: TestimonialRowProps & { row: TestimonialRowState }) {
  const { testimonial, cache, index, isLast, onMove, row } = props;
  const { _id, name } = testimonial;
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon className={classes.more} aria-label={commonTexts.moreFor(name)} disabled={row.isBusy}>
            <TbDots size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<TbArrowUp size={16} aria-hidden />}
            disabled={index === 0}
            onClick={() => onMove(index, index - 1)}
          >
            {commonTexts.moveUp}
          </Menu.Item>
          <Menu.Item
            leftSection={<TbArrowDown size={16} aria-hidden />}
            disabled={isLast}
            onClick={() => onMove(index, index + 1)}
          >
            {commonTexts.moveDown}
          </Menu.Item>
          <Menu.Item leftSection={<TbHistory size={16} aria-hidden />} onClick={() => setHistoryOpen(true)}>
            {commonTexts.history}
          </Menu.Item>
          <Menu.Item
            color="var(--dd-brick)"
            leftSection={<TbTrash size={16} aria-hidden />}
            onClick={() => confirmDeletion(testimonial, row)}
          >
            {commonTexts.deleteAsk}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isHistoryOpen && (
        <Suspense>
          <HistoryDrawer
            subject={{ kind: 'testimonials', id: _id, title: testimonialsTexts.whatSaid(name) }}
            load={cache.reload}
            onClose={() => setHistoryOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

function confirmDeletion({ name }: Testimonial, row: TestimonialRowState) {
  confirmAction({
    title: testimonials.messages.deleteQuestion,
    children: testimonialsTexts.whatSaidWillBeRemoved(name, TRASH_NOTE),
    labels: { confirm: commonTexts.deleteLabel, cancel: commonTexts.cancel },
    confirmProps: { color: 'brick' },
    onConfirm: () => void row.remove().then((isDeleted) => isDeleted && document.getElementById('main')?.focus()),
  });
}
