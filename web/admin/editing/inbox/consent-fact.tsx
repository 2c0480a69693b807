import { consentWords } from '#contract/consent.ts';
import { formatFull } from '#web/admin/shell/dates/format-date.ts';
import { Fact } from './detail.tsx';

interface ConsentFactProps {
  /** When the visitor agreed; '' if never. */
  at: string;
  /** The version of the text that the form showed. */
  version: number;
}

/** When a visitor agreed, and to which words. */
export function ConsentFact({ at, version }: ConsentFactProps) {
  if (!at) return null;
  return (
    <Fact label="Agreed">
      “{consentWords(version)}” <time dateTime={at}>{formatFull(at)}</time>, version {version} of the text
    </Fact>
  );
}
