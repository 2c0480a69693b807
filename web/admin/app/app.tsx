import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { ModalsProvider } from '@mantine/modals';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { Guard } from './auth/guard.tsx';
import { createQueryClient } from '#web/admin/shell/query-client.ts';
import { screens } from './screens/screens.ts';
import { ConfirmOver } from './auth/confirm-identity.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { LoginOver } from './auth/relogin-dialog.tsx';
import { Notices } from '#web/admin/shell/notices/notices.tsx';
import { NotFound } from './palette/not-found.tsx';
import { Shell } from './frame/app-frame.tsx';
import { styleNonce } from '#web/admin/shell/theme/nonce.ts';
import { surfaces } from '#web/admin/shell/theme/surfaces.ts';
import { theme } from '#web/admin/shell/theme/theme.ts';

const schemeManager = localStorageColorSchemeManager({ key: 'panel-scheme' });

/** The panel below `base`, the address under which the server hides it. */
export function App({ base }: { base: string }) {
  const [router] = useState(() => createBrowserRouter(routes, { basename: base }));
  const [queryClient] = useState(createQueryClient);
  // The panel has started: what its HTML says when it does not start is no longer needed.
  useEffect(() => document.getElementById('load-failure')?.remove(), []);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={surfaces}
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
        // Within the shell, so that a screen that breaks leaves the way to the others.
        ErrorBoundary: ErrorScreen,
        children: [
          ...screens.map(({ path, View, hasRecords }) =>
            path === ''
              ? { index: true, Component: View }
              : { path: hasRecords ? `${path}/:id?` : path, Component: View },
          ),
          { path: '*', Component: NotFound },
        ],
      },
    ],
  },
];

function Root() {
  return (
    <Guard over={<ConfirmOver />}>
      <ModalsProvider>
        <Shell />
      </ModalsProvider>
      <LoginOver />
    </Guard>
  );
}
