import { Button, Group } from '@mantine/core';
import { modals } from '@mantine/modals';
import { endSession, writesSettled } from '#web/api.ts';
import { clearAuth, holdCalls, readAuth } from '#web/session.ts';
import { deleteUnsavedWork, unsavedWorkKeys } from '#web/admin/editing/autosave/unsaved-work-list.ts';
import { hasUnsavedWork } from '#web/admin/editing/autosave/unsaved-flag.ts';
import { resetAfterLogout } from '#web/admin/shell/logout-reset.ts';
import { unsubscribeHere } from '#web/admin/shell/notifications/this-browser.ts';
import { cancelAllReads } from '#web/admin/shell/query-client.ts';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as loginTexts from '#web/admin/texts/login.ts';

const DIALOG = 'log-out';
const LOGOUT_TIMEOUT_MS = 3000;

/** Logs out. With unsaved work, first asks what to do with it. */
export function confirmLogOut(user: string): void {
  const keys = unsavedKeys(user);
  if (keys.length === 0 && !hasUnsavedWork()) {
    void logOut();
    return;
  }
  modals.open({
    modalId: DIALOG,
    title: loginTexts.logOutWithUnsavedWork,
    closeButtonProps: { 'aria-label': loginTexts.stayLoggedIn },
    children: <LogOutChoices keys={keys} />,
  });
}

function LogOutChoices({ keys }: { keys: string[] }) {
  const hasDrafts = keys.length > 0;
  return (
    <>
      <p>{hasDrafts ? loginTexts.someOfYourChanges : loginTexts.someOfYourChangesAreNotSaved}</p>
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={() => modals.close(DIALOG)}>
          {loginTexts.stayLoggedIn}
        </Button>
        {hasDrafts && (
          <Button variant="default" onClick={() => void logOut(keys)}>
            {loginTexts.logOutAndRemoveThem}
          </Button>
        )}
        <Button data-autofocus onClick={() => void logOut()}>
          {hasDrafts ? loginTexts.logOutAndKeepThem : commonTexts.logOut}
        </Button>
      </Group>
    </>
  );
}

/** Ends the session in this browser even if the server cannot be reached. */
export async function logOut(dropped: readonly string[] = []): Promise<void> {
  await writesSettled();
  await Promise.race([unsubscribeHere().catch(() => undefined), timeout()]);
  cancelAllReads(); // these reads would only be refused
  stop();
  const auth = readAuth();
  holdCalls(); // a later read would be refused, and would make this page the return path of the next login
  const answered = auth && endSession(auth.token);
  // The browser delays the response until it has cleared its cache, which takes seconds for a large one.
  await Promise.race([answered, timeout()]);
  deleteUnsavedWork(localStorage, dropped);
  clearAuth();
  addEventListener('pagehide', resetAfterLogout);
  location.assign('/login');
}

function timeout(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, LOGOUT_TIMEOUT_MS));
}

function unsavedKeys(user: string): string[] {
  try {
    return unsavedWorkKeys(localStorage, user);
  } catch {
    return []; // storage is off: nothing is saved
  }
}
