import { useQuery } from '@tanstack/react-query';
import { empty } from '#contract/texts.ts';
import { query } from '#web/api.ts';
import { useLocation } from '#web/ui/routing/location.tsx';
import { MissingPage } from '../layout/missing-page.tsx';
import { ClientRedirect } from '#web/site/layout/client-redirect.tsx';
import type { PageModule } from '../routes.ts';

export const page: PageModule = {
  Component: NotFoundPage,
  loadData: (fetchQuery, { params }) => fetchQuery('GET /redirects/at', { query: { path: `/${params['*'] ?? ''}` } }),
};

function NotFoundPage() {
  const { pathname } = useLocation();
  // If the lookup failed, do not repeat it.
  const { data } = useQuery({ ...query('GET /redirects/at', { query: { path: pathname } }), retryOnMount: false });
  return data?.to ? <ClientRedirect to={data.to} /> : <UnknownPage isGone={data !== undefined} />;
}

function UnknownPage({ isGone }: { isGone: boolean }) {
  return (
    <MissingPage
      title={empty.page}
      isGone={isGone}
      leads={{
        gone: 'This page is no longer available. Use the menu or one of the links below.',
        unknown: 'The wind has moved this page, or it was never here. Use the menu or one of the links below.',
      }}
      links={[
        { href: '/', label: 'Back to home' },
        { href: '/contact', label: 'Tell us about it' },
      ]}
    />
  );
}
