import type { BlogPostInList } from '#contract/collections/blog.ts';
import { blogTexts } from '#contract/texts/blog.ts';
import { DateText } from '#web/ui/date-text.tsx';
import { fieldPath } from '#web/ui/field-path.ts';
import styles from './post-facts.module.css';

interface PostFactsProps {
  post: BlogPostInList;
  /** The author, if nothing else names him or her. */
  author?: string;
}

/** Who wrote a post, when, and how long it takes to read, with middle dots between that neither begin nor end a line. */
export function PostFacts({ post, author }: PostFactsProps) {
  const { publishedAt, readingMinutes } = post;
  const facts = [
    author && <bdi key="author">{author}</bdi>,
    publishedAt && <DateText key="date" iso={publishedAt} data-field={fieldPath(post, 'publishedAt')} />,
    blogTexts.minutes(readingMinutes),
  ].filter(Boolean);
  return (
    <span className={styles.facts}>
      {facts.map((fact, index) => (
        <span className={styles.fact} key={index}>
          {index > 0 && ' '}
          {fact}
        </span>
      ))}
    </span>
  );
}
