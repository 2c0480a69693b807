import { escapeHtml } from '#contract/escape-html.ts';
import { IMPORT_MARK_MAX } from '#contract/records/import.ts';

/** How a marked text begins. Staff search for it. */
export const MARK = 'Not imported:';

/** Markup that cannot come, as text that staff see in the editor: nothing gets lost silently. */
export function markedText(markup: string): string {
  const shown = markup.length > IMPORT_MARK_MAX ? `${markup.slice(0, IMPORT_MARK_MAX)} …` : markup;
  return `<pre>${MARK} ${escapeHtml(shown.trim())}</pre>`;
}
