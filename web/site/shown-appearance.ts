import { ORNAMENTS } from '#contract/ornament.ts';
import { TYPEFACES } from '#contract/typefaces.ts';
import { DEFAULT_APPEARANCE, type PageAppearance } from './document.tsx';
import { typefaceFiles } from './typefaces.ts';

/** The appearance with which the server rendered this document. Only development hydrates the head of a document. */
export function shownAppearance(): PageAppearance {
  const sheets = [...document.querySelectorAll('link[rel=stylesheet]')].map((link) => link.getAttribute('href') ?? '');
  const isLinked = (href: string) => href !== '' && sheets.includes(href);
  return {
    theme: DEFAULT_APPEARANCE.theme,
    styles: sheets.find((href) => href.startsWith('/static/css/appearance/')) ?? '',
    ornament: ORNAMENTS.find((one) => one === document.documentElement.dataset.ornament) ?? DEFAULT_APPEARANCE.ornament,
    typefaces: TYPEFACES.find((pair) => isLinked(typefaceFiles[pair].styles)) ?? DEFAULT_APPEARANCE.typefaces,
    themeColor:
      document.querySelector<HTMLMetaElement>('meta[name=theme-color]')?.content ?? DEFAULT_APPEARANCE.themeColor,
  };
}
