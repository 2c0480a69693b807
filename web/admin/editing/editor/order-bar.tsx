import { Button, Kbd, Loader, VisuallyHidden } from '@mantine/core';
import { useLayoutEffect } from 'react';
import { TbAlertCircle, TbCheck, TbCircleCheckFilled } from 'react-icons/tb';
import classes from './save-bar.module.css';
import { SAVE_ID } from '#web/admin/editing/form/editor-context.ts';
import { PreviewButton } from '#web/admin/editing/preview/preview-button.tsx';
import own from './order-bar.module.css';
import { useAnnouncement } from '#web/admin/editing/order/live-announcement.ts';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as editorTexts from '#web/admin/texts/editor.ts';
import { counted } from '#web/admin/texts/language.ts';
import { isSaveShortcut } from '#web/admin/shell/save-shortcut.ts';

export interface OrderBarProps {
  /** Number of records moved and not saved. */
  moved: number;
  /** The singular of a record, such as 'review'. */
  item: string;
  isSaving: boolean;
  /** Why the last save failed; empty if it did not. */
  failed: string;
  /** What becomes of text that is being typed and not saved; empty if there is none. */
  typing?: string;
  /** Turns Ctrl+S off while a dialog with its own form is open. */
  isKeyOff?: boolean;
  onSave: () => void;
  onDiscard: () => void;
}

/** The state of a list's order and the 'Save Order' button, always at the bottom of the screen. */
export function OrderBar(props: OrderBarProps) {
  const { moved, isSaving, failed, typing = '', isKeyOff = false, onSave, onDiscard } = props;
  const isMoved = moved > 0;
  useOrderShortcut(!isKeyOff, () => {
    if (isMoved && !isSaving) onSave();
  });
  return (
    // The skip link past the preview leads here; its button may be disabled.
    <div className={classes.bar} role="region" aria-label={editorTexts.order} id={SAVE_ID} tabIndex={-1}>
      <div className={classes.state}>
        <OrderMark isSaving={isSaving} isFailed={failed !== ''} isOpen={isMoved || typing !== ''} />
        <OrderText {...props} />
      </div>
      <AnnouncementText />
      <div className={classes.actions}>
        <PreviewButton />
        {isMoved && (
          <Button variant="subtle" color="gray" className={classes.discard} onClick={onDiscard} disabled={isSaving}>
            {commonTexts.discard}
          </Button>
        )}
        <Button
          variant={isMoved ? 'filled' : 'default'}
          onClick={onSave}
          disabled={!isMoved || isSaving}
          aria-keyshortcuts="Control+S Meta+S"
          className={classes.save}
        >
          {editorTexts.saveOrder}
          <Kbd className={classes.keys} aria-hidden>
            {/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ S' : editorTexts.ctrlS}
          </Kbd>
        </Button>
      </div>
    </div>
  );
}

function OrderText({ moved, item, isSaving, failed, typing = '' }: OrderBarProps) {
  const isMoved = moved > 0;
  const title = isSaving
    ? editorTexts.saving
    : failed
      ? editorTexts.notSaved
      : isMoved || typing
        ? editorTexts.unsavedChanges
        : editorTexts.saved;
  return (
    <div className={classes.words}>
      <p className={classes.title} role="status">
        {title}
      </p>
      {failed ? (
        <p className={classes.failed} role="alert">
          {failed}
        </p>
      ) : (
        <p className={classes.note}>
          {isMoved
            ? editorTexts.theOrderChangedMoved(counted(moved, item, `${item}s`))
            : typing || editorTexts.visitorsSeeThisOrder}
        </p>
      )}
    </div>
  );
}

function AnnouncementText() {
  const { message, count } = useAnnouncement();
  return (
    <p className={own.status} role="status">
      {message && (
        <span key={count}>
          <TbCheck size={16} aria-hidden /> {message}
        </span>
      )}
    </p>
  );
}

/** Announces a move made by button or arrow key to screen readers. */
export function OrderLiveRegion({ announcement }: { announcement: string }) {
  return (
    <VisuallyHidden component="p" role="status">
      {announcement}
    </VisuallyHidden>
  );
}

function OrderMark({ isSaving, isFailed, isOpen }: { isSaving: boolean; isFailed: boolean; isOpen: boolean }) {
  if (isSaving) return <Loader size={16} aria-hidden />;
  if (isFailed) return <TbAlertCircle size={18} className={classes.failed} aria-hidden />;
  if (isOpen) return <span className={classes.dot} aria-hidden />;
  return <TbCircleCheckFilled size={18} className={classes.done} aria-hidden />;
}

function useOrderShortcut(isActive: boolean, onSave: () => void) {
  // Not a later effect: a key pressed as soon as the changed order is visible would be lost.
  useLayoutEffect(() => {
    if (!isActive) return undefined;
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (!isSaveShortcut(event)) return;
      event.preventDefault();
      if (!event.repeat) onSave();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isActive, onSave]);
}
