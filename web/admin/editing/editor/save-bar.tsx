import { Button, Kbd, Loader } from '@mantine/core';
import { useRef } from 'react';
import { TbAlertCircle, TbCircleCheckFilled } from 'react-icons/tb';
import { connection } from '#contract/texts.ts';
import { SAVE_ID } from '#web/admin/editing/form/editor-context.ts';
import { PreviewButton } from '#web/admin/editing/preview/preview-button.tsx';
import classes from './save-bar.module.css';
import type { SaveStatus } from './use-editor.ts';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as editorTexts from '#web/admin/texts/editor.ts';

interface SaveBarProps {
  status: SaveStatus;
  /** The button's label if it does more than save, such as 'Publish'. */
  label?: string;
  /** Whether the record has never been saved. */
  isNew?: boolean;
  /** Number of unsaved fields. */
  changed: number;
  /** Number of invalid fields. */
  wrong: number;
  /** Whether a draft is stored in this browser. */
  isStored: boolean;
  /** How long the text is. */
  length?: string | undefined;
  /** The path where visitors see the saved version; '' for a draft. Absent if it is always public. */
  publicAt?: string | undefined;
  onJump: () => void;
  onDiscard: () => void;
  onSave: () => void;
  /** Whether the saved version is staged and not public. */
  isStaged?: boolean;
  /** Saves without publishing. */
  onStage?: () => void;
  /** A second button that publishes a draft. */
  publish?: { label: string; onClick: () => void };
}

/** The save status and the save button, always at the bottom of the screen. */
export function SaveBar({
  status,
  label = commonTexts.save,
  isNew = false,
  changed,
  wrong,
  isStored,
  length,
  publicAt,
  onJump,
  onDiscard,
  onSave,
  isStaged = false,
  onStage,
  publish,
}: SaveBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const isSaving = status.kind === 'saving';
  // Amber marks the next step: to save, or to publish a saved draft.
  const isCalm = changed === 0 && status.kind !== 'failed' && !isSaving;
  const unsaved = changed > 0 && !isSaving && `${editorTexts.fieldsChanged(changed)} ${autosaveNote(isStored)}`;
  const note =
    isCalm && !isNew && publicAt !== undefined ? <PublicNote path={publicAt} isStaged={isStaged} /> : unsaved;
  return (
    <div
      ref={bar}
      tabIndex={-1}
      className={classes.bar}
      role="region"
      aria-label={commonTexts.save}
      data-save-bar
      data-idle={(isCalm && isNew) || undefined}
    >
      <div className={classes.state}>
        <StatusMark status={status} isPending={changed > 0 || isNew} />
        <div className={classes.words}>
          <p className={classes.title} role="status">
            {statusTitle(status, { changed, isNew, isStaged })}
          </p>
          {status.kind === 'failed' ? (
            <p className={classes.failed} role="alert">
              {status.message} {changed > 0 && <span className={classes.note}>{failureNote(status, isStored)}</span>}
            </p>
          ) : (
            note && <p className={classes.note}>{note}</p>
          )}
        </div>
        {length !== undefined && <p className={classes.length}>{length}</p>}
      </div>
      {wrong > 0 && (
        <Button
          className={classes.wrong}
          variant="transparent"
          leftSection={<TbAlertCircle size={18} aria-hidden />}
          onClick={onJump}
        >
          {editorTexts.fieldsNeedAttention(wrong)}
        </Button>
      )}
      <div className={classes.actions}>
        <PreviewButton />
        {changed > 0 && (
          <Button variant="subtle" color="gray" className={classes.discard} onClick={onDiscard} disabled={isSaving}>
            {commonTexts.discard}
          </Button>
        )}
        {changed > 0 && onStage && (
          <Button
            variant="default"
            className={classes.stage}
            title={editorTexts.saveWithoutPublishing}
            onClick={() => {
              // The button disappears after use. Its keyboard focus must not be lost, or publish with the next Enter.
              bar.current?.focus({ preventScroll: true });
              onStage();
            }}
            disabled={isSaving}
          >
            {isStaged ? commonTexts.save : editorTexts.stageChanges}
          </Button>
        )}
        <Button
          id={SAVE_ID}
          variant={isCalm ? 'default' : 'filled'}
          onClick={onSave}
          aria-keyshortcuts="Control+S Meta+S"
          className={classes.save}
        >
          {label}
          <Kbd className={classes.keys} aria-hidden>
            {isMac() ? '⌘ S' : editorTexts.ctrlS}
          </Kbd>
        </Button>
        {publish && (
          <Button variant={isCalm && !isNew ? 'filled' : 'default'} onClick={publish.onClick} disabled={isSaving}>
            {publish.label}
          </Button>
        )}
      </div>
    </div>
  );
}

function StatusMark({ status, isPending }: { status: SaveStatus; isPending: boolean }) {
  if (status.kind === 'saving') return <Loader size={16} aria-hidden />;
  if (status.kind === 'failed') return <TbAlertCircle size={18} className={classes.failed} aria-hidden />;
  if (isPending) return <span className={classes.dot} aria-hidden />;
  return <TbCircleCheckFilled size={18} className={classes.done} aria-hidden />;
}

interface TitleFacts {
  changed: number;
  isNew: boolean;
  isStaged: boolean;
}

function statusTitle(status: SaveStatus, { changed, isNew, isStaged }: TitleFacts): string {
  if (status.kind === 'saving') return editorTexts.saving;
  if (status.kind === 'failed') return editorTexts.notSaved;
  if (isNew) return editorTexts.notSavedYet;
  if (changed > 0) return editorTexts.unsavedChanges;
  return isStaged ? editorTexts.savedNotPublicYet : editorTexts.saved;
}

/** Who sees which version, with a link to the page. */
function PublicNote({ path, isStaged }: { path: string; isStaged: boolean }) {
  if (!path) return editorTexts.visitorsDoNotSeeIt;
  return (
    <>
      {isStaged ? editorTexts.visitorsSeePublicVersion : editorTexts.itIsPublic}{' '}
      <a href={path} target="_blank" rel="noopener">
        {editorTexts.viewThePage}
      </a>
    </>
  );
}

function failureNote({ unsent }: Extract<SaveStatus, { kind: 'failed' }>, isStored: boolean): string {
  return unsent && isStored ? connection.willSave : autosaveNote(isStored);
}

function autosaveNote(isStored: boolean): string {
  return isStored ? editorTexts.aCopyIsKeptOnThisDevice : editorTexts.noCopyCanBeKept;
}

function isMac(): boolean {
  return typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent);
}
