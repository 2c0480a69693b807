import { escapeHtml } from '#contract/escape-html.ts';
import { IMPORT_MARK_MAX } from '#contract/records/import.ts';

/** How a marked text begins. Staff search for it. */
export const MARK = 'Not imported:';

/** Whether a mark cannot show all of its markup. Then the list says so. */
export function isTooLongForMark(markup: string): boolean {
  return markup.trim().length > IMPORT_MARK_MAX;
}

/** Markup that cannot come, as text that staff see in the editor: what does not fit is named in the list. */
export function markedText(markup: string): string {
  const whole = markup.trim();
  const shown = isTooLongForMark(whole) ? `${whole.slice(0, IMPORT_MARK_MAX)} …` : whole;
  return `<pre>${MARK} ${escapeHtml(shown)}</pre>`;
}
