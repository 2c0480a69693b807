import { TESTIMONIAL_AVATAR } from '#contract/constants.ts';
import type { Testimonial } from '#contract/collections/testimonials.ts';
import { Portrait } from '#web/ui/portrait.tsx';
import styles from './testimonials.module.css';

const SIZES = '(min-width: 768px) 26vw, 6rem';

/** One client's quote beside the portrait. */
export function Quote({ testimonial: { name, role, feedback, imageUrl, imageAlt } }: { testimonial: Testimonial }) {
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
        />
      </div>
      <blockquote className={styles.words} data-size={quoteSize(feedback)}>
        <p>
          {opening} {closing && <span className={styles.accent}>{closing}</span>}
        </p>
      </blockquote>
      <figcaption className={styles.who}>
        <span className={styles.name}>{name}</span>
        {role && <span className={styles.role}>{role}</span>}
      </figcaption>
    </figure>
  );
}

/** The font size of a quote: the longer, the smaller. */
type QuoteSize = 'short' | 'medium' | 'long';

export function quoteSize(quote: string): QuoteSize {
  if (quote.length <= 130) return 'short';
  return quote.length <= 340 ? 'medium' : 'long';
}

/**
 * Splits a quote into all but the last sentence, and the last one, which gets the accent. A quote of one sentence, or a
 * long one, has no second part.
 */
export function splitQuote(quote: string): { opening: string; closing: string } {
  const text = quote.trim();
  const end = quoteSize(text) === 'long' ? null : LAST_SENTENCE.exec(text);
  if (!end) return { opening: text, closing: '' };
  return { opening: text.slice(0, end.index + 1), closing: text.slice(end.index + 1).trimStart() };
}

/** The end of a sentence that is followed by exactly one more. */
const LAST_SENTENCE = /[.!?…।](?=\s+[^.!?…।]*[.!?…।]*$)/u;
