import { Button, Paper } from '@mantine/core';
import { Link } from 'react-router';
import { failures } from '#contract/failures.ts';
import { Page } from './page.tsx';
import { EmptyState } from './state.tsx';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as shellTexts from '#web/admin/texts/shell.ts';

/** Replaces a screen that only admins may see. */
export function NotForYou({ title, text }: { title: string; text: string }) {
  return (
    <Page title={title}>
      <Paper withBorder>
        <EmptyState title={failures['not-allowed'].message} text={text}>
          <Button component={Link} to="/account" variant="default">
            {commonTexts.yourAccountLabel}
          </Button>
          <Button component={Link} to="/" variant="subtle">
            {shellTexts.dashboard}
          </Button>
        </EmptyState>
      </Paper>
    </Page>
  );
}
