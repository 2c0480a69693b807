import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './page.module.css';

interface PageProps {
  title: string;
  help?: ReactNode;
  /** Buttons to the right of the title. */
  actions?: ReactNode;
  /** Use the full width, for lists with a form and for previews. */
  wide?: boolean;
  /** A form or list under the switch to the preview. On a phone its help gives way to the content. */
  edited?: boolean;
  /** As wide as the dashboard, for lists whose rows have much to say. */
  list?: boolean;
  children: ReactNode;
}

/** The layout of a screen: title, help text and content. */
export function Page({ title, help, actions, wide = false, list = false, edited = false, children }: PageProps) {
  return (
    <div
      className={classes.page}
      data-wide={wide || undefined}
      data-list={list || undefined}
      data-edited={edited || undefined}
    >
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
