import { useEffect, type MouseEvent } from 'react';

const FORM_ID = 'record-form';
const FIRST = 'form :is(input, textarea):not([type="hidden"], [type="file"])';

/** Whether the form that opens next takes the keyboard. */
let isAwaited = false;

/** Takes the keyboard along when a record is opened with it; else it would stay in the list, before all further lines. */
export function takeKeyboardAlong(event: MouseEvent<HTMLElement>): void {
  const isByPointer = event.detail > 0;
  if (isByPointer || event.ctrlKey || event.metaKey || event.shiftKey) return;
  isAwaited = true;
  const isOpen = event.currentTarget.ariaCurrent === 'true';
  if (isOpen) focusForm();
}

/** Gives the id for the part of the screen that holds the form, which takes the keyboard as it appears. */
export function useKeyboardFromList(): string {
  useEffect(focusForm, []);
  return FORM_ID;
}

function focusForm(): void {
  if (!isAwaited) return;
  isAwaited = false;
  document.getElementById(FORM_ID)?.querySelector<HTMLElement>(FIRST)?.focus();
}
