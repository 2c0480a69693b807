import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useParams } from '#web/ui/routing/place.tsx';
import type { ServicePage } from '#contract/records/service-page.ts';
import { empty, loadFailed } from '#contract/texts.ts';
import { ApiError, messageOf, query } from '#web/api.ts';
import { ButtonLink, ButtonRow } from '#web/ui/button.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadFailed, Loading } from '#web/ui/state.tsx';
import { Head } from '../head.tsx';
import { NightScene } from '../layout/night-scene.tsx';
import { PageBand } from '../layout/page-band.tsx';
import { Moved } from '../moved/moved.tsx';
import { firstWords } from '../plain-words.ts';
import type { Read, Visit } from '../routes.ts';
import { OTHERS } from './other-services.tsx';
import { ServiceView } from './service-view.tsx';

export function reads(read: Read, { params }: Pick<Visit, 'params'>) {
  return Promise.all([
    read('GET /services/:slug', { params: { slug: params.slug ?? '' } }),
    read('GET /services', { query: OTHERS }),
  ]);
}

export function Page() {
  const { slug = '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery(query('GET /services/:slug', { params: { slug } }));
  const wasRetried = useRef(false);
  useEffect(() => {
    if (wasRetried.current && !isFetching) goOnReading();
  }, [isFetching]);

  function retry() {
    wasRetried.current = true;
    void refetch();
  }

  if (data) return <Found key={slug} service={data} />;
  if (error instanceof ApiError && error.movedTo) return <Moved to={error.movedTo} />;
  if (error instanceof ApiError && error.status === 404) return <Missing isGone={error.movedTo === ''} />;
  return <Unready failure={error && !isFetching ? messageOf(error, loadFailed.service) : null} onRetry={retry} />;
}

/** The button that was pressed is gone. Reading goes on at what has come of it: the button again, or the title. */
function goOnReading() {
  const again = document.querySelector<HTMLElement>('main [role=alert] button');
  const title = document.querySelector<HTMLElement>('main h1');
  if (title) title.tabIndex = -1;
  (again ?? title)?.focus({ preventScroll: true });
}

function Found({ service }: { service: ServicePage }) {
  const { seo, title, excerpt, subtitle, sections, coverImageUrl } = service;
  return (
    <>
      <Head
        title={seo.title || title}
        description={
          seo.description || excerpt || subtitle || firstWords(sections.map(({ content }) => content).join(' '))
        }
        image={seo.ogImage || coverImageUrl}
      />
      <ServiceView service={service} />
    </>
  );
}

function Missing({ isGone }: { isGone: boolean }) {
  return (
    <>
      <Head title={empty.service} hidden />
      <NightScene
        eyebrow={isGone ? 'Gone for good' : 'Error 404'}
        title={empty.service}
        lead={
          isGone
            ? 'We offered this once, and do so no longer. What we do today is one step from here.'
            : 'It may have moved, or we no longer offer it. What we do today is one step from here.'
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
function Unready({ failure, onRetry }: { failure: string | null; onRetry: () => void }) {
  return (
    <>
      <Head title="Services" hidden />
      <PageBand title="Services" />
      <Section ridge="a" aria-label="Service">
        {failure === null ? <Loading /> : <LoadFailed message={failure} onRetry={onRetry} />}
      </Section>
    </>
  );
}
