import { useRef } from 'react';
import type { BlogPost } from '#contract/records/blog-post.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { COLUMN } from '#web/ui/picture-sizes.ts';
import { Picture } from '#web/ui/picture.tsx';
import { Prose } from '#web/ui/prose.tsx';
import { Section } from '#web/ui/section.tsx';
import { ShareButton } from '#web/ui/share-button.tsx';
import { PageBand } from '../layout/page-band.tsx';
import { BLOG_PATH } from './list-address.ts';
import { Byline } from './byline.tsx';
import styles from './post.module.css';
import { ReadingProgress } from './reading-progress.tsx';
import { TagLinks } from './tag-links.tsx';

export function PostView({ post }: { post: BlogPost }) {
  const { title, coverImageUrl, content, excerpt, tags } = post;
  const text = useRef<HTMLDivElement>(null);
  const hasCover = Boolean(coverImageUrl);
  return (
    <article>
      <ReadingProgress text={text} />
      <PageBand title={title} above={<BackLink href={BLOG_PATH}>All posts</BackLink>} hasCover={hasCover} art="night">
        <Byline post={post} />
      </PageBand>
      <Section ridge={hasCover ? undefined : 'b'} className={hasCover ? styles.underCover : undefined}>
        {hasCover && <Picture className={styles.cover} src={coverImageUrl} alt="" sizes={COLUMN} priority="first" />}
        <div ref={text} className={styles.column}>
          {content ? <Prose className={styles.text} html={content} /> : excerpt && <p>{excerpt}</p>}
        </div>
        <footer className={styles.end}>
          <TagLinks className={styles.tags} tags={tags} />
          <ShareButton className={styles.share} title={title} />
        </footer>
      </Section>
    </article>
  );
}
