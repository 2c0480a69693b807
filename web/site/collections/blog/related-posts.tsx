import { blogTexts } from '#contract/texts/blog.ts';
import { useQueries, useQuery } from '#web/site/query-client/use-query.tsx';
import type { BlogPost } from '#contract/collections/blog.ts';
import { query } from '#web/api.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { useParams } from '#web/ui/routing/location.tsx';
import { Section } from '#web/ui/section.tsx';
import { BLOG_PATH } from './list-address.ts';
import styles from './post.module.css';
import { PostGrid } from './post-grid.tsx';
import { relatedQueries, relatedTo } from './related.ts';

/** Related posts below the post of the page. Nothing while they load, or if they fail. */
export function RelatedPosts() {
  const { slug = '' } = useParams();
  const { data: post } = useQuery(query('GET /blog/:slug', { params: { slug } }));
  return post ? <RelatedTo key={post._id} post={post} /> : null;
}

function RelatedTo({ post }: { post: BlogPost }) {
  const answers = useQueries(relatedQueries(post).map((params) => query('GET /blog', { query: params })));
  // All queries must have answered, so that no card moves later.
  if (answers.some(({ isPending }) => isPending)) return null;
  const posts = relatedTo(
    post,
    answers.flatMap(({ data }) => data?.items ?? []),
  );
  if (posts.length === 0) return null;
  return (
    <Section ground="sand" ridge="c" aria-labelledby="related">
      <div className={styles.relatedHead}>
        <h2 id="related">{blogTexts.keepReading}</h2>
        <ButtonLink href={BLOG_PATH} variant="outline" arrow>
          {blogTexts.allPosts}
        </ButtonLink>
      </div>
      <PostGrid posts={posts} />
    </Section>
  );
}
