import { useQuery } from '@tanstack/react-query';
import { empty } from '#contract/texts.ts';
import { query } from '#web/api.ts';
import { ButtonLink, ButtonRow } from '#web/ui/button.tsx';
import { useLocation } from '#web/ui/routing/location.tsx';
import { PageHead } from '../head.tsx';
import { NightScene } from '../layout/night-scene.tsx';
import { ClientRedirect } from '#web/site/layout/client-redirect.tsx';
import type { FetchQuery, Visit } from '../routes.ts';

export function reads(read: FetchQuery, { params }: Pick<Visit, 'params'>) {
  return read('GET /redirects/at', { query: { path: `/${params['*'] ?? ''}` } });
}

export function Page() {
  const { pathname } = useLocation();
  // Where it is not known, asking again would not help.
  const { data } = useQuery({ ...query('GET /redirects/at', { query: { path: pathname } }), retryOnMount: false });
  return data?.to ? <ClientRedirect to={data.to} /> : <MissingPage isGone={data !== undefined} />;
}

function MissingPage({ isGone }: { isGone: boolean }) {
  return (
    <>
      <PageHead title={empty.page} hidden />
      <NightScene
        eyebrow={isGone ? 'No longer available' : 'Error 404'}
        title={empty.page}
        lead={
          isGone
            ? 'This page is no longer available. Use the menu or one of the links below.'
            : 'The wind has moved this page, or it was never here. Use the menu or one of the links below.'
        }
      >
        <ButtonRow>
          <ButtonLink href="/" arrow>
            Back to home
          </ButtonLink>
          <ButtonLink href="/contact" variant="night">
            Tell us about it
          </ButtonLink>
        </ButtonRow>
      </NightScene>
    </>
  );
}
