import { notifications } from '@mantine/notifications';
import { TbAlertTriangle, TbCheck } from 'react-icons/tb';

/** Tells that something was done, in the words of contract/texts.ts, and what is left to do. */
export function notifyDone(message: string, next?: string): void {
  notifications.show({
    color: 'moss',
    icon: <TbCheck aria-hidden />,
    message: next ? (
      <>
        <span>{message}</span>
        <br />
        {next}
      </>
    ) : (
      message
    ),
    autoClose: 4000,
  });
}

/** Tells that something failed; stays long enough to be read. */
export function notifyFailed(message: string): void {
  notifications.show({ color: 'brick', icon: <TbAlertTriangle aria-hidden />, message, autoClose: 10_000 });
}
