import { Button } from '@mantine/core';
import { useState } from 'react';
import { TbArrowBackUp, TbCalendarEvent, TbLink, TbSend2 } from 'react-icons/tb';
import { Link } from 'react-router';
import type { ChangeSet } from '#contract/records/change-set.ts';
import { ScheduleDialog } from '#web/admin/editing/staging/schedule-dialog.tsx';
import { ShareDialog } from '#web/admin/editing/staging/share-dialog.tsx';
import { stagedPath } from '#web/admin/editing/staging/staged-path.ts';
import { confirmAction } from '#web/admin/shell/confirm-action.ts';
import { ChangeRow } from './change-row.tsx';
import classes from './changes.module.css';
import { setStateText } from './changes-texts.ts';
import { useChangeSetActions } from './use-change-sets.ts';
import * as changesTexts from '#web/admin/texts/changes.ts';
import * as commonTexts from '#web/admin/texts/common.ts';

/** A change set with what it contains or published. */
export function ChangeSetCard({ set }: { set: ChangeSet }) {
  const { name, state, failure, isPinned, changes, published } = set;
  const actions = useChangeSetActions(set);
  const isOpen = state === 'open' || state === 'scheduled';
  const id = `set-${set._id}`;
  return (
    <section className={classes.set} aria-labelledby={id} data-state={state}>
      <header className={classes.head}>
        <div className={classes.what}>
          <h2 id={id} className={classes.name}>
            {name}
          </h2>
          <p className={classes.facts}>{setStateText(set)}</p>
        </div>
        <SetButtons set={set} actions={actions} />
      </header>
      {failure && (
        <p className={classes.failed} role="alert">
          {changesTexts.itWasNotPublished(failure)}
        </p>
      )}
      {!isPinned && (
        <p className={classes.failed} role="alert">
          {changesTexts.itsChanges}
        </p>
      )}
      <ul className={classes.rows}>
        {changes.map((change) => (
          <ChangeRow key={change._id} change={change}>
            {state === 'open' && (
              <Button
                variant="subtle"
                color="gray"
                disabled={actions.isBusy}
                aria-label={changesTexts.takeOutWithTitle(change.title)}
                onClick={() => void actions.takeOut(change)}
              >
                {changesTexts.takeOut}
              </Button>
            )}
          </ChangeRow>
        ))}
        {published.map((one) => (
          <li key={`${one.kind} ${one.record}`} className={classes.row}>
            <div className={classes.what}>
              {one.title ? <Link to={stagedPath(one)}>{one.title}</Link> : changesTexts.aRecordThatWasDeleted}
            </div>
          </li>
        ))}
      </ul>
      {isOpen && changes.length === 0 && <p className={classes.note}>{changesTexts.itIsEmptyAddChanges}</p>}
    </section>
  );
}

interface SetButtonsProps {
  set: ChangeSet;
  actions: ReturnType<typeof useChangeSetActions>;
}

function SetButtons({ set, actions }: SetButtonsProps) {
  const [dialog, setDialog] = useState<'schedule' | 'share' | null>(null);
  const { name, state, changes } = set;
  const { isBusy } = actions;
  const close = () => setDialog(null);
  if (state === 'undone') return <RemoveButton set={set} actions={actions} />;
  if (state === 'published') {
    const ask = () =>
      confirmAction({
        title: changesTexts.undo(name),
        children: changesTexts.whatWasPublicBefore,
        labels: { confirm: commonTexts.undo, cancel: commonTexts.cancel },
        onConfirm: () => void actions.undo(),
      });
    return (
      <div className={classes.buttons}>
        <Button variant="default" leftSection={<TbArrowBackUp size={16} aria-hidden />} loading={isBusy} onClick={ask}>
          {commonTexts.undo}
        </Button>
        <RemoveButton set={set} actions={actions} />
      </div>
    );
  }
  return (
    <div className={classes.buttons}>
      <Button
        leftSection={<TbSend2 size={16} aria-hidden />}
        loading={isBusy}
        disabled={changes.length === 0}
        onClick={() => void actions.publish()}
      >
        {changesTexts.publishAll}
      </Button>
      <Button
        variant="default"
        leftSection={<TbCalendarEvent size={16} aria-hidden />}
        disabled={isBusy || changes.length === 0}
        onClick={() => setDialog('schedule')}
      >
        {commonTexts.schedule}
      </Button>
      <Button
        variant="default"
        leftSection={<TbLink size={16} aria-hidden />}
        disabled={isBusy || changes.length === 0}
        onClick={() => setDialog('share')}
      >
        {changesTexts.share}
      </Button>
      <RemoveButton set={set} actions={actions} />
      {dialog === 'share' && <ShareDialog title={name} target={{ changeSetId: set._id }} onClose={close} />}
      {dialog === 'schedule' && (
        <ScheduleDialog
          title={name}
          publishAt={set.publishAt}
          onClose={close}
          onSchedule={async (publishAt) => {
            if (await actions.schedule(publishAt)) close();
          }}
        />
      )}
    </div>
  );
}

/** Takes the set off the list. */
function RemoveButton({ set: { name, state }, actions }: SetButtonsProps) {
  const isOpen = state === 'open' || state === 'scheduled';
  return (
    <Button
      variant="subtle"
      color="gray"
      disabled={actions.isBusy}
      aria-label={isOpen ? changesTexts.ungroupWithName(name) : changesTexts.removeFromTheListWithName(name)}
      onClick={() => void actions.remove()}
    >
      {isOpen ? changesTexts.ungroup : changesTexts.removeFromTheList}
    </Button>
  );
}
