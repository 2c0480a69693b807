import { useLayoutEffect, useRef, type MouseEvent, type PointerEvent, type ReactNode } from 'react';
import { controlTexts } from '#contract/texts/controls.ts';
import styles from './dialog.module.css';
import { trapTab } from './trap-tab.ts';

interface DialogProps {
  /** The id of the heading that names the dialog; else `label` names it. */
  labelledBy?: string;
  label?: string;
  /** Called on Escape, a click on the backdrop or the dialog's own buttons. The owner must then unmount the dialog. */
  onClose: () => void;
  /** Styles the panel: width, ground and layout. */
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A modal dialog, open while it is mounted. The page behind it is inert and does not scroll. The focus stays inside,
 * starts on the element with `data-autofocus` or on the first control, and later returns to the opener. Safari does not
 * focus clicked buttons, so an opener must call `focus()` on itself first.
 */
export function Dialog({ labelledBy, label, onClose, className, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);

  // A layout effect: it closes the dialog before it is removed, so that the browser can restore the focus.
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
    // A text selection may end on the backdrop; that is no click on it.
    if (pressedBeside.current && isBackdrop(event)) onClose();
    pressedBeside.current = false;
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={labelledBy}
      aria-label={labelledBy ? undefined : label}
      // The close event is asynchronous: it may arrive after the dialog was opened again, as in StrictMode.
      onClose={({ currentTarget }) => !currentTarget.open && onClose()}
      onPointerDown={onPointerDown}
      onClick={onClick}
      onKeyDown={(event) => trapTab(event, event.currentTarget)}
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
export function CloseButton({ onClick, onDark = false, label = controlTexts.close, className }: CloseProps) {
  const names = [styles.close, onDark && styles.night, className];
  return (
    <button type="button" className={names.filter(Boolean).join(' ')} aria-label={label} onClick={onClick}>
      <svg width="16" height="16" viewBox="0 0 16 16" fill="none" aria-hidden="true">
        <path d="M2.5 2.5l11 11M13.5 2.5l-11 11" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
      </svg>
    </button>
  );
}

/** Whether the event is on the dialog element itself, which lies around its panel, and not on its scrollbar. */
function isBackdrop({ target, currentTarget, clientX }: MouseEvent): boolean {
  return target === currentTarget && clientX < currentTarget.clientWidth;
}
