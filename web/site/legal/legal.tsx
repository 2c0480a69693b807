import type { BlockContent } from '#contract/blocks/block.ts';
import { SCROLL_SPY_MARGIN } from '#contract/constants.ts';
import { controlTexts } from '#contract/texts/controls.ts';
import { blockTexts } from '#contract/texts/blocks.ts';
import { followLink } from '#web/ui/follow-link.ts';
import { useTrustedHtml } from '#web/ui/html.tsx';
import { Inner, Section } from '#web/ui/section.tsx';
import { SmartLink } from '#web/ui/smart-link.tsx';
import { useCurrentSection } from '#web/ui/use-current-section.ts';
import { fieldPath } from '#web/ui/field-path.ts';
import type { BlockProps } from '../blocks/block-view.ts';
import styles from './legal.module.css';
import { partAnchors } from './part-anchors.ts';
import { fillLegalPlaceholders, placeholderValues, type LegalData } from './placeholders.ts';

type Part = BlockContent<'legal'>['parts'][number];

/** A legal text: its table of contents beside a column of text. The head has a quiet ground, without a picture. */
export function Legal({ content, data, place }: BlockProps<'legal', LegalData>) {
  const { parts, other } = content;
  const anchors = partAnchors(parts, place.anchor);
  const values = placeholderValues(data);
  const partLevel = place.level === 2 && content.title ? 3 : 2;
  return (
    <>
      <Head content={content} place={place} />
      <Section ridge="c" className={styles.page}>
        <div className={styles.layout}>
          <Contents id={`${place.anchor}-contents`} anchors={anchors} parts={parts} />
          <div className={styles.column}>
            {parts.map((part, index) => (
              <Clause
                key={index}
                part={part}
                id={anchors[index] ?? ''}
                level={partLevel}
                html={fillLegalPlaceholders(part.text, values)}
              />
            ))}
            {other.label && (
              <p className={styles.other}>
                {blockTexts.readOn}{' '}
                <SmartLink href={other.href} data-field={fieldPath(other, 'label')}>
                  {other.label}
                </SmartLink>
              </p>
            )}
          </div>
        </div>
      </Section>
    </>
  );
}

/** At the top of a page it sets the colours of the header and makes the footer short. */
function Head({ content, place: { anchor, level } }: Pick<BlockProps<'legal'>, 'content' | 'place'>) {
  const { title, lead, updated } = content;
  const isTop = level === 1;
  const Title = `h${level}` as const;
  return (
    <div
      id={anchor}
      className={styles.head}
      {...(isTop && { 'data-short': '', 'data-scene': '', 'data-head': 'light' })}
    >
      <Inner>
        {title && (
          <Title className={styles.pageTitle} data-field={fieldPath(content, 'title')}>
            {title}
          </Title>
        )}
        {lead && (
          <p className={styles.lead} data-field={fieldPath(content, 'lead')}>
            {lead}
          </p>
        )}
        {updated && (
          <p className={styles.updated} data-field={fieldPath(content, 'updated')}>
            {blockTexts.lastUpdated(updated)}
          </p>
        )}
      </Inner>
    </div>
  );
}

interface ContentsProps {
  id: string;
  anchors: readonly string[];
  parts: readonly Part[];
}

function Contents({ id, anchors, parts }: ContentsProps) {
  const current = useCurrentSection(anchors, SCROLL_SPY_MARGIN);
  if (parts.length === 0) return null;
  return (
    <nav className={styles.anchors} aria-labelledby={id}>
      <p id={id} className={styles.anchorsTitle}>
        {controlTexts.onThisPage}
      </p>
      <ol className={styles.anchorList}>
        {parts.map((part, index) => (
          <li key={anchors[index]} data-field={fieldPath(part, 'title')}>
            <SmartLink href={`#${anchors[index]}`} aria-current={anchors[index] === current ? 'location' : undefined}>
              {part.title}
            </SmartLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface ClauseProps {
  part: Part;
  id: string;
  level: 2 | 3;
  html: string;
}

function Clause({ id, level, part, html }: ClauseProps) {
  const { title, summary } = part;
  const Title = `h${level}` as const;
  return (
    <section className={styles.clause} aria-labelledby={id}>
      <Title id={id} className={styles.title} data-field={fieldPath(part, 'title')}>
        {title}
      </Title>
      {summary && (
        <p className={styles.gist} data-field={fieldPath(part, 'summary')}>
          {summary}
        </p>
      )}
      <div
        className={styles.text}
        onClick={followLink}
        data-field={fieldPath(part, 'text')}
        dangerouslySetInnerHTML={useTrustedHtml(html)}
      />
    </section>
  );
}
