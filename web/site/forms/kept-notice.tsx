import type { PublicRetention } from '#contract/records/retention.ts';
import { keptFor } from '#contract/texts.ts';
import { query } from '#web/api.ts';
import { useQuery } from '#web/site/query-client/use-query.tsx';

interface KeptNoticeProps {
  kind: keyof typeof keptFor;
  className?: string | undefined;
}

/** Says after how many days the site deletes what a form sends; nothing while no period is set. */
export function KeptNotice({ kind, className }: KeptNoticeProps) {
  const sentence = useKeptSentences([kind]);
  return sentence ? <p className={className}>{sentence}</p> : null;
}

/** The sentences about these kinds, '' if none of them has a period. */
export function useKeptSentences(kinds: readonly (keyof typeof keptFor)[]): string {
  const { data } = useQuery(query('GET /retention'));
  return kinds.flatMap((kind) => (data && daysOf(data, kind) > 0 ? [keptFor[kind](daysOf(data, kind))] : [])).join(' ');
}

function daysOf({ messagesDays, leadsDays, reviewsDays }: PublicRetention, kind: keyof typeof keptFor): number {
  return { messages: messagesDays, leads: leadsDays, reviews: reviewsDays }[kind];
}
