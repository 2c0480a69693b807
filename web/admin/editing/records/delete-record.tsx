import { Button } from '@mantine/core';
import { useState } from 'react';
import { TbTrash } from 'react-icons/tb';
import { useNavigate } from 'react-router';
import { messageOf } from '#web/api.ts';
import { readAuth } from '#web/session.ts';
import { draftKey, dropDraft } from '#web/admin/editing/autosave/form-drafts.ts';
import { SETTLED } from '#web/admin/editing/autosave/unsaved-guard.tsx';
import { askFirst } from '#web/admin/shell/ask-first.ts';
import { IN_BIN } from '#web/admin/shell/in-bin.ts';
import { notifyDone, notifyFailed } from '#web/admin/shell/notices/notify.tsx';
import { IncomingLinks } from './incoming-links.tsx';
import type { Listed, RecordKind, Stored } from './record-kind.ts';
import classes from './record-pane.module.css';
import { useRecordCache } from './use-records.ts';

interface DeleteRecordProps<L extends Listed, R extends Stored & L> {
  kind: RecordKind<L, R>;
  record: R;
  search: string;
}

/** Deletes the record after asking; then the form is one for a new record. */
export function DeleteRecord<L extends Listed, R extends Stored & L>({
  kind,
  record,
  search,
}: DeleteRecordProps<L, R>) {
  const { path, words, texts } = kind;
  const cache = useRecordCache(kind);
  const navigate = useNavigate();
  const [isDeleting, setDeleting] = useState(false);
  function ask() {
    const { title } = kind.row(record);
    askFirst({
      title: texts.confirm,
      children: (
        <>
          <p>{texts.confirmHint?.(title) ?? `“${title}” will be removed from the site. ${IN_BIN}`}</p>
          {kind.publicPath && <IncomingLinks path={kind.publicPath(record)} one={words.one} />}
        </>
      ),
      labels: { confirm: 'Delete', cancel: 'Cancel' },
      confirmProps: { color: 'brick' },
      onConfirm: () => void remove(),
    });
  }
  async function remove() {
    setDeleting(true);
    try {
      await kind.remove(record._id);
      void navigate(`/${path}${search}`, { replace: true, state: SETTLED });
      dropDraft(localStorage, draftKey(readAuth()?.user._id ?? '', `${path}/${record._id}`));
      cache.drop(record._id);
      notifyDone(texts.deleted, kind.history && IN_BIN);
    } catch (error) {
      notifyFailed(messageOf(error, texts.deleteFailed));
      setDeleting(false);
    }
  }
  return (
    <Button
      variant="subtle"
      color="brick"
      className={classes.delete}
      leftSection={<TbTrash size={16} aria-hidden />}
      loading={isDeleting}
      onClick={ask}
    >
      Delete {words.one}…
    </Button>
  );
}
