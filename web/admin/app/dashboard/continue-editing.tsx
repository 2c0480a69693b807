import { Button } from '@mantine/core';
import { TbPencil } from 'react-icons/tb';
import { Link } from 'react-router';
import { deleteUnsavedWork, type UnsavedWork } from '#web/admin/editing/autosave/unsaved-work-list.ts';
import { useUnsavedWork } from '#web/admin/editing/autosave/use-unsaved-work.ts';
import { formatAgo, insideSentence } from '#web/admin/shell/dates/ago.ts';
import { confirmAction } from '#web/admin/shell/confirm-action.ts';
import { formatFull } from '#web/admin/shell/dates/format-date.ts';
import classes from './continue-editing.module.css';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as dashboardTexts from '#web/admin/texts/dashboard.ts';

/** Work left unsaved on this computer, with links to continue. */
export function ContinueEditing() {
  const unsaved = useUnsavedWork();
  if (unsaved.length === 0) return null;
  return (
    <section className={classes.block} aria-labelledby="continue-editing">
      <h2 id="continue-editing" className={classes.unseen}>
        {dashboardTexts.continueEditing}
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
        {title !== screen && dashboardTexts.inWithScreen(screen)} {dashboardTexts.hasUnsavedChanges}
        {at && (
          <>
            {dashboardTexts.from}{' '}
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
          aria-label={dashboardTexts.discardTheChangesTo(title)}
          onClick={() => confirmDiscard(work)}
        >
          {commonTexts.discard}
        </Button>
        <Button component={Link} to={to} variant={isFirst ? 'filled' : 'default'}>
          {dashboardTexts.continueEditing}
          <span className={classes.unseen}> {title}</span>
        </Button>
      </span>
    </li>
  );
}

function confirmDiscard({ title, keys }: UnsavedWork) {
  confirmAction({
    title: dashboardTexts.discardUnsavedChanges,
    children: dashboardTexts.yourChanges(title),
    labels: { confirm: commonTexts.discard, cancel: commonTexts.keepThem },
    confirmProps: { color: 'brick' },
    closeButtonProps: { 'aria-label': commonTexts.keepThem },
    onConfirm: () => deleteUnsavedWork(localStorage, keys),
  });
}
