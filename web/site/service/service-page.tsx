import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { empty, loadFailed } from '#contract/texts.ts';
import { ApiError, messageOf, query } from '#web/api.ts';
import { ButtonLink, ButtonRow } from '#web/ui/button.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadFailed } from '#web/ui/state.tsx';
import { Head } from '../head.tsx';
import { NightScene } from '../layout/night-scene.tsx';
import { PageBand } from '../layout/page-band.tsx';
import { PageLoading } from '../layout/page-loading.tsx';
import type { Read, Visit } from '../routes.ts';
import { ServiceView } from './service-view.tsx';
import { OTHERS } from './other-services.tsx';

export function reads(read: Read, { params }: Pick<Visit, 'params'>) {
  return Promise.all([
    read('GET /services/:slug', { params: { slug: params.slug ?? '' } }),
    read('GET /services', { query: OTHERS }),
  ]);
}

export function Page() {
  const { slug = '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery(query('GET /services/:slug', { params: { slug } }));
  if (data) {
    const { seo, title, excerpt, subtitle } = data;
    return (
      <>
        <Head title={seo.title || title} description={seo.description || excerpt || subtitle} />
        <ServiceView key={slug} service={data} />
      </>
    );
  }
  if (!error || isFetching) return <PageLoading />;
  if (error instanceof ApiError && error.status === 404) return <Missing />;
  return <Failed message={messageOf(error, loadFailed.service)} onRetry={() => void refetch()} />;
}

function Missing() {
  return (
    <>
      <Head title={empty.service} hidden />
      <NightScene
        eyebrow="Error 404"
        title={empty.service}
        lead="It may have moved, or we no longer offer it. What we do today is one step from here."
      >
        <ButtonRow>
          <ButtonLink href="/services" arrow>
            All services
          </ButtonLink>
          <ButtonLink href="/contact" variant="night">
            Tell us what you need
          </ButtonLink>
        </ButtonRow>
      </NightScene>
    </>
  );
}

function Failed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <>
      <Head title="Services" hidden />
      <PageBand title="Services" />
      <Section ridge="a">
        <LoadFailed message={message} onRetry={onRetry} />
      </Section>
    </>
  );
}
