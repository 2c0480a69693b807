import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './page.module.css';

interface PageProps {
  title: string;
  help?: ReactNode;
  /** Buttons at the right of the title. */
  actions?: ReactNode;
  /** Fill the whole width, for lists with a form and for previews. */
  wide?: boolean;
  children: ReactNode;
}

/** The frame of a screen: its title, what it is for, and its content in the panel's measure. */
export function Page({ title, help, actions, wide = false, children }: PageProps) {
  return (
    <div className={classes.page} data-wide={wide || undefined}>
      <header className={classes.head}>
        <div>
          <Title order={1}>{title}</Title>
          {help && <p className={classes.help}>{help}</p>}
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}
