import { Button, Group, Modal } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useFormState } from 'react-hook-form';
import type { z } from 'zod';
import { isOnlyMoved } from '#web/admin/editing/form/changed-paths.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { DraftDialog } from './draft-dialog.tsx';
import type { Publishing, ConfirmQuestion } from '#web/admin/editing/form/publishing.ts';
import { confirmAction } from '#web/admin/shell/confirm-action.ts';
import { compareByFormOrder } from '#web/admin/editing/form/labels.ts';
import { flattenErrors, wrongPaths } from '#web/admin/editing/form/resolver.ts';
import { SaveBar } from './save-bar.tsx';
import { SAVE_ID } from '#web/admin/editing/form/editor-context.ts';
import { UnsavedGuard } from '#web/admin/editing/autosave/unsaved-guard.tsx';
import { useHasRunningUploads } from '#web/admin/editing/upload/running-uploads.ts';
import { useUnsavedChanges } from '#web/admin/editing/form/use-changes.ts';
import { useAutosave, useDraftOffer, type TypedValues } from '#web/admin/editing/autosave/use-autosave.ts';
import type { Editor, LoadedRecord, RecordSource } from './use-editor.ts';
import type { Values } from '#web/admin/editing/form/values.ts';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as editorTexts from '#web/admin/texts/editor.ts';
import { isSaveShortcut } from '#web/admin/shell/save-shortcut.ts';

interface EditorFootProps {
  name: string;
  title: string;
  record: LoadedRecord;
  source: RecordSource;
  editor: Editor;
  /** Whether it is in force before it was ever saved. */
  isInForce?: boolean;
  /** The label of the save button for the current values; 'Save' by default. */
  saveLabel?: (typed: Values) => string;
  /** For a record with drafts: how saving changes who can see it. */
  publishing?: (typed: Values) => Publishing | undefined;
  onIntent?: (intent: string | null) => void;
  /** Whether a save may be staged: what is not public needs no staging. */
  canStage?: boolean;
  /** How long the typed text is, such as '482 words, 3 min to read'. */
  length?: (typed: Values) => string;
  /** The path where visitors see the saved version; '' for a draft. Absent if it is always public. */
  publicAt?: string | undefined;
}

/** Everything that follows each keystroke: the save bar, the autosave, and the dialogs before a save. */
export function EditorFoot({
  name,
  title,
  record,
  source,
  editor,
  isInForce = false,
  saveLabel,
  publishing,
  onIntent,
  canStage = false,
  length,
  publicAt,
}: EditorFootProps) {
  const { form, base, conflict } = editor;
  const { fields } = source;
  const typed = useUnsavedChanges(form, fields, base.values);
  const { offer, key, close } = useDraftOffer(name, source, base.values);
  const isStored = useAutosave(key, offer !== null, editor, source, typed);
  const { errors } = useFormState({ control: form.control });
  const [isAsking, setAsking] = useState(false);
  const wrong = flattenErrors(errors).map(({ path }) => path);
  const count = typed.changed.length;
  const isUploading = useHasRunningUploads();
  const effect = publishing?.(typed.values);
  const publish = effect?.publish;
  useAdoptNewest(editor, record, fields, offer === null ? typed : null);
  useRecheckErrors(editor, typed.values);
  const saveByKey = () => (effect?.question ? confirmBeforeSaving(editor, effect.question) : editor.save());
  useSaveShortcut(editor, () => void saveByKey());
  return (
    <>
      <SaveBar
        status={editor.status}
        label={labelWith(base, effect?.label ?? saveLabel?.(typed.values))}
        isStaged={base.staged !== undefined}
        isNew={base.version === 0 && !isInForce}
        changed={count}
        wrong={wrong.length}
        isStored={isStored}
        length={length?.(typed.values)}
        publicAt={publicAt}
        onJump={() => editor.jump(wrong.sort(compareByFormOrder(fields))[0] ?? '')}
        onDiscard={() => setAsking(true)}
        onSave={() => void editor.save()}
        {...(canStage && source.staging && { onStage: () => void editor.save('stage') })}
        {...(publish && {
          publish: {
            label: publish.label,
            onClick: () =>
              void confirmBeforeSaving(editor, publish.question, () => {
                onIntent?.(publish.intent);
                for (const [path, value] of Object.entries(publish.fields)) editor.form.setValue(path, value);
              }),
          },
        })}
      />
      <DiscardDialog
        opened={isAsking}
        count={count}
        onClose={() => setAsking(false)}
        onDiscard={() => {
          onIntent?.(null);
          editor.discard();
          setAsking(false);
        }}
      />
      <DraftDialog
        opened={offer !== null}
        title={title}
        at={offer?.at ?? ''}
        onResume={() => {
          if (offer) {
            const { base: from, version, staged } = offer;
            editor.resume({ values: from, version, ...(staged && { staged }) }, offer.values);
          }
          close();
        }}
        onDrop={close}
      />
      {conflict && (
        <ConflictDialog
          title={title}
          fields={fields}
          merged={conflict.merged}
          newer={conflict.newer}
          onSave={(choices) => void editor.saveChoices(choices)}
          onBack={editor.closeConflict}
        />
      )}
      <UnsavedGuard isActive={count > 0} isUploading={isUploading} isStored={isStored} title={title} />
    </>
  );
}

/** Saving publishes a staged change. */
function labelWith({ staged }: LoadedRecord, label: string | undefined): string | undefined {
  return staged && (label ?? commonTexts.save) === commonTexts.save ? editorTexts.saveAndPublish : label;
}

interface DiscardDialogProps {
  opened: boolean;
  count: number;
  onClose: () => void;
  onDiscard: () => void;
}

function DiscardDialog({ opened, count, onClose, onDiscard }: DiscardDialogProps) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={editorTexts.discardChanges(count)}
      closeButtonProps={{ 'aria-label': editorTexts.keepEditing }}
      onExitTransitionEnd={() => {
        // The Discard button disappears after use. Move focus so that it is not lost.
        if (!document.activeElement?.closest('[role=region]'))
          document.getElementById(SAVE_ID)?.focus({ preventScroll: true });
      }}
    >
      <p>{editorTexts.theFieldsGoBack}</p>
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" data-autofocus onClick={onClose}>
          {editorTexts.keepEditing}
        </Button>
        <Button color="brick" onClick={onDiscard}>
          {commonTexts.discard}
        </Button>
      </Group>
    </Modal>
  );
}

/**
 * Shows newer saved versions while nothing is typed. If the record only moved in its list, typed text continues over
 * the new version: that is no conflict.
 */
function useAdoptNewest({ base, resume }: Editor, record: LoadedRecord, fields: z.ZodType, typed: TypedValues | null) {
  useEffect(() => {
    if (!typed || !isNewer(record, base)) return;
    const { values, changed } = typed;
    if (changed.length === 0) resume(record, record.values);
    else if (isOnlyMoved(fields, base.values, record.values)) {
      resume(record, changed.includes('order') ? values : { ...values, order: record.values.order });
    }
  });
}

/** Whether a loaded record is newer than the one in the form: saved, staged, published or discarded since. */
function isNewer(record: LoadedRecord, base: LoadedRecord): boolean {
  if (record.staged && base.staged) return record.staged.version > base.staged.version;
  if (record.staged || base.staged) return record.version >= base.version;
  return record.version > base.version;
}

/** Clears a server error, or an error about several fields, as soon as it no longer applies. */
function useRecheckErrors({ form }: Editor, values: unknown) {
  useEffect(() => {
    const paths = wrongPaths(form);
    if (paths.length > 0) void form.trigger(paths);
  }, [form, values]);
}

/** Saves after confirmation. Validation errors come before the question. */
async function confirmBeforeSaving(
  editor: Editor,
  { title, text, confirm }: ConfirmQuestion,
  prepare?: () => void,
): Promise<void> {
  if (!(await editor.validate())) return;
  confirmAction({
    title,
    children: text,
    labels: { confirm, cancel: commonTexts.cancel },
    onConfirm: () => {
      prepare?.();
      void editor.save();
    },
  });
}

function useSaveShortcut(editor: Editor, save: () => void) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isSaveShortcut(event)) return;
      event.preventDefault();
      if (!editor.conflict && !event.repeat) save();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
}
