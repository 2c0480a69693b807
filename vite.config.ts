import { existsSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, type BuildEnvironmentOptions } from 'vite';

const ENTRIES = { site: 'web/site/entry-client.tsx', panel: 'web/admin/main.tsx' };

/** `vite build` makes what browsers fetch, `vite build --ssr` the one door through which the server renders pages. */
export default defineConfig(({ command, isSsrBuild }) => ({
  appType: 'custom',
  publicDir: false,
  plugins: [react()],
  build: isSsrBuild ? forServer : forBrowser,
  ssr: {
    // The built door needs no packages beside it; in development React stays outside, and is shared with everything.
    noExternal: command === 'build' ? true : ['react-icons'],
  },
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
}));

const forBrowser: BuildEnvironmentOptions = {
  outDir: 'dist/client',
  emptyOutDir: true,
  manifest: true,
  modulePreload: { polyfill: false },
  rolldownOptions: {
    input: Object.fromEntries(Object.entries(ENTRIES).filter(([, file]) => existsSync(file))),
    output: {
      entryFileNames: 'static/js/[name]-[hash].js',
      chunkFileNames: 'static/js/[name]-[hash].js',
      assetFileNames: ({ names }) => `static/${folderOf(names[0] ?? '')}/[name]-[hash][extname]`,
    },
  },
};

const forServer: BuildEnvironmentOptions = {
  outDir: 'dist/server',
  emptyOutDir: true,
  ssr: true,
  target: 'node24',
  minify: false,
  rolldownOptions: {
    input: 'web/site/entry-server.tsx',
    output: {
      entryFileNames: '[name].js',
      // Pictures and fonts are served from the browser's build, so they carry the same names here.
      assetFileNames: ({ names }) => `static/${folderOf(names[0] ?? '')}/[name]-[hash][extname]`,
    },
  },
};

function folderOf(name: string): string {
  if (name.endsWith('.css')) return 'css';
  return /\.woff2?$/.test(name) ? 'fonts' : 'media';
}
