import type { LinkFault } from '#contract/records/broken-link.ts';
import * as linksTexts from '#web/admin/texts/links.ts';

/** Why a link leads nowhere, as a sentence. */
export function linkFaultText({ fault, answer }: Pick<LinkFault, 'fault' | 'answer'>): string {
  if (fault === 'unreachable') return linksTexts.unreachable(answer);
  return fault === 'hidden' ? linksTexts.hidden : linksTexts.missing;
}
