import { Button, Group } from '@mantine/core';
import { modals } from '@mantine/modals';
import { endSession, writesSettled } from '#web/api.ts';
import { clearAuth, holdCalls, readAuth } from '#web/session.ts';
import { dropKept, keptKeys } from '#web/admin/editing/autosave/unsaved-work-list.ts';
import { hasUnsaved } from '#web/admin/editing/autosave/unsaved-flag.ts';
import { forget } from '#web/admin/shell/logout-reset.ts';
import { stopReading } from '#web/admin/shell/query-client.ts';

const DIALOG = 'log-out';
const PATIENCE_MS = 3000;

/** Logs out; where there is unsaved work, asks first what is to become of it. */
export function askToLogOut(user: string): void {
  const keys = keptHere(user);
  if (keys.length === 0 && !hasUnsaved()) {
    void logOut();
    return;
  }
  modals.open({
    modalId: DIALOG,
    title: 'Log out with unsaved work?',
    closeButtonProps: { 'aria-label': 'Stay logged in' },
    children: <Choices keys={keys} />,
  });
}

function Choices({ keys }: { keys: string[] }) {
  const isKept = keys.length > 0;
  return (
    <>
      <p>
        {isKept
          ? 'Some of your changes are not saved. They can stay on this device until you log in again.'
          : 'Some of your changes are not saved, and they could not be kept on this device. They will be lost.'}
      </p>
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={() => modals.close(DIALOG)}>
          Stay logged in
        </Button>
        {isKept && (
          <Button variant="default" onClick={() => void logOut(keys)}>
            Log out and remove them
          </Button>
        )}
        <Button data-autofocus onClick={() => void logOut()}>
          {isKept ? 'Log out and keep them' : 'Log out'}
        </Button>
      </Group>
    </>
  );
}

/** Ends the session here even where the server cannot be told. */
export async function logOut(dropped: readonly string[] = []): Promise<void> {
  await writesSettled();
  stopReading(); // what is still being read would only be refused
  stop();
  const auth = readAuth();
  holdCalls(); // what begins to be read now would be refused, and lead back here after the next login
  const answered = auth && endSession(auth.token);
  // The browser holds the answer back until its cache is empty: with a large one that takes seconds.
  await Promise.race([answered, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  dropKept(localStorage, dropped);
  clearAuth();
  addEventListener('pagehide', forget);
  location.assign('/login');
}

function keptHere(user: string): string[] {
  try {
    return keptKeys(localStorage, user);
  } catch {
    return []; // storage switched off: nothing is kept
  }
}
