import '@mantine/dates/styles.layer.css';
import { FocusTrap } from '@mantine/core';
import { DatePicker, TimePicker } from '@mantine/dates';
import classes from './date-input.module.css';
import { USUAL_TIME } from './written-date.ts';
import * as datesTexts from '#web/admin/texts/dates.ts';

interface CalendarProps {
  /** A local day or moment; '' for none. */
  value: string;
  hasTime: boolean;
  onChange: (value: string) => void;
}

const NO_DAYS: [] = [];

/** A month to choose a day from, and the time of day. Loads when it is first opened. */
export function Calendar({ value, hasTime, onChange }: CalendarProps) {
  const [day = '', time = USUAL_TIME] = value === '' ? [] : value.split('T');
  const start = day === '' ? today() : day;
  return (
    <FocusTrap>
      <div>
        <DatePicker
          className={classes.calendar ?? ''}
          value={day === '' ? null : day}
          defaultDate={start}
          highlightToday
          hideOutsideDates
          weekendDays={NO_DAYS} // otherwise they are in the colour of errors
          previousLabel={datesTexts.previousMonth}
          nextLabel={datesTexts.nextMonth}
          getDayProps={(shown) => (shown === start ? { 'data-autofocus': true } : {})}
          onChange={(chosen) => {
            if (typeof chosen === 'string') onChange(hasTime ? `${chosen}T${time}` : chosen);
          }}
        />
        {hasTime && day !== '' && (
          <div className={classes.time}>
            <span>{datesTexts.time}</span>
            <TimePicker
              size="sm"
              classNames={{ field: classes.part ?? '' }}
              value={time}
              hoursInputLabel={datesTexts.hours}
              minutesInputLabel={datesTexts.minutes}
              onChange={(chosen) => {
                if (/^\d{2}:\d{2}/.test(chosen)) onChange(`${day}T${chosen.slice(0, 5)}`);
              }}
            />
          </div>
        )}
      </div>
    </FocusTrap>
  );
}

function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
