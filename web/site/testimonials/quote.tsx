import { TESTIMONIAL_AVATAR } from '#contract/constants.ts';
import type { Testimonial } from '#contract/collections/testimonials.ts';
import { Portrait } from '#web/ui/portrait.tsx';
import { fieldPath } from '#web/ui/field-path.ts';
import { quoteSize, splitQuote } from './quote-text.ts';
import styles from './testimonials.module.css';

const SIZES = '(min-width: 768px) 26vw, 6rem';

/** One client's quote beside the portrait. */
export function Quote({ testimonial }: { testimonial: Testimonial }) {
  const { name, role, feedback, imageUrl, imageAlt } = testimonial;
  const { opening, closing } = splitQuote(feedback);
  return (
    <figure className={styles.quote}>
      <div className={styles.frame}>
        <Portrait
          name={name}
          src={imageUrl}
          alt={imageAlt}
          drawn={TESTIMONIAL_AVATAR}
          size={320}
          sizes={SIZES}
          className={styles.portrait}
          data-field={fieldPath(testimonial, 'imageUrl')}
        />
      </div>
      <blockquote className={styles.words} data-size={quoteSize(feedback)}>
        <p data-field={fieldPath(testimonial, 'feedback')}>
          {opening} {closing && <span className={styles.accent}>{closing}</span>}
        </p>
      </blockquote>
      <figcaption className={styles.who}>
        <span className={styles.name} data-field={fieldPath(testimonial, 'name')}>
          {name}
        </span>
        {role && (
          <span className={styles.role} data-field={fieldPath(testimonial, 'role')}>
            {role}
          </span>
        )}
      </figcaption>
    </figure>
  );
}
