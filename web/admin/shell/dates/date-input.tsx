import { ActionIcon, CloseButton, Loader, Popover, TextInput, type TextInputProps } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { lazy, Suspense, useState } from 'react';
import { TbCalendar } from 'react-icons/tb';
import { withTimeout } from '#web/site/chunk-timeout.ts';
import classes from './date-input.module.css';
import { readDate, USUAL_TIME, writeDate } from './written-date.ts';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as datesTexts from '#web/admin/texts/dates.ts';

const Calendar = lazy(() => withTimeout(import('./calendar.tsx')).then((chunk) => ({ default: chunk.Calendar })));

interface DateInputProps extends Omit<TextInputProps, 'value' | 'onChange' | 'type' | 'name'> {
  id: string;
  /** What the date is, for the buttons. */
  name: string;
  /** A local day or moment: 2026-11-12 or 2026-11-12T09:00; '' for none, null for typed text that is no date. */
  value: string | null;
  onChange: (value: string | null) => void;
  hasTime?: boolean;
  /** Whether it stands in a popover, which a click outside of it closes. */
  isInPopover?: boolean;
}

/** A date to type, written without doubt ('12 Nov 2026, 09:00'), or to choose from a calendar. */
export function DateInput({
  id,
  name,
  value,
  onChange,
  hasTime = false,
  isInPopover = false,
  onBlur,
  ...props
}: DateInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, { open, close }] = useDisclosure(false);
  const read = (text: string) => (text.trim() === '' ? '' : readDate(text, hasTime));
  // Text that no longer belongs to the value, as after a discard.
  if (typed !== null && value !== null && read(typed) !== value) setTyped(null);
  function choose(next: string) {
    setTyped(null);
    onChange(next);
    if (!hasTime) close();
  }
  return (
    <Popover
      opened={isOpen}
      onChange={(opened) => !opened && close()}
      position="bottom-end"
      shadow="md"
      returnFocus
      withRoles={false} // they belong to the button, not to the field
      withinPortal={!isInPopover}
    >
      <Popover.Target>
        <div>
          <TextInput
            {...props}
            id={id}
            placeholder={hasTime ? datesTexts.exampleMoment(USUAL_TIME) : datesTexts.exampleDate}
            autoComplete="off"
            spellCheck={false}
            classNames={{ input: classes.input ?? '' }}
            value={typed ?? writeDate(value ?? '')}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value);
              onChange(read(currentTarget.value));
            }}
            onBlur={(event) => {
              if (value !== null) setTyped(null);
              onBlur?.(event);
            }}
            rightSectionWidth={value === '' ? 38 : 66}
            rightSection={
              <span className={classes.buttons}>
                {value !== '' && (
                  <CloseButton
                    size="sm"
                    aria-label={datesTexts.clear(name)}
                    onClick={() => {
                      setTyped(null);
                      onChange('');
                      document.getElementById(id)?.focus(); // this button disappears
                    }}
                  />
                )}
                <ActionIcon
                  size={28}
                  aria-label={datesTexts.calendar(name)}
                  aria-expanded={isOpen}
                  aria-haspopup="dialog"
                  onClick={isOpen ? close : open}
                >
                  <TbCalendar size={18} aria-hidden />
                </ActionIcon>
              </span>
            }
          />
        </div>
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={datesTexts.calendar(name)}>
        <Suspense
          fallback={<Loader size={20} className={classes.loading} role="status" aria-label={commonTexts.loading} />}
        >
          <Calendar value={value ?? ''} hasTime={hasTime} onChange={choose} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
