import { DEFAULT_COLORS } from '#contract/palette-colors.ts';
import { blogTexts } from '#contract/texts/blog.ts';
import { language } from '#contract/texts/language.ts';
import { DEFAULT_THEME, themeTypefaces, type Theme } from '#contract/themes.ts';
import type { Typefaces } from '#contract/typefaces.ts';
import type { Ornament } from '#contract/ornament.ts';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { HAS_SCENES } from './layout/scene.ts';
import type { Site } from './site-context.tsx';
import { typefaceFiles } from './typefaces.ts';

/** How the site looks, as far as the document says it. */
export interface PageAppearance {
  /** The build that renders the page. */
  theme: Theme;
  /** The URL of the stylesheet with the site's own colours and shapes; '' for those of a new site. */
  styles: string;
  typefaces: Typefaces;
  /** How much the site draws itself. Style sheets of a theme with scenes read it where a drawing would leave an empty place. */
  ornament: Ornament;
  /** The colour of the browser's own bars, `#rrggbb`. */
  themeColor: string;
}

/** The appearance of a new site. */
export const DEFAULT_APPEARANCE: PageAppearance = {
  theme: DEFAULT_THEME,
  styles: '',
  typefaces: themeTypefaces[DEFAULT_THEME],
  ornament: 'on',
  themeColor: DEFAULT_COLORS['night-deep'],
};

interface DocumentProps {
  site: Site;
  appearance: PageAppearance;
  children: ReactNode;
}

/** The whole document. */
export function Document({ site, appearance, children }: DocumentProps) {
  const { styles, fonts } = typefaceFiles[appearance.typefaces];
  for (const font of fonts) preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return (
    <html
      lang={language()}
      data-ornament={HAS_SCENES && appearance.ornament !== 'on' ? appearance.ornament : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={appearance.themeColor} />
        <meta name="api-base" content={site.apiBase} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/icon-192.png" type="image/png" sizes="192x192" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <link rel="alternate" type="application/rss+xml" title={blogTexts.title} href="/feed.xml" />
        <link rel="alternate" type="application/feed+json" title={blogTexts.title} href="/feed.json" />
        {[styles, appearance.styles].filter(Boolean).map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>{children}</body>
    </html>
  );
}
