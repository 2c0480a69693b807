import { Button, Group, Modal } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useFormState } from 'react-hook-form';
import type { z } from 'zod';
import { isOnlyMoved } from '#web/admin/editing/form/changes.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { DraftDialog } from './draft-dialog.tsx';
import type { Publishing, Question } from '#web/admin/editing/form/publishing.ts';
import { askFirst } from '#web/admin/shell/ask-first.ts';
import { compareAlong } from '#web/admin/editing/form/labels.ts';
import { flattenErrors, wrongPaths } from '#web/admin/editing/form/resolver.ts';
import { SaveBar } from './save-bar.tsx';
import { SAVE_ID } from '#web/admin/editing/form/editor-context.ts';
import { UnsavedGuard } from '#web/admin/editing/autosave/unsaved-guard.tsx';
import { useChanges } from '#web/admin/editing/form/use-changes.ts';
import { useKeptDraft, useOffer, type Typed } from '#web/admin/editing/autosave/use-draft.ts';
import type { Editor, Loaded, Source } from './use-editor.ts';
import type { Values } from '#web/admin/editing/form/values.ts';

interface EditorFootProps {
  name: string;
  title: string;
  record: Loaded;
  source: Source;
  editor: Editor;
  /** What the button that saves is called for what is typed; 'Save' unless told. */
  saveLabel?: (typed: Values) => string;
  /** For a record with drafts: what saving does to who can see it. */
  publishing?: (typed: Values) => Publishing | undefined;
  onIntent?: (intent: string | null) => void;
}

/** What follows every keystroke: the bar, the copy kept here, and the dialogs that stand between typed and saved. */
export function EditorFoot({ name, title, record, source, editor, saveLabel, publishing, onIntent }: EditorFootProps) {
  const { form, base, conflict } = editor;
  const { fields } = source;
  const typed = useChanges(form, fields, base.values);
  const { offer, key, close } = useOffer(name, source, base.values);
  const isKept = useKeptDraft(key, offer !== null, editor, typed);
  const { errors } = useFormState({ control: form.control });
  const [isAsking, setAsking] = useState(false);
  const wrong = flattenErrors(errors).map(({ path }) => path);
  const count = typed.changed.length;
  const effect = publishing?.(typed.values);
  const publish = effect?.publish;
  useNewest(editor, record, fields, offer === null ? typed : null);
  useFreshErrors(editor, typed.values);
  const saveByKey = () => (effect?.question ? askBefore(editor, effect.question) : editor.save());
  useSaveKey(editor, () => void saveByKey());
  return (
    <>
      <SaveBar
        status={editor.status}
        label={effect?.label ?? saveLabel?.(typed.values)}
        isNew={base.version === 0}
        changed={count}
        wrong={wrong.length}
        isKept={isKept}
        onJump={() => editor.jump(wrong.sort(compareAlong(fields))[0] ?? '')}
        onDiscard={() => setAsking(true)}
        onSave={() => void editor.save()}
        {...(publish && {
          publish: {
            label: publish.label,
            onClick: () =>
              void askBefore(editor, publish.question, () => {
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
          if (offer) editor.resume({ values: offer.base, version: offer.version }, offer.values);
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
      <UnsavedGuard isActive={count > 0} isKept={isKept} title={title} />
    </>
  );
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
      title={count === 1 ? 'Discard 1 change?' : `Discard ${count} changes?`}
      closeButtonProps={{ 'aria-label': 'Keep editing' }}
      onExitTransitionEnd={() => {
        // The bar's own Discard is gone after discarding; the keyboard must not be lost with it.
        if (!document.activeElement?.closest('[role=region]')) document.getElementById(SAVE_ID)?.focus();
      }}
    >
      <p>The fields go back to the saved version.</p>
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" data-autofocus onClick={onClose}>
          Keep editing
        </Button>
        <Button color="brick" onClick={onDiscard}>
          Discard
        </Button>
      </Group>
    </Modal>
  );
}

/**
 * While nothing is typed, what someone else saved is shown as soon as it is known. Where the record was only moved in its
 * list, what is typed goes on over that: saving it is no clash with anybody.
 */
function useNewest({ base, resume }: Editor, record: Loaded, fields: z.ZodType, typed: Typed | null) {
  useEffect(() => {
    if (!typed || record.version <= base.version) return;
    const { values, changed } = typed;
    if (changed.length === 0) resume(record, record.values);
    else if (isOnlyMoved(fields, base.values, record.values)) {
      resume(record, changed.includes('order') ? values : { ...values, order: record.values.order });
    }
  });
}

/** A message about several fields, or one from the server, goes as soon as it is no longer true. */
function useFreshErrors({ form }: Editor, values: unknown) {
  useEffect(() => {
    const paths = wrongPaths(form);
    if (paths.length > 0) void form.trigger(paths);
  }, [form, values]);
}

/** Saves once it is confirmed; what is wrong is said before the question. */
async function askBefore(editor: Editor, { title, text, confirm }: Question, prepare?: () => void): Promise<void> {
  if (!(await editor.validate())) return;
  askFirst({
    title,
    children: text,
    labels: { confirm, cancel: 'Cancel' },
    onConfirm: () => {
      prepare?.();
      void editor.save();
    },
  });
}

function useSaveKey(editor: Editor, save: () => void) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      if (!editor.conflict && !event.repeat) save();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
}
