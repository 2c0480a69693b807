import { ActionIcon, Button, Textarea, Tooltip } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { TbTrash } from 'react-icons/tb';
import { ENQUIRY_NOTE_MAX } from '#contract/constants.ts';
import type { Enquiry, EnquiryNote } from '#contract/records/enquiry.ts';
import { saved, saveFailed } from '#contract/texts.ts';
import { call, messageOf } from '#web/api.ts';
import { readFieldDraft, saveFieldDraft } from '#web/admin/editing/autosave/field-drafts.ts';
import { markUnsaved } from '#web/admin/editing/autosave/unsaved-flag.ts';
import { formatAgo } from '#web/admin/shell/dates/ago.ts';
import { formatFull } from '#web/admin/shell/dates/format-date.ts';
import { notifyDone, notifyFailed } from '#web/admin/shell/notices/notify.tsx';
import classes from './enquiry-notes.module.css';
import { typedKey } from './typed-key.ts';
import { showEnquiry } from './use-enquiry.ts';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as enquiriesTexts from '#web/admin/texts/enquiries.ts';

/** What staff noted about an enquiry, and a field for more. */
export function EnquiryNotes({ enquiry }: { enquiry: Enquiry }) {
  const title = useId();
  return (
    <section aria-labelledby={title}>
      <h3 id={title} className={classes.title}>
        {enquiriesTexts.notesLabel}
      </h3>
      {enquiry.notes.length > 0 && (
        <ul className={classes.notes}>
          {enquiry.notes.map((note) => (
            <Note key={note._id} enquiry={enquiry} note={note} />
          ))}
        </ul>
      )}
      <NewNote enquiry={enquiry} />
    </section>
  );
}

function Note({ enquiry, note }: { enquiry: Enquiry; note: EnquiryNote }) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('DELETE /enquiries/:id/notes/:note', { params: { id: enquiry._id, note: note._id } }),
    onSuccess: (changed) => showEnquiry(client, changed),
    onError: (error) => notifyFailed(messageOf(error, saveFailed.delete)),
  });
  return (
    <li className={classes.note}>
      <p className={classes.text} dir="auto">
        {note.text}
      </p>
      <span className={classes.by}>
        {note.userName},{' '}
        <time dateTime={note.createdAt} title={formatFull(note.createdAt)}>
          {formatAgo(note.createdAt)}
        </time>
      </span>
      <Tooltip label={commonTexts.deleteLabel}>
        <ActionIcon
          aria-label={enquiriesTexts.deleteTheNote(note.text.slice(0, 40))}
          loading={isPending}
          onClick={() => mutate()}
        >
          <TbTrash size={16} aria-hidden />
        </ActionIcon>
      </Tooltip>
    </li>
  );
}

/** The browser keeps the typed text until it is added. */
function NewNote({ enquiry: { _id: id } }: { enquiry: Enquiry }) {
  const client = useQueryClient();
  const [key] = useState(() => typedKey(id, 'note'));
  const [text, setText] = useState(() => readFieldDraft(localStorage, key, '')?.value ?? '');
  const isTyped = text.trim() !== '';
  useEffect(() => {
    saveFieldDraft(localStorage, key, isTyped ? { value: text, base: '' } : null);
  }, [key, text, isTyped]);
  useEffect(() => (isTyped ? markUnsaved() : undefined), [isTyped]);
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('POST /enquiries/:id/notes', { params: { id }, body: { text } }),
    onSuccess: async (changed) => {
      setText('');
      notifyDone(saved.updated);
      await showEnquiry(client, changed);
    },
    onError: (error) => notifyFailed(messageOf(error, saveFailed.update)),
  });
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isTyped) mutate();
      }}
    >
      <Textarea
        aria-label={enquiriesTexts.newNote}
        placeholder={enquiriesTexts.onlyStaffSeeNotes}
        autosize
        minRows={2}
        maxRows={12}
        maxLength={ENQUIRY_NOTE_MAX}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && isTyped) mutate();
        }}
      />
      {isTyped && (
        <Button type="submit" loading={isPending}>
          {enquiriesTexts.addNote}
        </Button>
      )}
    </form>
  );
}
