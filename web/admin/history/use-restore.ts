import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { TbCheck } from 'react-icons/tb';
import { call, messageOf } from '#web/api.ts';
import { notifyDone, notifyFailed } from '../shell/notify.tsx';
import classes from './history.module.css';
import type { Subject } from './subject.ts';

/** Long enough to read it, look at the page, and change one’s mind. */
const UNDO_MS = 20_000;

interface Over {
  /** The version that one has seen. */
  seen: number;
  /** The newest version of words, to which one can go back. */
  newest: number;
}

/** Bringing a version back, which can be taken back at once. */
export function useRestore({ kind, id }: Subject, load: () => Promise<unknown>) {
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
      notifyDone('Taken back.');
    } catch (error) {
      notifyFailed(messageOf(error, 'It could not be taken back.'));
    }
  }

  /** Whether it was done. */
  async function restore(version: number, { seen, newest }: Over): Promise<boolean> {
    setRestoring(true);
    try {
      const done = await save(version, seen);
      tell(done.message, () => void undo(newest, done.version));
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

function tell(message: string, undo: () => void): void {
  const notice = notifications.show({
    color: 'moss',
    icon: <TbCheck aria-hidden />,
    autoClose: UNDO_MS,
    message: (
      <span className={classes.told}>
        {message}
        <Button
          variant="default"
          size="xs"
          onClick={() => {
            notifications.hide(notice);
            undo();
          }}
        >
          Undo
        </Button>
      </span>
    ),
  });
}
