import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { restored } from '#contract/texts.ts';
import { call, messageOf } from '#web/api.ts';
import { upperFirst } from '#web/admin/editing/form/labels.ts';
import { notifyDone, notifyFailed, notifyUndoable } from '#web/admin/shell/notices/notify.tsx';
import type { Subject } from './subject.ts';

interface Over {
  /** The version that one has seen. */
  seen: number;
  /** The newest version of words, to which one can go back. */
  newest: number;
}

/** Bringing a version back, which can be taken back at once. */
export function useRestore({ kind, id, title }: Subject, load: () => Promise<unknown>) {
  const client = useQueryClient();
  const [isRestoring, setRestoring] = useState(false);

  async function save(version: number, ifMatch?: number) {
    const params = { kind, id, version: String(version) };
    const done = await call('POST /history/:kind/:id/:version/restore', { params, ...(ifMatch && { ifMatch }) });
    await load().catch(() => undefined); // it is saved; the form shows it with its next look
    await client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('GET /history') });
    return done;
  }

  async function undo(newest: number, seen: number): Promise<void> {
    try {
      await save(newest, seen);
      notifyDone('Undone.');
    } catch (error) {
      notifyFailed(messageOf(error, 'This could not be undone.'));
    }
  }

  /** Whether it was done. */
  async function restore(version: number, { seen, newest }: Over): Promise<boolean> {
    setRestoring(true);
    try {
      const done = await save(version, seen);
      // The words of the server, and which screen or record they are about.
      const [, others = ''] = done.message.split(restored.done);
      const words = `${upperFirst(title)} restored.${others}`;
      notifyUndoable(words, { label: `Undo restoring ${title}`, run: () => void undo(newest, done.version) });
      return true;
    } catch (error) {
      notifyFailed(messageOf(error, 'It could not be restored.'));
      await client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('GET /history') });
      return false;
    } finally {
      setRestoring(false);
    }
  }

  return { restore, isRestoring };
}
