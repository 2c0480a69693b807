import { blogTexts } from '#contract/texts/blog.ts';
import { DuneMark } from '#web/ui/eyebrow.tsx';
import { fieldPath } from '#web/ui/field-path.ts';
import { usePageTexts } from '../../page-texts.ts';
import { BlogBand } from './blog-band.tsx';
import styles from './blog-head.module.css';

/** The blog's heading, set small, above the sentence that says what the posts are. */
export function BlogHead() {
  const texts = usePageTexts();
  return (
    <BlogBand>
      <h1 className={styles.heading} data-field={fieldPath(texts, 'blogHeading')}>
        <DuneMark />
        {texts.blogHeading || blogTexts.heading}
      </h1>
      <p className={styles.motto} data-field={fieldPath(texts, 'blogMotto')}>
        {texts.blogMotto || blogTexts.motto}
      </p>
    </BlogBand>
  );
}
