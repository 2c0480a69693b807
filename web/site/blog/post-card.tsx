import { Link } from '#web/ui/routing/link.tsx';
import { CARD_TAGS, FEATURED_TAGS } from '#contract/constants.ts';
import type { BlogPostInList } from '#contract/records/blog-post.ts';
import { DateText } from '#web/ui/date-text.tsx';
import { PHONE } from '#web/ui/picture-sizes.ts';
import { Picture, type LoadPriority } from '#web/ui/picture.tsx';
import dune from '../art/no-image.svg?no-inline';
import { postPath } from './list-address.ts';
import styles from './card.module.css';
import { TagLinks } from './tag-links.tsx';

const FEATURED = `(min-width: 1296px) 680px, (min-width: 800px) 53vw, (min-width: 600px) calc(100vw - 64px), ${PHONE}`;
const IN_GRID = `(min-width: 1296px) 390px, (min-width: 1000px) 30vw, (min-width: 600px) 46vw, ${PHONE}`;

interface PostCardProps {
  post: BlogPostInList;
  /** The first post of all: larger, with more tags. */
  isFeatured?: boolean;
  /** When its picture is fetched. */
  priority?: LoadPriority;
}

/** A post in a list. The whole card links to the post, except for its tags. */
export function PostCard({ post, isFeatured = false, priority = 'late' }: PostCardProps) {
  const { title, slug, tags, excerpt, coverImageUrl } = post;
  const shownTags = tags.slice(0, isFeatured ? FEATURED_TAGS : CARD_TAGS);
  return (
    <article className={[styles.card, isFeatured && styles.featured].filter(Boolean).join(' ')}>
      <div className={styles.frame}>
        {coverImageUrl ? (
          <Picture
            className={styles.cover}
            src={coverImageUrl}
            alt=""
            sizes={isFeatured ? FEATURED : IN_GRID}
            priority={priority}
          />
        ) : (
          <img
            className={[styles.cover, styles.plain].join(' ')}
            src={dune}
            alt=""
            width={800}
            height={600}
            loading="lazy"
          />
        )}
      </div>
      <div className={styles.words}>
        <TagLinks className={styles.tags} tags={shownTags} />
        <h3 className={styles.title}>
          <Link className={styles.link} to={postPath(slug)}>
            {title}
          </Link>
        </h3>
        {excerpt && <p className={styles.excerpt}>{excerpt}</p>}
        <PostMeta post={post} />
      </div>
    </article>
  );
}

function PostMeta({ post: { author, publishedAt, readingMinutes } }: { post: BlogPostInList }) {
  return (
    <p className={styles.facts}>
      {author}
      {publishedAt && ', '}
      <DateText iso={publishedAt} />. {readingMinutes} min read
    </p>
  );
}
