import type { SectionFields } from '#contract/sections/index.ts';
import { contactTexts } from '#contract/texts/contact.ts';
import { fieldPath } from '#web/ui/field-path.ts';
import { Html } from '#web/ui/html.tsx';
import { useSiteFacts } from '../brand.ts';
import { contactValues, hasWords } from '../contact-facts.ts';
import styles from './opening.module.css';

/** The first paragraph of the About page, large, with the address and the opening hours beside it. */
export function Opening({ about }: { about: SectionFields<'about'> }) {
  const { address, hours } = contactValues(useSiteFacts());
  const facts = [
    { name: contactTexts.address, html: address },
    { name: contactTexts.hours, html: hours },
  ].filter(({ html }) => hasWords(html));
  return (
    <div className={styles.opening}>
      <p className={styles.lead} data-field={fieldPath(about, 'paragraph1')}>
        {about.paragraph1}
      </p>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ name, html }) => (
            <div key={name} className={styles.fact}>
              <dt className={styles.name}>{name}</dt>
              <dd>
                <Html html={html} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
