import { useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent, type PointerEvent, type ReactNode } from 'react';
import styles from './dialog.module.css';

interface DialogProps {
  /** The id of the heading inside that names the dialog; else `label` does. */
  labelledBy?: string;
  label?: string;
  /** Escape, a click beside the panel, or the dialog's own buttons: whoever shows the dialog takes it away. */
  onClose: () => void;
  /** Dresses the panel: its width, ground and layout. */
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A window over the page, open for as long as it is rendered. The page behind it is inert and does not scroll, the
 * focus stays inside and afterwards goes back to what had it. (Safari gives no focus to a clicked button: an opener
 * calls `focus()` on itself first.) The focus starts on the part with `data-autofocus`, else on the first control.
 */
export function Dialog({ labelledBy, label, onClose, className, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);

  // Before the part is taken away, so that the browser still knows where to put the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    const { documentElement: page } = document;
    page.toggleAttribute('data-scrollbar', innerWidth > page.clientWidth);
    element?.showModal();
    element?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => element?.close();
  }, []);

  function onPointerDown(event: PointerEvent) {
    pressedBeside.current = isBackdrop(event);
  }
  function onClick(event: MouseEvent) {
    // Text marked with the pointer may end beside the panel; that is no wish to leave.
    if (pressedBeside.current && isBackdrop(event)) onClose();
    pressedBeside.current = false;
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={labelledBy}
      aria-label={labelledBy ? undefined : label}
      // The news of a closing that was taken back comes late.
      onClose={({ currentTarget }) => !currentTarget.open && onClose()}
      onPointerDown={onPointerDown}
      onClick={onClick}
      onKeyDown={keepInside}
    >
      <div className={[styles.panel, className].filter(Boolean).join(' ')}>{children}</div>
    </dialog>
  );
}

interface CloseProps {
  onClick: () => void;
  /** Whether it stands on a dark ground or a picture. */
  onDark?: boolean;
  label?: string;
  className?: string | undefined;
}

/** The round button with the cross. */
export function CloseButton({ onClick, onDark = false, label = 'Close', className }: CloseProps) {
  const names = [styles.close, onDark && styles.night, className];
  return (
    <button type="button" className={names.filter(Boolean).join(' ')} aria-label={label} onClick={onClick}>
      <svg width="16" height="16" viewBox="0 0 16 16" fill="none" aria-hidden="true">
        <path d="M2.5 2.5l11 11M13.5 2.5l-11 11" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
      </svg>
    </button>
  );
}

/** Whether the pointer is on the dialog itself, which lies around its panel, and not on its scrollbar. */
function isBackdrop({ target, currentTarget, clientX }: MouseEvent): boolean {
  return target === currentTarget && clientX < currentTarget.clientWidth;
}

const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** From the last control Tab leads to the first, and back; by itself the browser would lead out to its own bars. */
function keepInside(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(STOPS)];
  const stops = all.filter((stop) => stop.tabIndex >= 0 && !stop.matches(':disabled') && stop.checkVisibility());
  const [first, last] = [stops[0], stops.at(-1)];
  if (document.activeElement !== (event.shiftKey ? first : last)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
