import { layoutTexts } from '#contract/texts/layout.ts';
import { query } from '#web/api.ts';
import { useQuery } from '#web/site/query-client/use-query.tsx';
import { Arrow, ButtonLink, ButtonRow } from '#web/ui/button.tsx';
import { fieldPath } from '#web/ui/field-path.ts';
import { Inner } from '#web/ui/section.tsx';
import { SmartLink } from '#web/ui/smart-link.tsx';
import styles from './ask-us.module.css';

interface AskUsProps {
  /** Without words, the action itself is what the band says. */
  words?: { title: string; lead: string };
  anchor?: string;
}

/** A band with the site's call to action: the button of the menu, or the contact page. */
export function AskUs({ words, anchor = 'ask-us' }: AskUsProps) {
  const { data: menus } = useQuery(query('GET /menus'));
  const isOwn = menus?.button.isVisible && menus.button.label && menus.button.href;
  const action = isOwn ? menus.button : { label: layoutTexts.contact, href: '/contact' };
  const heading = { id: `${anchor}-heading`, className: styles.title };
  return (
    <section
      id={anchor}
      className={[styles.band, words ? styles.night : styles.bright].join(' ')}
      data-scene={words ? '' : undefined}
      aria-labelledby={heading.id}
    >
      <Inner className={styles.words}>
        {words ? (
          <>
            <h2 {...heading}>{words.title}</h2>
            <p className={styles.lead}>{words.lead}</p>
            <ButtonRow className={styles.buttons}>
              <ButtonLink href={action.href} arrow data-field={fieldPath(action, 'label')}>
                {action.label}
              </ButtonLink>
              <ButtonLink href="/services" variant="night">
                {layoutTexts.services}
              </ButtonLink>
            </ButtonRow>
          </>
        ) : (
          <h2 {...heading}>
            <SmartLink className={styles.link} href={action.href} data-field={fieldPath(action, 'label')}>
              {action.label}
              <Arrow />
            </SmartLink>
          </h2>
        )}
      </Inner>
    </section>
  );
}
