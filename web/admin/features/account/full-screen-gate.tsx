import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './mfa.module.css';

/** Above the dialogs of the screens, below those that ask for the password or a login. */
const ON_TOP = 900;

/** A full-screen dialog that blocks the panel and cannot be closed. */
export function FullScreenGate({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Modal
      opened
      onClose={() => undefined}
      fullScreen
      withCloseButton={false}
      closeOnEscape={false}
      zIndex={ON_TOP}
      title={title}
      transitionProps={{ duration: 0 }}
      classNames={{ header: classes.gateHead }}
    >
      {children}
    </Modal>
  );
}
