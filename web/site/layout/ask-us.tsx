import { layoutTexts } from '#contract/texts/layout.ts';
import { ButtonLink, ButtonRow } from '#web/ui/button.tsx';
import { Section } from '#web/ui/section.tsx';
import styles from './ask-us.module.css';

/** Where to go from a page whose main part has no content yet. */
export function AskUs({ words }: { words: string }) {
  return (
    <Section>
      <p className={styles.words}>{words}</p>
      <ButtonRow>
        <ButtonLink href="/contact" variant="dark" arrow>
          {layoutTexts.contact}
        </ButtonLink>
        <ButtonLink href="/services" variant="outline">
          {layoutTexts.services}
        </ButtonLink>
      </ButtonRow>
    </Section>
  );
}
