import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import { blogTexts } from '#contract/texts/blog.ts';
import bricolage from './art/bricolage-display.woff2?url';
import { language } from '#contract/texts/language.ts';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import type { Site } from './site-context.tsx';

interface DocumentProps {
  site: Site;
  children: ReactNode;
}

/** The whole document. */
export function Document({ site, children }: DocumentProps) {
  for (const font of [figtree, bricolage]) {
    preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  }
  return (
    <html lang={language()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0d0f22" />
        <meta name="api-base" content={site.apiBase} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/icon-192.png" type="image/png" sizes="192x192" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <link rel="alternate" type="application/rss+xml" title={blogTexts.title} href="/feed.xml" />
        <link rel="alternate" type="application/feed+json" title={blogTexts.title} href="/feed.json" />
      </head>
      <body>{children}</body>
    </html>
  );
}
