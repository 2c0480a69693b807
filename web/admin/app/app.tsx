import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { ModalsProvider } from '@mantine/modals';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { Guard } from './auth/guard.tsx';
import { createQueryClient } from '#web/admin/shell/query-client.ts';
import { LeadsRedirect } from './screens/leads-redirect.tsx';
import { screens } from './screens/screens.ts';
import { ConfirmIdentity } from './auth/confirm-identity.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { ReloginDialog } from './auth/relogin-dialog.tsx';
import { Notices } from '#web/admin/shell/notices/notices.tsx';
import { NotFound } from './palette/not-found.tsx';
import { AppFrame } from './frame/app-frame.tsx';
import { styleNonce } from '#web/admin/shell/theme/nonce.ts';
import { cssVariables } from '#web/admin/shell/theme/css-variables.ts';
import { theme } from '#web/admin/shell/theme/theme.ts';

const schemeManager = localStorageColorSchemeManager({ key: 'panel-scheme' });

/** The panel. `base` is the hidden path under which the server serves it. */
export function App({ base }: { base: string }) {
  const [router] = useState(() => createBrowserRouter(routes, { basename: base }));
  const [queryClient] = useState(createQueryClient);
  // The panel has started, so the message for a failed start can go.
  useEffect(() => document.getElementById('load-failure')?.remove(), []);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={schemeManager}
      defaultColorScheme="auto"
      getStyleNonce={styleNonce}
    >
      <QueryClientProvider client={queryClient}>
        <Notices />
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  );
}

const routes: RouteObject[] = [
  {
    path: '/',
    Component: Root,
    ErrorBoundary: ErrorScreen,
    children: [
      {
        // Inside the frame: when a screen crashes, the navigation stays usable.
        ErrorBoundary: ErrorScreen,
        children: [
          ...screens.map(({ path, View, hasRecords }) =>
            path === ''
              ? { index: true, Component: View }
              : { path: hasRecords ? `${path}/:id?` : path, Component: View },
          ),
          { path: 'leads', Component: LeadsRedirect },
          { path: '*', Component: NotFound },
        ],
      },
    ],
  },
];

function Root() {
  return (
    <Guard overlay={<ConfirmIdentity />}>
      <ModalsProvider>
        <AppFrame />
      </ModalsProvider>
      <ReloginDialog />
    </Guard>
  );
}
