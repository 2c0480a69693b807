import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './account.module.css';

interface AccountCardProps {
  title: string;
  help: string;
  children: ReactNode;
}

export function AccountCard({ title, help, children }: AccountCardProps) {
  return (
    <section className={classes.card} aria-label={title}>
      <div>
        <Title order={2}>{title}</Title>
        <p className={classes.help}>{help}</p>
      </div>
      <div>{children}</div>
    </section>
  );
}

/** The success message beside a button. */
export function DoneMessage({ message }: { message: string }) {
  return (
    <p className={classes.done} role="status">
      {message}
    </p>
  );
}
