import type { ReactNode } from 'react';
import type { ServiceSectionType } from '#contract/constants.ts';
import { serviceTexts } from '#contract/texts/services.ts';
import { Prose } from '#web/ui/prose.tsx';
import { fieldPath } from '#web/ui/field-path.ts';
import type { Place } from '../blocks/block-view.ts';
import { BlockHeading, BlockSection, headingId } from '../layout/block-section.tsx';
import { EmptyPart } from '../layout/empty-part.tsx';
import { isBlankHtml } from '../html-text.ts';
import styles from './service-part.module.css';

/** Pictures are as wide as lists and plans (service-part.module.css), not as the text. */
const PICTURE_SIZES = '(min-width: 1600px) 1056px, (min-width: 1000px) 868px, calc(100vw - 40px)';

interface ServicePartProps {
  place: Place;
  type: ServiceSectionType;
  content: { heading: string; text: string };
  /** The items; null if there are none. */
  children: ReactNode;
}

/** A block that explains a service: in the column of its page, or as a section of another page. */
export function ServicePart({ place, type, content, children }: ServicePartProps) {
  const { heading, text } = content;
  const title = heading || serviceTexts.headings[type];
  const words = !isBlankHtml(text) && (
    <Prose
      className={styles.content}
      html={text}
      pictureSizes={PICTURE_SIZES}
      data-field={fieldPath(content, 'text')}
    />
  );
  if (!words && children === null)
    return <EmptyPart place={place} heading={title} field={fieldPath(content, 'heading')} />;
  if (place.label === undefined) {
    return (
      <BlockSection place={place} heading={title} ridge="a">
        <div className={styles.section}>
          <BlockHeading of={content} place={place} heading={title} />
          {words}
          {children}
        </div>
      </BlockSection>
    );
  }
  const id = headingId(place);
  return (
    <section
      id={place.anchor}
      className={styles.part}
      {...(title ? { 'aria-labelledby': id } : { 'aria-label': place.label })}
    >
      {title && (
        <h2 id={id} className={styles.title} data-field={fieldPath(content, 'heading')}>
          {title}
        </h2>
      )}
      {words}
      {children}
    </section>
  );
}
