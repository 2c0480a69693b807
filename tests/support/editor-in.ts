import type { Page } from 'playwright-core';
import { build } from 'vite';

/** Runs the functions of `formatted-text.ts` in a browser. */
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
  const ask = <T>(name: string, arg: unknown) =>
    page.evaluate<T>(`globalThis.formatted.${name}(${JSON.stringify(arg)})`);
  return {
    /** The HTML that the editor saves for each text, and the markup that it reports as lost. */
    through: (texts: string[]) => ask<{ html: string; lost: string[] }[]>('through', texts),
    /** The HTML that the preview shows, and the HTML that the site shows once the server has sanitised the text. */
    previewed: (texts: string[]) => ask<string[]>('previewed', texts),
    shown: (texts: string[]) => ask<string[]>('shown', texts),
    pasted: (html: string) => ask<{ html: string; lostPictures: number }>('pasted', html),
  };
}
