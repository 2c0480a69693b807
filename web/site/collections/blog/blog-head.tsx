import { blogTexts } from '#contract/texts/blog.ts';
import { DuneMark } from '#web/ui/eyebrow.tsx';
import { BlogBand } from './blog-band.tsx';
import styles from './blog-head.module.css';

/** The blog's heading, set small, above the sentence that says what the posts are. */
export function BlogHead() {
  return (
    <BlogBand>
      <h1 className={styles.heading}>
        <DuneMark />
        {blogTexts.heading}
      </h1>
      <p className={styles.motto}>{blogTexts.motto}</p>
    </BlogBand>
  );
}
