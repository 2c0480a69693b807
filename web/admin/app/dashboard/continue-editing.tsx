import { Button } from '@mantine/core';
import { TbPencil } from 'react-icons/tb';
import { Link } from 'react-router';
import { deleteUnsavedWork, type UnsavedWork } from '#web/admin/editing/autosave/unsaved-work-list.ts';
import { useUnsavedWork } from '#web/admin/editing/autosave/use-unsaved-work.ts';
import { formatAgo, insideSentence } from '#web/admin/shell/dates/ago.ts';
import { confirmAction } from '#web/admin/shell/confirm-action.ts';
import { formatFull } from '#web/admin/shell/dates/format-date.ts';
import classes from './continue-editing.module.css';

/** Work left unsaved on this computer, with links to continue. */
export function ContinueEditing() {
  const unsaved = useUnsavedWork();
  if (unsaved.length === 0) return null;
  return (
    <section className={classes.block} aria-labelledby="continue-editing">
      <h2 id="continue-editing" className={classes.unseen}>
        Continue editing
      </h2>
      <ul className={classes.rows}>
        {unsaved.map((work, index) => (
          <UnsavedRow key={work.keys[0]} work={work} isFirst={index === 0} />
        ))}
      </ul>
    </section>
  );
}

function UnsavedRow({ work, isFirst }: { work: UnsavedWork; isFirst: boolean }) {
  const { to, screen, title, at } = work;
  return (
    <li className={classes.row}>
      <TbPencil className={classes.icon} size={18} aria-hidden />
      <p className={classes.words}>
        <strong>{title}</strong>
        {title !== screen && ` in ${screen}`} has unsaved changes
        {at && (
          <>
            , from{' '}
            <time dateTime={at} title={formatFull(at)}>
              {insideSentence(formatAgo(at))}
            </time>
          </>
        )}
        .
      </p>
      <span className={classes.buttons}>
        <Button
          variant="subtle"
          color="gray"
          className={classes.discard}
          aria-label={`Discard the changes to ${title}`}
          onClick={() => confirmDiscard(work)}
        >
          Discard
        </Button>
        <Button component={Link} to={to} variant={isFirst ? 'filled' : 'default'}>
          Continue editing<span className={classes.unseen}> {title}</span>
        </Button>
      </span>
    </li>
  );
}

function confirmDiscard({ title, keys }: UnsavedWork) {
  confirmAction({
    title: 'Discard unsaved changes?',
    children: `Your changes to ${title} will be removed from this device. The saved version does not change.`,
    labels: { confirm: 'Discard', cancel: 'Keep them' },
    confirmProps: { color: 'brick' },
    closeButtonProps: { 'aria-label': 'Keep them' },
    onConfirm: () => deleteUnsavedWork(localStorage, keys),
  });
}
