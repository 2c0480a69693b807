import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { restored } from '#contract/texts.ts';
import { call, messageOf } from '#web/api.ts';
import { upperFirst } from '#web/admin/editing/form/labels.ts';
import { notifyDone, notifyFailed, notifyUndoable } from '#web/admin/shell/notices/notify.tsx';
import type { HistorySubject } from './subject.ts';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as historyTexts from '#web/admin/texts/history.ts';

interface VersionRange {
  /** The version the user has seen. */
  current: number;
  /** The newest version with content that a restore can return to. */
  newest: number;
}

/** Restores a version, with an undo. */
export function useRestore({ kind, id, title }: HistorySubject, load: () => Promise<unknown>) {
  const client = useQueryClient();
  const [isRestoring, setRestoring] = useState(false);

  async function save(version: number, ifMatch?: number) {
    const params = { kind, id, version: String(version) };
    const done = await call('POST /history/:kind/:id/:version/restore', { params, ...(ifMatch && { ifMatch }) });
    await load().catch(() => undefined); // the restore is saved; the form shows it on its next load
    await client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('GET /history') });
    return done;
  }

  async function undo(newest: number, current: number): Promise<void> {
    try {
      await save(newest, current);
      notifyDone(historyTexts.undone);
    } catch (error) {
      notifyFailed(messageOf(error, historyTexts.thisCouldNotBeUndone));
    }
  }

  /** Returns whether it succeeded. */
  async function restore(version: number, { current, newest }: VersionRange): Promise<boolean> {
    setRestoring(true);
    try {
      const done = await save(version, current);
      // Replaces the general part of the server's message by the title. What follows in it, such as a changed address,
      // stays.
      const [, others = ''] = done.message.split(restored.done);
      const message = historyTexts.restored(upperFirst(title), others);
      notifyUndoable(message, { name: historyTexts.undoRestoring(title), run: () => void undo(newest, done.version) });
      return true;
    } catch (error) {
      notifyFailed(messageOf(error, commonTexts.itCouldNotBeRestored));
      await client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('GET /history') });
      return false;
    } finally {
      setRestoring(false);
    }
  }

  return { restore, isRestoring };
}
