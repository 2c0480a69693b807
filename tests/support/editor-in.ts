import type { Page } from 'playwright-core';
import { build } from 'vite';

/** The editor's reading, writing and cleaning, as they run in a browser. */
export async function editorIn(page: Page) {
  const bundle = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      lib: { entry: 'tests/support/formatted-text.ts', formats: ['iife'], name: 'formatted' },
    },
  });
  const [built] = [bundle].flat();
  const script = built && 'output' in built ? built.output[0].code : '';
  await page.goto('/terms');
  await page.evaluate(`${script}; globalThis.formatted = formatted;`);
  const ask = <T>(name: string, given: unknown) =>
    page.evaluate<T>(`globalThis.formatted.${name}(${JSON.stringify(given)})`);
  return {
    /** What the editor makes of each text, and what it says would be lost. */
    through: (texts: string[]) => ask<{ html: string; lost: string[] }[]>('through', texts),
    /** What the preview shows of each text, and what the site shows of it once the server has cleaned it. */
    previewed: (texts: string[]) => ask<string[]>('previewed', texts),
    shown: (texts: string[]) => ask<string[]>('shown', texts),
    pasted: (html: string) => ask<{ html: string; lostPictures: number }>('pasted', html),
  };
}
