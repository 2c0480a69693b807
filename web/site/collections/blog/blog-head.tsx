import { blogHeading } from '#contract/texts.ts';
import { DuneMark } from '#web/ui/eyebrow.tsx';
import { BlogBand } from './blog-band.tsx';
import styles from './blog-head.module.css';

/** The blog's heading, set small, above the sentence that says what the posts are. */
export function BlogHead() {
  return (
    <BlogBand>
      <h1 className={styles.heading}>
        <DuneMark />
        {blogHeading}
      </h1>
      <p className={styles.motto}>What we tried, what worked and what did not.</p>
    </BlogBand>
  );
}
