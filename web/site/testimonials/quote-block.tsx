import type { BlockContent } from '#contract/blocks/block.ts';
import { blockTexts } from '#contract/texts/blocks.ts';
import { Picture } from '#web/ui/picture.tsx';
import { fieldPath } from '#web/ui/field-path.ts';
import { bindShortWords } from '#web/ui/typeset.ts';
import { quoteSize, splitQuote } from './quote-text.ts';
import { BlockSection } from '../layout/block-section.tsx';
import { EmptyPart } from '../layout/empty-part.tsx';
import type { BlockProps } from '../blocks/block-view.ts';
import styles from './quote-block.module.css';

/** One sentence that somebody said: large across the page, or under the night sky beside a lit portrait. */
export function QuoteBlock({ content, look, place }: BlockProps<'quote'>) {
  const { text, by, role, imageUrl } = content;
  if (!text) return <EmptyPart place={place} field={fieldPath(content, 'text')} />;
  const isNight = look === 'night';
  const { opening, closing } = splitQuote(text);
  const layout = [styles.quote, isNight && styles.beside, isNight && imageUrl && styles.withPortrait];
  return (
    <BlockSection
      place={place}
      heading=""
      aria-label={by ? blockTexts.quoteOf(by) : blockTexts.quote}
      ground={isNight ? 'night' : 'paper'}
      ridge="a"
      className={isNight ? styles.night : undefined}
    >
      <figure className={layout.filter(Boolean).join(' ')}>
        {isNight && imageUrl && (
          <QuotePortrait content={content} sizes="(min-width: 900px) 24vw, 144px" className={styles.arch} />
        )}
        <blockquote className={styles.words} data-size={quoteSize(text)} dir="auto">
          <p data-field={fieldPath(content, 'text')}>
            {bindShortWords(opening)}
            {closing && <span className={styles.closing}> {closing}</span>}
          </p>
        </blockquote>
        {(by || role || (imageUrl && !isNight)) && (
          <figcaption className={styles.source}>
            {imageUrl && !isNight && <QuotePortrait content={content} sizes="72px" className={styles.face} />}
            <span className={styles.who}>
              {by && (
                <strong className={styles.name} data-field={fieldPath(content, 'by')}>
                  {by}
                </strong>
              )}
              {role && (
                <span className={styles.role} data-field={fieldPath(content, 'role')}>
                  {role}
                </span>
              )}
            </span>
          </figcaption>
        )}
      </figure>
    </BlockSection>
  );
}

/** The name beside it describes the portrait. */
function QuotePortrait({
  content,
  ...rest
}: {
  content: BlockContent<'quote'>;
  sizes: string;
  className: string | undefined;
}) {
  return <Picture {...rest} src={content.imageUrl} alt="" data-field={fieldPath(content, 'imageUrl')} />;
}
