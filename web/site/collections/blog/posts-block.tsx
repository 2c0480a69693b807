import { blogTexts } from '#contract/texts/blog.ts';
import type { Reply } from '#web/api.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { fieldPath } from '#web/ui/field-path.ts';
import { blogPath } from './list-address.ts';
import { PostGrid } from './post-grid.tsx';
import { BlockHeading, BlockSection } from '../../layout/block-section.tsx';
import { EmptyPart } from '../../layout/empty-part.tsx';
import type { BlockProps } from '../../blocks/block-view.ts';
import styles from './posts-block.module.css';

interface PostsData {
  posts: Reply<'GET /blog'> | undefined;
}

/** The newest posts, with the way to all of them. Without posts, it is left out, or only the heading of its page. */
export function PostsBlock({ content, data, place }: BlockProps<'posts', PostsData>) {
  const { heading, tag } = content;
  const posts = data.posts?.items ?? [];
  if (posts.length === 0 && place.level === 2) {
    return <EmptyPart place={place} heading={heading} field={fieldPath(content, 'heading')} />;
  }
  return (
    <BlockSection place={place} heading={heading} ridge="c">
      <div className={styles.head}>
        <BlockHeading of={content} place={place} heading={heading} className={styles.heading} />
        <ButtonLink href={blogPath({ tag })} variant="outline" arrow data-field={fieldPath(content, 'tag')}>
          {tag ? blogTexts.allPostsAbout(tag) : blogTexts.allPosts}
        </ButtonLink>
      </div>
      {/* The titles of the cards are on the third level. */}
      {place.level === 1 && posts.length > 0 && <h2 className="visually-hidden">{blogTexts.posts}</h2>}
      {posts.length > 0 && <PostGrid posts={posts} fullCount={1} />}
    </BlockSection>
  );
}
