import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useParams } from '#web/ui/routing/location.tsx';
import type { ServicePage } from '#contract/records/service-page.ts';
import { empty, loadFailed } from '#contract/texts.ts';
import { ApiError, messageOf, query } from '#web/api.ts';
import { ButtonLink, ButtonRow } from '#web/ui/button.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadFailed, Loading } from '#web/ui/state.tsx';
import { PageHead } from '../head.tsx';
import { NightScene } from '../layout/night-scene.tsx';
import { PageBand } from '../layout/page-band.tsx';
import { ClientRedirect } from '#web/site/layout/client-redirect.tsx';
import { htmlExcerpt } from '#web/site/html-text.ts';
import type { FetchQuery, GetQueryData, Visit } from '../routes.ts';
import { BRIEF_SERVICES } from './other-services.tsx';
import { ServiceView } from './service-view.tsx';

export function reads(read: FetchQuery, { params }: Pick<Visit, 'params'>) {
  return Promise.all([
    read('GET /services/:slug', { params: { slug: params.slug ?? '' } }),
    read('GET /services', { query: BRIEF_SERVICES }),
  ]);
}

export function title(found: GetQueryData, { params: { slug = '' } }: Visit): string | undefined {
  const service = found('GET /services/:slug', { params: { slug } });
  return service && serviceTitle(service);
}

function serviceTitle({ seo, title }: ServicePage): string {
  return seo.title || title;
}

export function Page() {
  const { slug = '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery(query('GET /services/:slug', { params: { slug } }));
  const wasRetried = useRef(false);
  useEffect(() => {
    if (wasRetried.current && !isFetching) restoreFocus();
  }, [isFetching]);

  function retry() {
    wasRetried.current = true;
    void refetch();
  }

  if (data) return <ServiceArticle key={slug} service={data} />;
  if (error instanceof ApiError && error.movedTo) return <ClientRedirect to={error.movedTo} />;
  if (error instanceof ApiError && error.status === 404) return <MissingService isGone={error.movedTo === ''} />;
  return <ServiceState failure={error && !isFetching ? messageOf(error, loadFailed.service) : null} onRetry={retry} />;
}

/** The button that was pressed is gone. Reading goes on at what has come of it: the button again, or the title. */
function restoreFocus() {
  const again = document.querySelector<HTMLElement>('main [role=alert] button');
  const title = document.querySelector<HTMLElement>('main h1');
  if (title) title.tabIndex = -1;
  (again ?? title)?.focus({ preventScroll: true });
}

function ServiceArticle({ service }: { service: ServicePage }) {
  const { seo, excerpt, subtitle, sections, coverImageUrl } = service;
  return (
    <>
      <PageHead
        title={serviceTitle(service)}
        description={
          seo.description || excerpt || subtitle || htmlExcerpt(sections.map(({ content }) => content).join(' '))
        }
        image={seo.ogImage || coverImageUrl}
      />
      <ServiceView service={service} />
    </>
  );
}

function MissingService({ isGone }: { isGone: boolean }) {
  return (
    <>
      <PageHead title={empty.service} hidden />
      <NightScene
        eyebrow={isGone ? 'No longer available' : 'Error 404'}
        title={empty.service}
        lead={
          isGone
            ? 'We no longer offer this service. You can find all our current services on the Services page.'
            : 'It may have moved, or we no longer offer it. You can find all our current services on the Services page.'
        }
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

/** On its way, or not to be had. */
function ServiceState({ failure, onRetry }: { failure: string | null; onRetry: () => void }) {
  return (
    <>
      <PageHead title="Services" hidden />
      <PageBand title="Services" />
      <Section ridge="a" aria-label="Service">
        {failure === null ? <Loading /> : <LoadFailed message={failure} onRetry={onRetry} />}
      </Section>
    </>
  );
}
