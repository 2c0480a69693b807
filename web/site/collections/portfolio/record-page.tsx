import { stateTexts } from '#contract/texts/states.ts';
import { loadFailedTexts } from '#contract/texts/load-failed.ts';
import { projectTexts } from '#contract/texts/projects.ts';
import { useQuery } from '#web/site/query-client/use-query.tsx';
import { useParams } from '#web/ui/routing/location.tsx';
import type { ProjectOnPage } from '#contract/collections/portfolio.ts';
import { ApiError, messageOf, query } from '#web/api.ts';
import { Section } from '#web/ui/section.tsx';
import { LoadFailed } from '#web/ui/state.tsx';
import { PageHead } from '../../head.tsx';
import { MissingPage } from '../../layout/missing-page.tsx';
import { ClientRedirect } from '#web/site/layout/client-redirect.tsx';
import { htmlExcerpt } from '#web/site/html-text.ts';
import type { PageModule } from '../../routes.ts';
import { nextQueries, NextProject } from './next-project.tsx';
import { ProjectHead } from './project-head.tsx';
import { ProjectView } from './project.tsx';
import { LoadingCards } from '#web/ui/skeleton.tsx';

export const page: PageModule = {
  Component: ProjectPage,
  title: (getData, { params: { slug = '' } }) => getData('GET /portfolio/:slug', { params: { slug } })?.title,
  loadData(fetchQuery, { params: { slug = '' } }) {
    const next = nextQueries(slug);
    return Promise.all([
      fetchQuery('GET /portfolio/:slug', { params: { slug } }),
      fetchQuery('GET /portfolio', { query: next.following }),
      fetchQuery('GET /portfolio', { query: next.first }),
    ]);
  },
};

function ProjectPage() {
  const { slug = '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery(query('GET /portfolio/:slug', { params: { slug } }));
  if (data) return <ProjectArticle key={slug} project={data} />;
  if (!error || isFetching) return <LoadingProject />;
  if (error instanceof ApiError && error.movedTo) return <ClientRedirect to={error.movedTo} />;
  if (error instanceof ApiError && error.status === 404) return <MissingProject isGone={error.movedTo === ''} />;
  return <FailedProject message={messageOf(error, loadFailedTexts.project)} onRetry={() => void refetch()} />;
}

function ProjectArticle({ project }: { project: ProjectOnPage }) {
  const { slug, title, excerpt, description, coverImageUrl } = project;
  return (
    <>
      <PageHead title={title} description={excerpt || htmlExcerpt(description)} image={coverImageUrl} />
      <ProjectView project={project} />
      <NextProject slug={slug} />
    </>
  );
}

function LoadingProject() {
  return (
    <>
      <PageHead title={projectTexts.title} />
      <ProjectHead title={stateTexts.loading}>
        <LoadingCards count={1} />
      </ProjectHead>
    </>
  );
}

function FailedProject({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <>
      <PageHead title={projectTexts.title} hidden />
      <ProjectHead title={projectTexts.title} />
      <Section aria-label={projectTexts.project}>
        <LoadFailed message={message} onRetry={onRetry} />
      </Section>
    </>
  );
}

function MissingProject({ isGone }: { isGone: boolean }) {
  return (
    <MissingPage
      title={projectTexts.unknown}
      isGone={isGone}
      leads={{
        gone: projectTexts.goneLead,
        unknown: projectTexts.unknownLead,
      }}
      eyebrow={projectTexts.title}
      links={[
        { href: '/portfolio', label: projectTexts.seeAll },
        { href: '/contact', label: projectTexts.askAbout },
      ]}
    />
  );
}
