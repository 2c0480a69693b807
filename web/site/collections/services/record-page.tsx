import { useQuery } from '#web/site/query-client/use-query.tsx';
import { useEffect, useRef } from 'react';
import { useParams } from '#web/ui/routing/location.tsx';
import type { ServicePage } from '#contract/collections/services.ts';
import { empty, loadFailed } from '#contract/texts.ts';
import { ApiError, messageOf, query } from '#web/api.ts';
import { Section } from '#web/ui/section.tsx';
import { LoadFailed, Loading } from '#web/ui/state.tsx';
import { PageHead } from '../../head.tsx';
import { MissingPage } from '../../layout/missing-page.tsx';
import { PageBand } from '../../layout/page-band.tsx';
import { ClientRedirect } from '#web/site/layout/client-redirect.tsx';
import { htmlExcerpt } from '#web/site/html-text.ts';
import type { PageModule } from '../../routes.ts';
import { loadService } from './service-queries.ts';
import { ServiceView } from './service-view.tsx';

export const page: PageModule = {
  Component: ServiceDetailPage,
  title(getData, { params: { slug = '' } }) {
    const service = getData('GET /services/:slug', { params: { slug } });
    return service && serviceTitle(service);
  },
  loadData: (fetchQuery, { params }) => loadService(fetchQuery, params.slug ?? ''),
};

function serviceTitle({ seo, title }: ServicePage): string {
  return seo.title || title;
}

function ServiceDetailPage() {
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

/** Moves the focus after a retry, which removed the pressed button: to the new button, or to the title. */
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
    <MissingPage
      title={empty.service}
      isGone={isGone}
      leads={{
        gone: 'We no longer offer this service. You can find all our current services on the Services page.',
        unknown:
          'It may have moved, or we no longer offer it. You can find all our current services on the Services page.',
      }}
      links={[
        { href: '/services', label: 'All services' },
        { href: '/contact', label: 'Tell us what you need' },
      ]}
    />
  );
}

/** Loading, or failed. */
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
