import { useQuery } from '@tanstack/react-query';
import { useParams } from '#web/ui/routing/location.tsx';
import type { PortfolioItem } from '#contract/records/portfolio-item.ts';
import { empty, loadFailed, loading } from '#contract/texts.ts';
import { ApiError, messageOf, query } from '#web/api.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { ButtonLink, ButtonRow } from '#web/ui/button.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadFailed } from '#web/ui/state.tsx';
import { PageHead } from '../head.tsx';
import { NightScene } from '../layout/night-scene.tsx';
import { PageBand } from '../layout/page-band.tsx';
import { ClientRedirect } from '#web/site/layout/client-redirect.tsx';
import { htmlExcerpt } from '#web/site/html-text.ts';
import type { FetchQuery, GetQueryData, Visit } from '../routes.ts';
import { nextQueries } from './next-of.ts';
import { NextProjects } from './next-projects.tsx';
import { ProjectLoading } from './project-loading.tsx';
import { ProjectView } from './project.tsx';

export function reads(read: FetchQuery, { params: { slug = '' } }: Visit) {
  const next = nextQueries(slug);
  return Promise.all([
    read('GET /portfolio/:slug', { params: { slug } }),
    read('GET /portfolio', { query: next.following }),
    read('GET /portfolio', { query: next.first }),
  ]);
}

export function title(found: GetQueryData, { params: { slug = '' } }: Visit): string | undefined {
  return found('GET /portfolio/:slug', { params: { slug } })?.title;
}

export function Page() {
  const { slug = '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery(query('GET /portfolio/:slug', { params: { slug } }));
  if (data) return <ProjectArticle key={slug} project={data} />;
  if (!error || isFetching) return <LoadingProject />;
  if (error instanceof ApiError && error.movedTo) return <ClientRedirect to={error.movedTo} />;
  if (error instanceof ApiError && error.status === 404) return <MissingProject isGone={error.movedTo === ''} />;
  return <FailedProject message={messageOf(error, loadFailed.portfolioItem)} onRetry={() => void refetch()} />;
}

function ProjectArticle({ project }: { project: PortfolioItem }) {
  const { slug, title, excerpt, description, coverImageUrl } = project;
  return (
    <>
      <PageHead title={title} description={excerpt || htmlExcerpt(description)} image={coverImageUrl} />
      <PageBand title={title} lead={excerpt} above={<BackToProjects />} hasCover={coverImageUrl !== ''} />
      <ProjectView project={project} />
      <NextProjects slug={slug} />
    </>
  );
}

function BackToProjects() {
  return <BackLink href="/portfolio">All projects</BackLink>;
}

function LoadingProject() {
  return (
    <>
      <PageHead title="Portfolio" />
      <PageBand title={loading} above={<BackToProjects />} hasCover />
      <ProjectLoading />
    </>
  );
}

function FailedProject({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <>
      <PageHead title="Portfolio" hidden />
      <PageBand title="Portfolio" above={<BackToProjects />} />
      <Section ridge="a" aria-label="Project">
        <LoadFailed message={message} onRetry={onRetry} />
      </Section>
    </>
  );
}

function MissingProject({ isGone }: { isGone: boolean }) {
  return (
    <>
      <PageHead title={empty.portfolioItem} hidden />
      <NightScene
        eyebrow={isGone ? 'No longer available' : 'Portfolio'}
        title={empty.portfolioItem}
        lead={
          isGone
            ? 'This project is no longer available. You can find all our other projects in the portfolio.'
            : 'There is no project at this address. It may have been renamed or removed.'
        }
      >
        <ButtonRow>
          <ButtonLink href="/portfolio" arrow>
            See all projects
          </ButtonLink>
          <ButtonLink href="/contact" variant="night">
            Ask us about it
          </ButtonLink>
        </ButtonRow>
      </NightScene>
    </>
  );
}
