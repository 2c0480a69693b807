import { Button, Paper } from '@mantine/core';
import { Link } from 'react-router';
import { failures } from '#contract/failures.ts';
import { Page } from './page.tsx';
import { EmptyState } from './state.tsx';

/** Replaces a screen that only admins may see. */
export function NotForYou({ title, text }: { title: string; text: string }) {
  return (
    <Page title={title}>
      <Paper withBorder>
        <EmptyState title={failures['not-allowed'].message} text={text}>
          <Button component={Link} to="/account" variant="default">
            Your account
          </Button>
          <Button component={Link} to="/" variant="subtle">
            Dashboard
          </Button>
        </EmptyState>
      </Paper>
    </Page>
  );
}
