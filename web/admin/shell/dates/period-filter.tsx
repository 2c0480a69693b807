import { Button, Popover } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useId, useState } from 'react';
import { TbCalendar, TbCheck, TbChevronDown } from 'react-icons/tb';
import { DateInput } from './date-input.tsx';
import classes from './period-filter.module.css';
import { periodLabel, periodPresets, type Period } from './period.ts';
import * as datesTexts from '#web/admin/texts/dates.ts';

interface PeriodFilterProps {
  /** What happened in the period. */
  label?: string;
  period: Period;
  onChange: (from: string, to: string) => void;
}

/** A period: one of the presets, or any two days. */
export function PeriodFilter({ label = datesTexts.received, period, onChange }: PeriodFilterProps) {
  const [isOpen, { toggle, close }] = useDisclosure(false);
  // oxlint-disable-next-line react/purity -- it shows the current periods
  const now = new Date();
  return (
    <Popover
      opened={isOpen}
      onChange={(opened) => !opened && close()}
      position="bottom-end"
      width={280}
      shadow="md"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <Button
          variant="default"
          className={classes.button}
          leftSection={<TbCalendar size={16} aria-hidden />}
          rightSection={<TbChevronDown size={16} aria-hidden />}
          onClick={toggle}
        >
          <span className={classes.unseen}>{label}: </span>
          {periodLabel(period, now)}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>
        <ul className={classes.presets}>
          {periodPresets(now).map(({ label, from, to }) => {
            const isChosen = from === period.from && to === period.to;
            return (
              <li key={label}>
                <button
                  type="button"
                  className={classes.preset}
                  aria-pressed={isChosen}
                  onClick={() => {
                    onChange(from, to);
                    close();
                  }}
                >
                  {label}
                  {isChosen && <TbCheck size={16} aria-hidden />}
                </button>
              </li>
            );
          })}
        </ul>
        <div className={classes.days}>
          <DayInput label={datesTexts.from} value={period.from} onChange={(from) => onChange(from, period.to)} />
          <DayInput label={datesTexts.to} value={period.to} onChange={(to) => onChange(period.from, to)} />
        </div>
        {period.from && period.to && period.from > period.to && (
          <p className={classes.wrong} role="alert">
            {datesTexts.theFirstDayMust}
          </p>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}

interface DayProps {
  label: string;
  value: string;
  onChange: (day: string) => void;
}

function DayInput({ label, value, onChange }: DayProps) {
  const [isUnread, setUnread] = useState(false);
  return (
    <DateInput
      id={useId()}
      label={label}
      name={label}
      isInPopover
      value={isUnread ? null : value}
      error={isUnread && datesTexts.suchAsExample}
      onChange={(day) => {
        setUnread(day === null);
        if (day !== null) onChange(day);
      }}
    />
  );
}
