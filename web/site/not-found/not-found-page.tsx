import { useQuery } from '@tanstack/react-query';
import { empty } from '#contract/texts.ts';
import { query } from '#web/api.ts';
import { ButtonLink, ButtonRow } from '#web/ui/button.tsx';
import { useLocation } from '#web/ui/routing/place.tsx';
import { Head } from '../head.tsx';
import { NightScene } from '../layout/night-scene.tsx';
import { Moved } from '../moved/moved.tsx';
import type { Read, Visit } from '../routes.ts';

export function reads(read: Read, { params }: Pick<Visit, 'params'>) {
  return read('GET /redirects/at', { query: { path: `/${params['*'] ?? ''}` } });
}

export function Page() {
  const { pathname } = useLocation();
  // Where it is not known, asking again would not help.
  const { data } = useQuery({ ...query('GET /redirects/at', { query: { path: pathname } }), retryOnMount: false });
  return data?.to ? <Moved to={data.to} /> : <NothingHere isGone={data !== undefined} />;
}

function NothingHere({ isGone }: { isGone: boolean }) {
  return (
    <>
      <Head title={empty.page} hidden />
      <NightScene
        eyebrow={isGone ? 'Gone for good' : 'Error 404'}
        title={empty.page}
        lead={
          isGone
            ? 'This page was here once. We took it down, and it will not come back. The two paths below are firm.'
            : 'The wind has moved this page, or it was never here. The two paths below are firm.'
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
