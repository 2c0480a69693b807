import { Button } from '@mantine/core';
import { useState } from 'react';
import { TbTrash } from 'react-icons/tb';
import { useNavigate } from 'react-router';
import { messageOf } from '#web/api.ts';
import { readAuth } from '#web/session.ts';
import { draftKey, deleteDraft } from '#web/admin/editing/autosave/form-drafts.ts';
import { SKIP_UNSAVED_GUARD } from '#web/admin/editing/autosave/unsaved-guard.tsx';
import { confirmAction } from '#web/admin/shell/confirm-action.ts';
import { TRASH_NOTE } from '#web/admin/shell/trash-note.ts';
import { notifyDone, notifyFailed } from '#web/admin/shell/notices/notify.tsx';
import { IncomingLinks } from './incoming-links.tsx';
import type { ListedRecord, RecordKind, StoredRecord } from './record-kind.ts';
import classes from './record-pane.module.css';
import { useRecordCache } from './use-records.ts';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as recordsTexts from '#web/admin/texts/records.ts';

interface DeleteRecordProps<L extends ListedRecord, R extends StoredRecord & L> {
  kind: RecordKind<L, R>;
  record: R;
  search: string;
}

/** Deletes the record after confirmation and goes back to the list. */
export function DeleteRecord<L extends ListedRecord, R extends StoredRecord & L>({
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
    confirmAction({
      title: texts.confirm,
      children: (
        <>
          <p>{texts.confirmHint?.(title) ?? recordsTexts.willBeRemoved(title, TRASH_NOTE)}</p>
          {kind.publicPath && <IncomingLinks path={kind.publicPath(record)} one={words.one} />}
        </>
      ),
      labels: { confirm: commonTexts.deleteLabel, cancel: commonTexts.cancel },
      confirmProps: { color: 'brick' },
      onConfirm: () => void remove(),
    });
  }
  async function remove() {
    setDeleting(true);
    try {
      await kind.remove(record._id);
      // Leaves the form at once: rendered again without its cached record, it would load the deleted one.
      void navigate(`/${path}${search}`, { replace: true, state: SKIP_UNSAVED_GUARD, flushSync: true });
      deleteDraft(localStorage, draftKey(readAuth()?.user._id ?? '', `${path}/${record._id}`));
      cache.drop(record._id);
      notifyDone(texts.deleted, kind.history && TRASH_NOTE);
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
      {recordsTexts.deleteWithOne(words.one)}
    </Button>
  );
}
