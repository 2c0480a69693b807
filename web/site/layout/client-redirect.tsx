import { useEffect } from 'react';
import { withQuery } from '#contract/links.ts';
import { navigate } from '#web/ui/routing/history.ts';
import { useLocation } from '#web/ui/routing/location.tsx';
import { PageLoading } from './page-loading.tsx';

/** Redirects to the page's new address and keeps query and hash. Replaces the history entry, so that Back skips it. */
export function ClientRedirect({ to }: { to: string }) {
  const { search, hash } = useLocation();
  const address = withQuery(to, search.slice(1)) + (to.includes('#') ? '' : hash);
  useEffect(() => {
    if (address.startsWith('/')) navigate(address, { replace: true });
    else window.location.replace(address);
  }, [address]);
  return <PageLoading />;
}
