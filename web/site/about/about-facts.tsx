import { contactTexts } from '#contract/texts/contact.ts';
import { Html } from '#web/ui/html.tsx';
import { useSiteFacts } from '../brand.ts';
import { contactValues, hasWords } from '../contact-facts.ts';
import styles from './about-facts.module.css';

/** The address and the opening hours of the site, beside the story on the About page. */
export function AboutFacts({ className }: { className?: string | undefined }) {
  const { address, hours } = contactValues(useSiteFacts());
  const facts = [
    { name: contactTexts.address, html: address },
    { name: contactTexts.hours, html: hours },
  ].filter(({ html }) => hasWords(html));
  if (facts.length === 0) return null;
  return (
    <dl className={[styles.facts, className].filter(Boolean).join(' ')}>
      {facts.map(({ name, html }) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.name}>{name}</dt>
          <dd>
            <Html html={html} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
