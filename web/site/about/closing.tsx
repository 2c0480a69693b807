import { ButtonLink, ButtonRow } from '#web/ui/button.tsx';
import { Section } from '#web/ui/section.tsx';
import { Portrait } from '#web/ui/portrait.tsx';
import { fieldPath } from '#web/ui/field-path.ts';
import type { BlockProps } from '../blocks/block-view.ts';
import { AskUs } from '../layout/ask-us.tsx';
import { HAS_SCENES } from '../layout/scene.ts';
import { hasStory } from './about-content.ts';
import styles from './closing.module.css';

/** How many people fit beside the free arch. */
const ARCHES = 7;

/**
 * The last words of the About page, with the way on, and the people beside an arch that waits for the visitor. Without
 * words, the way on; a page without a story has shown it already.
 */
export function Closing({ content, place }: BlockProps<'about'>) {
  const { closing, cta, people } = content;
  const Title = place.level === 1 ? 'h1' : 'h2';
  if (!closing) return hasStory(content) ? <AskUs anchor={place.anchor} /> : null;
  const named = people.filter(({ name }) => name);
  return (
    <Section
      ground={HAS_SCENES ? 'night' : 'sand'}
      className={styles.closing}
      id={place.anchor}
      aria-labelledby={`${place.anchor}-heading`}
    >
      <Title id={`${place.anchor}-heading`} className={styles.words} data-field={fieldPath(content, 'closing')}>
        {closing}
      </Title>
      {cta.label && cta.href && (
        <ButtonRow>
          <ButtonLink href={cta.href} arrow data-field={fieldPath(cta, 'label')}>
            {cta.label}
          </ButtonLink>
        </ButtonRow>
      )}
      {named.length > 0 && (
        <div className={styles.arches} aria-hidden="true">
          {named.slice(0, ARCHES).map(({ name, face, imageUrl }, index) => (
            <Portrait key={index} name={name} src={imageUrl} drawn={face} size={160} className={styles.arch} />
          ))}
          <span className={styles.free} />
        </div>
      )}
    </Section>
  );
}
