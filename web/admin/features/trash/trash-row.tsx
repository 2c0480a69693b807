import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { TbArrowBackUp, TbTrash } from 'react-icons/tb';
import type { TrashedRecord } from '#contract/records/history.ts';
import { query } from '#web/api.ts';
import { lowerFirst } from '#web/admin/editing/form/labels.ts';
import { useAccount } from '#web/admin/shell/account.ts';
import { confirmAction } from '#web/admin/shell/confirm-action.ts';
import { formatFull, formatMoment } from '#web/admin/shell/dates/format-date.ts';
import { eraseText, trashKind, timeLeft } from './trash-entry.ts';
import classes from './trash.module.css';
import { useTrashActions } from './use-trash.ts';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as trashTexts from '#web/admin/texts/trash.ts';

/** A deleted record: what, by whom and when, the time left, and its actions. */
export function TrashRow({ record }: { record: TrashedRecord }) {
  const { title, kind, userId, userName, deletedAt } = record;
  const { _id: own, role } = useAccount();
  const { isBusy, restore, erase } = useTrashActions(record);
  const { data: retention } = useQuery(query('GET /dashboard/retention'));
  const { one, Icon } = trashKind(kind);
  const name = title || one;
  const ask = () =>
    confirmAction({
      title: trashTexts.deletePermanently,
      children: eraseText({ kind, name }, retention),
      labels: { confirm: trashTexts.deletePermanentlyLabel, cancel: commonTexts.cancel },
      confirmProps: { color: 'brick' },
      // The row disappears. Move focus so that it is not lost.
      onConfirm: () => void erase().then(() => document.getElementById('main')?.focus()),
    });
  return (
    <li className={classes.row}>
      <span className={classes.mark}>
        <Icon size={18} aria-hidden />
      </span>
      <div className={classes.what}>
        <strong className={classes.title}>{name}</strong>
        <span className={classes.facts}>
          {trashTexts.deletedBy(one)} {commonTexts.whoInside(userName, userId === own)},{' '}
          <time dateTime={deletedAt} title={formatFull(deletedAt)}>
            {lowerFirst(formatMoment(deletedAt))}
          </time>
        </span>
      </div>
      <span className={classes.left}>{timeLeft(record)}</span>
      <div className={classes.buttons}>
        <Button
          variant="default"
          leftSection={<TbArrowBackUp size={16} aria-hidden />}
          aria-label={trashTexts.restore(name)}
          loading={isBusy}
          onClick={() => void restore()}
        >
          {commonTexts.restore}
        </Button>
        {role === 'admin' && (
          <Button
            variant="subtle"
            color="gray"
            leftSection={<TbTrash size={16} aria-hidden />}
            aria-label={trashTexts.deletePermanentlyWithName(name)}
            disabled={isBusy}
            onClick={ask}
          >
            {trashTexts.deletePermanentlyAsk}
          </Button>
        )}
      </div>
    </li>
  );
}
