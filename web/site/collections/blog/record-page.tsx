import { loadFailedTexts } from '#contract/texts/load-failed.ts';
import { useQuery } from '#web/site/query-client/use-query.tsx';
import { useParams } from '#web/ui/routing/location.tsx';
import type { BlogPost } from '#contract/collections/blog.ts';
import { ApiError, messageOf, query } from '#web/api.ts';
import { PageHead } from '../../head.tsx';
import { PageLoading } from '../../layout/page-loading.tsx';
import { ClientRedirect } from '#web/site/layout/client-redirect.tsx';
import { htmlExcerpt } from '#web/site/html-text.ts';
import { lazyHydrate } from '#web/site/lazy-hydration/lazy-hydrate.tsx';
import type { PageModule } from '../../routes.ts';
import { FailedPost, MissingPost } from './post-states.tsx';
import { PostView } from './post.tsx';
import { relatedQueries } from './related.ts';

/** Below the text, so its script can wait. */
const RelatedPosts = lazyHydrate(async () => (await import('./related-posts.tsx')).RelatedPosts);

export const page: PageModule = {
  Component: PostPage,
  title(getData, { params: { slug = '' } }) {
    const post = getData('GET /blog/:slug', { params: { slug } });
    return post && postTitle(post);
  },
  async loadData(fetchQuery, { params: { slug = '' } }) {
    const post = await fetchQuery('GET /blog/:slug', { params: { slug } });
    if (post) await Promise.all(relatedQueries(post).map((params) => fetchQuery('GET /blog', { query: params })));
  },
  lazyParts: [RelatedPosts],
};

function postTitle({ seo, title }: BlogPost): string {
  return seo.title || title;
}

function PostPage() {
  const { slug = '' } = useParams();
  const { data: post, error, isFetching, refetch } = useQuery(query('GET /blog/:slug', { params: { slug } }));
  if (post) return <FoundPost key={post._id} post={post} />;
  if (!error || isFetching) return <PageLoading />;
  if (error instanceof ApiError && error.movedTo) return <ClientRedirect to={error.movedTo} />;
  if (error instanceof ApiError && error.status === 404) return <MissingPost isGone={error.movedTo === ''} />;
  return <FailedPost message={messageOf(error, loadFailedTexts.blogPost)} onRetry={() => void refetch()} />;
}

function FoundPost({ post }: { post: BlogPost }) {
  const { seo, excerpt, content, coverImageUrl } = post;
  return (
    <>
      <PageHead
        title={postTitle(post)}
        description={seo.description || excerpt || htmlExcerpt(content)}
        image={coverImageUrl}
        type="article"
      />
      <PostView post={post} />
      <RelatedPosts />
    </>
  );
}
