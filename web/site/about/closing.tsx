import type { About } from '#contract/sections/index.ts';
import { ButtonLink, ButtonRow } from '#web/ui/button.tsx';
import { Section } from '#web/ui/section.tsx';
import styles from './closing.module.css';

/** The last words of the About page, with the way on. */
export function Closing({ about: { closing, cta } }: { about: About }) {
  if (!closing) return null;
  return (
    <Section ground="night" className={styles.closing} aria-labelledby="closing-heading">
      <h2 id="closing-heading" className={styles.words}>
        {closing}
      </h2>
      {cta.label && cta.href && (
        <ButtonRow>
          <ButtonLink href={cta.href} arrow>
            {cta.label}
          </ButtonLink>
        </ButtonRow>
      )}
    </Section>
  );
}
