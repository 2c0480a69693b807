import react from '@vitejs/plugin-react';
import { defineConfig, type BuildEnvironmentOptions } from 'vite';

const SITE = 'web/site/entry-client.tsx';
const PANEL = 'web/admin/main.tsx';
const DOOR = 'web/site/entry-server.tsx';

/**
 * `vite build` makes what a visitor's browser fetches, `vite build --mode panel` the panel apart from it (built
 * together they would share chunks, and visitors load what only the panel needs), and `vite build --ssr` the one
 * door through which the server renders pages.
 */
export default defineConfig(({ command, mode, isSsrBuild }) => ({
  appType: 'custom',
  publicDir: false,
  plugins: [react()],
  build: isSsrBuild ? forServer : mode === 'panel' ? forBrowser('panel', PANEL) : forBrowser('client', SITE),
  ssr: {
    // The built door needs no packages beside it; in development React stays outside, and is shared with everything.
    noExternal: command === 'build' ? true : ['react-icons'],
  },
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
}));

function forBrowser(folder: string, entry: string): BuildEnvironmentOptions {
  return {
    outDir: `dist/${folder}`,
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false },
    // The panel's editor for formatted text is one large chunk, fetched when it is first used.
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      input: entry,
      output: {
        entryFileNames: 'static/js/[name]-[hash].js',
        chunkFileNames: 'static/js/[name]-[hash].js',
        assetFileNames,
      },
    },
  };
}

const forServer: BuildEnvironmentOptions = {
  outDir: 'dist/server',
  emptyOutDir: true,
  ssr: true,
  target: 'node24',
  minify: false,
  rolldownOptions: {
    input: DOOR,
    output: {
      entryFileNames: '[name].js',
      // Pictures and fonts are served from the browser's build, so they carry the same names here.
      assetFileNames,
    },
  },
};

function assetFileNames({ names: [name = ''] }: { names: string[] }): string {
  const folder = name.endsWith('.css') ? 'css' : /\.woff2?$/.test(name) ? 'fonts' : 'media';
  return `static/${folder}/[name]-[hash][extname]`;
}
