import { consentWords } from '#contract/consent.ts';
import { formatFull } from '#web/admin/shell/dates/format-date.ts';
import { Fact } from './detail.tsx';
import * as inboxTexts from '#web/admin/texts/inbox.ts';

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
    <Fact label={inboxTexts.agreed}>
      “{consentWords(version)}” <time dateTime={at}>{formatFull(at)}</time>
      {inboxTexts.versionOfTheText(version)}
    </Fact>
  );
}
