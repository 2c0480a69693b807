import { Button } from '@mantine/core';
import { useState } from 'react';
import { TbArrowsDiff, TbCalendarEvent, TbEyeOff, TbLink, TbTrash, TbSend2 } from 'react-icons/tb';
import { Link } from 'react-router';
import type { StagedChange } from '#contract/records/staged-change.ts';
import type { Editor, RecordSource } from '#web/admin/editing/editor/use-editor.ts';
import type { HistorySubject } from '#web/admin/editing/history/subject.ts';
import { unsavedChanges } from '#web/admin/editing/form/use-changes.ts';
import { useAccount } from '#web/admin/shell/account.ts';
import { confirmAction } from '#web/admin/shell/confirm-action.ts';
import { formatAgo, insideSentence } from '#web/admin/shell/dates/ago.ts';
import { formatFull } from '#web/admin/shell/dates/format-date.ts';
import { CompareDialog } from './compare-dialog.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { ShareDialog } from './share-dialog.tsx';
import classes from './staged-notice.module.css';
import { useStagedActions } from './use-staged-actions.ts';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as stagingTexts from '#web/admin/texts/staging.ts';

interface StagedNoticeProps {
  staged: StagedChange | null;
  subject: HistorySubject;
  editor: Editor;
  source: RecordSource;
}

/** Says above a form that its changes are not public yet, and what can be done with them. */
export function StagedNotice({ staged, ...props }: StagedNoticeProps) {
  return staged && <Notice {...props} staged={staged} />;
}

type Dialog = 'compare' | 'schedule' | 'share';

function Notice({ staged, subject, editor, source }: StagedNoticeProps & { staged: StagedChange }) {
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const { discard, schedule } = useStagedActions(staged);
  const close = () => setDialog(null);
  const isInSet = staged.changeSetId !== '';
  const isTyped = () => unsavedChanges(editor.form.getValues(), source.fields, editor.base.values).changed.length > 0;
  /** A schedule or a link is about what the form shows, so typed text is staged first. */
  async function openForTyped(next: Dialog) {
    if (!isTyped() || (await editor.save('stage'))) setDialog(next);
  }
  const ask = () =>
    confirmAction({
      title: stagingTexts.discardTheStagedChanges,
      children: isTyped() ? stagingTexts.formShowsPublicWithoutTyped : stagingTexts.formShowsPublic,
      labels: { confirm: commonTexts.discard, cancel: commonTexts.keepThem },
      confirmProps: { color: 'brick' },
      onConfirm: () => void discardAll(),
    });
  async function discardAll() {
    if (!(await discard())) return;
    const current = await source.load();
    editor.resume(current, current.values);
  }
  return (
    <section className={classes.notice} aria-label={commonTexts.stagedChanges}>
      <NoticeText staged={staged} />
      <div className={classes.actions}>
        {!isInSet && (
          <>
            <Button leftSection={<TbSend2 size={16} aria-hidden />} onClick={() => void editor.save()}>
              {commonTexts.publish}
            </Button>
            <Button
              variant="default"
              leftSection={<TbCalendarEvent size={16} aria-hidden />}
              onClick={() => void openForTyped('schedule')}
            >
              {commonTexts.schedule}
            </Button>
          </>
        )}
        <Button
          variant="default"
          leftSection={<TbArrowsDiff size={16} aria-hidden />}
          onClick={() => setDialog('compare')}
        >
          {stagingTexts.differences}
        </Button>
        <Button
          variant="default"
          leftSection={<TbLink size={16} aria-hidden />}
          onClick={() => void openForTyped('share')}
        >
          {stagingTexts.share}
        </Button>
        <Button
          variant="subtle"
          color="gray"
          leftSection={<TbTrash size={16} aria-hidden />}
          aria-label={stagingTexts.discardTheStagedChangesLabel}
          onClick={ask}
        >
          {commonTexts.discard}
        </Button>
      </div>
      {dialog === 'compare' && <CompareDialog staged={staged} subject={subject} onClose={close} />}
      {dialog === 'share' && (
        <ShareDialog title={staged.title} target={{ stagedChangeId: staged._id }} onClose={close} />
      )}
      {dialog === 'schedule' && (
        <ScheduleDialog
          title={staged.title}
          publishAt={staged.publishAt}
          onClose={close}
          onSchedule={async (publishAt) => {
            if (await schedule(publishAt)) close();
          }}
        />
      )}
    </section>
  );
}

function NoticeText({ staged }: { staged: StagedChange }) {
  const { userId, userName, updatedAt, publishAt, failure, changeSetId } = staged;
  const isOwn = userId === useAccount()._id;
  return (
    <div className={classes.words}>
      <p className={classes.title}>
        <TbEyeOff size={18} aria-hidden />
        <span>
          {stagingTexts.notPublicYetChangesBy} {commonTexts.whoInside(userName, isOwn)},{' '}
          <time dateTime={updatedAt} title={formatFull(updatedAt)}>
            {insideSentence(formatAgo(updatedAt))}
          </time>
        </span>
      </p>
      {publishAt && <p>{stagingTexts.theyGoPublic(formatFull(publishAt))}</p>}
      {changeSetId && (
        <p>
          {stagingTexts.theyGoPublicWithTheirChange} <Link to="/changes">{stagingTexts.openTheChangeSets}</Link>
        </p>
      )}
      {staged.isStale && <p>{stagingTexts.thePublicVersionWasChanged}</p>}
      {failure && (
        <p className={classes.failed} role="alert">
          {stagingTexts.theyWereNotPublished(failure)}
        </p>
      )}
    </div>
  );
}
