import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { withQuery } from '#contract/links.ts';
import { PageLoading } from '../layout/page-loading.tsx';

/** Goes on to where the page of this address is now, with what stood behind the address; the way back leads past it. */
export function Moved({ to }: { to: string }) {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const address = withQuery(to, search.slice(1)) + (to.includes('#') ? '' : hash);
  useEffect(() => {
    if (address.startsWith('/')) void navigate(address, { replace: true });
    else window.location.replace(address);
  }, [address, navigate]);
  return <PageLoading />;
}
