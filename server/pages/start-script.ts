import { join } from 'node:path';
import { DEFAULT_THEME } from '#contract/themes.ts';
import { inlineScript, manifestPath } from '#server/assets.ts';

export const DIST = join(import.meta.dirname, '../../dist');
const START_ENTRY = 'web/site/start.ts';

/** The small inline script of every built page. */
export function startScript(distDir = DIST): string {
  return inlineScript(join(distDir, 'client'), START_ENTRY, manifestPath(distDir, `${DEFAULT_THEME}-en`));
}
