import { useMemo, useRef, type MouseEvent } from 'react';
import type { BlogPostOnPage } from '#contract/collections/blog.ts';
import { blogTexts } from '#contract/texts/blog.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { PHONE } from '#web/ui/picture-sizes.ts';
import { isPortrait, Picture } from '#web/ui/picture.tsx';
import { Prose } from '#web/ui/prose.tsx';
import { Section } from '#web/ui/section.tsx';
import { ShareButton } from '#web/ui/share-button.tsx';
import { fieldPath } from '#web/ui/field-path.ts';
import { usePageTexts } from '../../page-texts.ts';
import { AskCard } from './ask-card.tsx';
import { articleHeadings, articleHtml } from './article-html.ts';
import article from './article.module.css';
import chart from './chart.module.css';
import { BlogBand } from './blog-band.tsx';
import { Byline } from './byline.tsx';
import { Contents } from './contents.tsx';
import { copyCode } from './copy-code.ts';
import { BLOG_PATH } from './list-address.ts';
import styles from './post.module.css';
import { ReadingProgress } from './reading-progress.tsx';
import { TagLinks } from './tag-links.tsx';

export function PostView({ post }: { post: BlogPostOnPage }) {
  const { title, coverImageUrl, coverAlt = '', tags } = post;
  const { postBox } = usePageTexts();
  const text = useRef<HTMLDivElement>(null);
  const hasCover = Boolean(coverImageUrl);
  return (
    <article>
      <ReadingProgress text={text} />
      <BlogBand hasCover={hasCover}>
        <BackLink href={BLOG_PATH}>{blogTexts.allPosts}</BackLink>
        <h1 className={styles.title} data-field={fieldPath(post, 'title')}>
          {title}
        </h1>
        <Byline post={post} />
      </BlogBand>
      <Section ridge={hasCover ? undefined : 'b'} className={hasCover ? styles.underCover : undefined}>
        {hasCover && (
          <Picture
            className={[styles.cover, isPortrait(coverImageUrl) && styles.portrait].filter(Boolean).join(' ')}
            src={coverImageUrl}
            alt={coverAlt}
            sizes={COVER_SIZES}
            priority="first"
            data-cover=""
            data-field={fieldPath(post, 'coverImageUrl')}
          />
        )}
        <div className={styles.layout}>
          <ArticleText post={post} text={text} />
          {postBox.isVisible !== false && (
            <div className={styles.ask}>
              <AskCard box={postBox} />
            </div>
          )}
          <footer className={styles.end}>
            <TagLinks className={styles.tags} tags={tags} data-field={fieldPath(post, 'tags')} />
            <ShareButton variant="outline" title={title} />
          </footer>
        </div>
      </Section>
    </article>
  );
}

interface ArticleTextProps {
  post: BlogPostOnPage;
  text: React.RefObject<HTMLDivElement | null>;
}

/** The text with its contents beside it. */
function ArticleText({ post, text }: ArticleTextProps) {
  const { content, codeHtml, excerpt } = post;
  const html = useMemo(() => articleHtml(content, codeHtml), [content, codeHtml]);
  const headings = useMemo(() => articleHeadings(content), [content]);
  return (
    <>
      <div className={styles.side}>
        <Contents headings={headings} />
      </div>
      <div ref={text} className={styles.column} onClick={({ target }: MouseEvent) => copyCode(target)}>
        {content ? (
          <Prose
            className={`${article.text} ${chart.text}`}
            html={html}
            pictureSizes={PICTURE_SIZES}
            data-field={fieldPath(post, 'content')}
          />
        ) : (
          excerpt && <p data-field={fieldPath(post, 'excerpt')}>{excerpt}</p>
        )}
      </div>
    </>
  );
}

const COVER_SIZES = `(min-width: 1696px) 1560px, (min-width: 600px) 92vw, ${PHONE}`;
/** The width of a figure, which is wider than the text. */
const PICTURE_SIZES = '(min-width: 948px) 860px, calc(100vw - 40px)';
