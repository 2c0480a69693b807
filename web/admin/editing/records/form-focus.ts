import { useEffect, type MouseEvent } from 'react';
import { useNavigate } from 'react-router';

const FORM_ID = 'record-form';
const FIRST = 'form :is(input, textarea):not([type="hidden"], [type="file"])';

/** Whether the next form takes focus when it opens. */
let isFocusAwaited = false;

/**
 * Opens a record from a click in the list. Renders its form at once, because keys typed while the old form is still
 * mounted would go into it. Leaves clicks that open a tab or window to the browser.
 */
export function useOpenWithFocus() {
  const navigate = useNavigate();
  return (event: MouseEvent<HTMLElement>, to: string, state?: unknown) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    requestFormFocus(event);
    void navigate(to, { state, flushSync: true });
  };
}

/** After opening by keyboard, focus moves to the form. Otherwise it would stay in the list before all further rows. */
function requestFormFocus(event: MouseEvent<HTMLElement>): void {
  const isByPointer = event.detail > 0;
  if (isByPointer) return;
  isFocusAwaited = true;
  const isOpen = event.currentTarget.ariaCurrent === 'true';
  if (isOpen) focusForm();
}

/** Returns the id for the element that holds the form; it takes focus when it mounts. */
export function useFormFocus(): string {
  useEffect(focusForm, []);
  return FORM_ID;
}

function focusForm(): void {
  if (!isFocusAwaited) return;
  isFocusAwaited = false;
  document.getElementById(FORM_ID)?.querySelector<HTMLElement>(FIRST)?.focus();
}
