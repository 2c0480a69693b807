import { loadFailedTexts } from '#contract/texts/load-failed.ts';
import { faqTexts } from '#contract/texts/faq.ts';
import { messageOf, query } from '#web/api.ts';
import { useQuery } from '#web/site/query-client/use-query.tsx';
import { StateSection } from '#web/ui/state-section.tsx';
import { Faq } from './faq.tsx';

const PLACE = { anchor: 'faq', level: 2 } as const;

/** The questions at the end of a page that is not made of blocks. */
export function QuietFaq() {
  const { data, error, refetch } = useQuery(query('GET /faq'));
  if (data) return <Faq content={data} look="quiet" data={{}} place={PLACE} />;
  return (
    <StateSection
      id="faq"
      title={faqTexts.title}
      ridge="b"
      failure={error && messageOf(error, loadFailedTexts.faq)}
      onRetry={() => void refetch()}
    />
  );
}
