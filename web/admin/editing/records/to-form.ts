import { useEffect, type MouseEvent } from 'react';
import { useNavigate } from 'react-router';

const FORM_ID = 'record-form';
const FIRST = 'form :is(input, textarea):not([type="hidden"], [type="file"])';

/** Whether the form that opens next takes the keyboard. */
let isAwaited = false;

/**
 * What happens when a record is opened by a press in the list: its form is there at once, because what one types while
 * the old form still stands would go into that. Presses that open a tab or a window are the browser's.
 */
export function useOpening() {
  const navigate = useNavigate();
  return (event: MouseEvent<HTMLElement>, to: string, state?: unknown) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    takeKeyboardAlong(event);
    void navigate(to, { state, flushSync: true });
  };
}

/** Opened by keyboard, the form takes it along; else it would stay in the list, before all further lines. */
function takeKeyboardAlong(event: MouseEvent<HTMLElement>): void {
  const isByPointer = event.detail > 0;
  if (isByPointer) return;
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
