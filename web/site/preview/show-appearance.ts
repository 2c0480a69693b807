import { appearanceStyles } from '#contract/appearance-styles.ts';
import { typedColor } from '#contract/colors.ts';
import type { SectionFields } from '#contract/sections/index.ts';
import { themeTypefaces } from '#contract/themes.ts';
import { typefaceFiles } from '#web/site/typefaces.ts';
import { HAS_SCENES } from '../layout/scene.ts';
import type { PinnedQuery } from './messages.ts';

const sheet = new CSSStyleSheet();
const link = document.createElement('link');
link.rel = 'stylesheet';

/** Shows the colours, typefaces and shapes that the panel sends, in place of the saved ones. */
export function showAppearance(queries: readonly PinnedQuery[]): void {
  const sent = queries.find(({ key }) => key[0] === 'GET /appearance');
  if (!sent) return;
  const choices = sent.value as SectionFields<'appearance'>; // the panel sends the values of its form
  for (const saved of document.querySelectorAll<HTMLLinkElement>(SAVED)) saved.disabled = saved !== link;
  sheet.replaceSync(
    appearanceStyles({
      ...choices,
      accent: typedColor(choices.accent),
      ground: typedColor(choices.ground),
      second: typedColor(choices.second),
    }),
  );
  if (HAS_SCENES) document.documentElement.dataset.ornament = choices.ornament;
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
  const { styles } = typefaceFiles[choices.typefaces === 'theme' ? themeTypefaces[choices.theme] : choices.typefaces];
  if (styles === '') link.remove();
  else if (link.getAttribute('href') !== styles || !link.isConnected) {
    link.href = styles;
    document.head.append(link);
  }
}

const SAVED = [
  'link[href^="/static/css/appearance/"]',
  ...Object.values(typefaceFiles).flatMap(({ styles }) => (styles ? [`link[href="${styles}"]`] : [])),
].join();
