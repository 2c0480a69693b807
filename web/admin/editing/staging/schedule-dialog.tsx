import { Button, Modal } from '@mantine/core';
import { useId, useState } from 'react';
import { staging } from '#contract/staging-texts.ts';
import { fromLocalInput, toLocalInput } from '#web/admin/editing/fields/local-time.ts';
import { DateInput } from '#web/admin/shell/dates/date-input.tsx';
import { formatFull } from '#web/admin/shell/dates/format-date.ts';
import classes from './staged-notice.module.css';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as stagingTexts from '#web/admin/texts/staging.ts';

interface ScheduleDialogProps {
  title: string;
  /** The moment that is set; '' for none. */
  publishAt: string;
  onClose: () => void;
  /** '' takes the moment back. */
  onSchedule: (publishAt: string) => Promise<void>;
}

/** Asks when staged changes go public, in local time. */
export function ScheduleDialog({ title, publishAt, onClose, onSchedule }: ScheduleDialogProps) {
  const [local, setLocal] = useState<string | null>(toLocalInput(publishAt));
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  const moment = local === null ? '' : fromLocalInput(local);
  async function run(at: string) {
    setBusy(true);
    await onSchedule(at);
    setBusy(false);
  }
  const id = useId();
  function submit() {
    const wrong = momentError(moment);
    setError(wrong);
    if (wrong === '') void run(moment);
  }
  return (
    <Modal opened onClose={onClose} title={stagingTexts.whenDoesGoPublic(title)}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <DateInput
          id={id}
          name="Date and time"
          label={stagingTexts.dateAndTime}
          hasTime
          data-autofocus
          description={moment ? stagingTexts.yourTime(formatFull(moment)) : stagingTexts.inYourOwnTimeZone}
          error={error}
          value={local}
          onChange={(next) => {
            setError('');
            setLocal(next);
          }}
        />
        <div className={classes.foot}>
          {publishAt && (
            <Button variant="default" disabled={isBusy} onClick={() => void run('')}>
              {stagingTexts.cancelTheSchedule}
            </Button>
          )}
          <Button type="submit" loading={isBusy}>
            {commonTexts.schedule}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

/** Why staged changes cannot go public then; '' if they can. */
function momentError(moment: string): string {
  if (moment === '') return stagingTexts.chooseADate;
  return Date.parse(moment) <= Date.now() ? staging.past : '';
}
