import type { PublicRetention } from '#contract/records/retention.ts';
import { formTexts } from '#contract/texts/forms.ts';
import { query } from '#web/api.ts';
import { useQuery } from '#web/site/query-client/use-query.tsx';

interface KeptNoticeProps {
  kind: keyof typeof formTexts.keptFor;
  className?: string | undefined;
}

/** Says after how many days the site deletes what a form sends; nothing while no period is set. */
export function KeptNotice({ kind, className }: KeptNoticeProps) {
  const sentence = keptSentence(useQuery(query('GET /retention')).data, kind);
  return sentence ? <p className={className}>{sentence}</p> : null;
}

/** The sentence about a kind; '' while no period is set or known. */
export function keptSentence(retention: PublicRetention | undefined, kind: keyof typeof formTexts.keptFor): string {
  const days = retention ? daysOf(retention, kind) : 0;
  return days > 0 ? formTexts.keptFor[kind](days) : '';
}

function daysOf(
  { messagesDays, leadsDays, reviewsDays }: PublicRetention,
  kind: keyof typeof formTexts.keptFor,
): number {
  return { messages: messagesDays, leads: leadsDays, reviews: reviewsDays }[kind];
}
