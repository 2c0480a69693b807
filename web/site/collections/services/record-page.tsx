import { loadFailedTexts } from '#contract/texts/load-failed.ts';
import { serviceTexts } from '#contract/texts/services.ts';
import { useQuery } from '#web/site/query-client/use-query.tsx';
import { useEffect, useRef } from 'react';
import { useParams } from '#web/ui/routing/location.tsx';
import type { ServiceReply } from '#contract/calls/services.ts';
import { ApiError, messageOf, query } from '#web/api.ts';
import { BRIEF_SERVICES, examplesQuery } from '#web/site/service-queries.ts';
import { loadProjects } from '#web/site/projects.ts';
import { Section } from '#web/ui/section.tsx';
import { LoadFailed, Loading } from '#web/ui/state.tsx';
import { PageHead } from '../../head.tsx';
import { MissingPage } from '../../layout/missing-page.tsx';
import { PageBand } from '../../layout/page-band.tsx';
import { ClientRedirect } from '#web/site/layout/client-redirect.tsx';
import { areLive, loadBlocks, sourcesOf } from '../../blocks/known-blocks.ts';
import type { FetchQuery, GetQueryData, PageModule } from '../../routes.ts';
import { ServiceView } from './service-view.tsx';
import { blocksOfService } from './shown-blocks.ts';

export const page: PageModule = {
  Component: ServiceDetailPage,
  title(getData, { params: { slug = '' } }) {
    const service = serviceAt(getData, slug);
    return service && serviceTitle(service);
  },
  loadData: (fetchQuery, { params }) => loadService(fetchQuery, params.slug ?? ''),
  parts: (getData, { params: { slug = '' } }) => sourcesOf(blocksAt(getData, slug)),
  isLive: (getData, { params: { slug = '' } }) => areLive(blocksAt(getData, slug), getData),
};

function serviceAt(getData: GetQueryData, slug: string): ServiceReply | undefined {
  return getData('GET /services/:slug', { params: { slug } });
}

function blocksAt(getData: GetQueryData, slug: string) {
  const service = serviceAt(getData, slug);
  return service ? blocksOfService(service) : [];
}

/** Loads a service with what its page also shows. */
async function loadService(fetchQuery: FetchQuery, slug: string): Promise<void> {
  const [service] = await Promise.all([
    fetchQuery('GET /services/:slug', { params: { slug } }),
    fetchQuery('GET /services', { query: BRIEF_SERVICES }),
  ]);
  if (!service) return;
  const example = examplesQuery([service]);
  await Promise.all([example && loadProjects(fetchQuery, example), loadBlocks(blocksOfService(service), fetchQuery)]);
}

function serviceTitle({ seo, title }: ServiceReply): string {
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
  return (
    <ServiceState failure={error && !isFetching ? messageOf(error, loadFailedTexts.service) : null} onRetry={retry} />
  );
}

/** Moves the focus after a retry, which removed the pressed button: to the new button, or to the title. */
function restoreFocus() {
  const again = document.querySelector<HTMLElement>('main [role=alert] button');
  const title = document.querySelector<HTMLElement>('main h1');
  if (title) title.tabIndex = -1;
  (again ?? title)?.focus({ preventScroll: true });
}

function ServiceArticle({ service }: { service: ServiceReply }) {
  const { seo, excerpt, subtitle, coverImageUrl } = service;
  return (
    <>
      <PageHead
        title={serviceTitle(service)}
        description={seo.description || excerpt || subtitle || leadOf(service)}
        image={seo.ogImage || coverImageUrl}
      />
      <ServiceView service={service} />
    </>
  );
}

/** The beginning of its first text. */
function leadOf(service: ServiceReply): string {
  const leads = blocksOfService(service).map(({ block, view }) => (block.content ? view.lead(block.content) : ''));
  return leads.find(Boolean) ?? '';
}

function MissingService({ isGone }: { isGone: boolean }) {
  return (
    <MissingPage
      title={serviceTexts.unknown}
      isGone={isGone}
      leads={{
        gone: serviceTexts.goneLead,
        unknown: serviceTexts.unknownLead,
      }}
      links={[
        { href: '/services', label: serviceTexts.all },
        { href: '/contact', label: serviceTexts.tellUs },
      ]}
    />
  );
}

/** Loading, or failed. */
function ServiceState({ failure, onRetry }: { failure: string | null; onRetry: () => void }) {
  return (
    <>
      <PageHead title={serviceTexts.title} hidden />
      <PageBand title={serviceTexts.title} />
      <Section ridge="a" aria-label={serviceTexts.service}>
        {failure === null ? <Loading /> : <LoadFailed message={failure} onRetry={onRetry} />}
      </Section>
    </>
  );
}
