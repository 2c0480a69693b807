import { useQuery } from '#web/site/query-client/use-query.tsx';
import type { Faq as FaqRecord } from '#contract/sections/index.ts';
import { loadFailed } from '#contract/texts.ts';
import { messageOf, query } from '#web/api.ts';
import { PHONE } from '#web/ui/picture-sizes.ts';
import { Picture } from '#web/ui/picture.tsx';
import { SectionHeading } from '#web/ui/section-heading.tsx';
import { Section } from '#web/ui/section.tsx';
import { StateSection } from '#web/ui/state-section.tsx';
import arrow from '../art/faq-arrow.svg?no-inline';
import styles from './faq.module.css';
import { FaqList } from './questions.tsx';

const SIZES = `(min-width: 700px) 40vw, ${PHONE}`;
const QUIET_SIZES = '160px';

interface FaqProps {
  /** A small picture instead of the large scene, on pages with a scene of their own beside it. */
  isQuiet?: boolean;
}

export function QuietFaq() {
  return <Faq isQuiet />;
}

export function Faq({ isQuiet = false }: FaqProps) {
  const { data, error, refetch } = useQuery(query('GET /faq'));
  if (data) return <FaqView faq={data} isQuiet={isQuiet} />;
  return (
    <StateSection
      id="faq"
      title="Questions"
      ridge="b"
      failure={error && messageOf(error, loadFailed.faq)}
      onRetry={() => void refetch()}
    />
  );
}

export function FaqView({ faq, isQuiet = false }: FaqProps & { faq: FaqRecord }) {
  const { eyebrow, heading, lead, sideImageUrl, sideImageAlt, sideNote } = faq;
  const faqs = faq.faqs.filter(({ isVisible }) => isVisible);
  if (faqs.length === 0 && !eyebrow && !heading && !lead) return null;
  return (
    <Section ridge="b" id="faq" aria-labelledby={heading ? 'faq-heading' : undefined}>
      <div className={isQuiet ? styles.quiet : styles.layout}>
        <div className={styles.side}>
          {sideImageUrl ? (
            <Picture
              className={styles.picture}
              src={sideImageUrl}
              alt={sideImageAlt}
              sizes={isQuiet ? QUIET_SIZES : SIZES}
            />
          ) : (
            <img className={styles.picture} src={arrow} alt={sideImageAlt} width="1000" height="1200" loading="lazy" />
          )}
          {sideNote && !isQuiet && <p className={styles.note}>{sideNote}</p>}
        </div>
        <div className={styles.words}>
          {(eyebrow || heading) && (
            <SectionHeading id="faq-heading" className={styles.heading} eyebrow={eyebrow} title={heading} />
          )}
          {lead && <p className={styles.lead}>{lead}</p>}
          {faqs.length > 0 && (
            <div className={styles.questions}>
              <FaqList faqs={faqs} />
            </div>
          )}
        </div>
      </div>
    </Section>
  );
}
