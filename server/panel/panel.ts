import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import type { PanelAccent } from '#contract/panel-colors.ts';
import { derivePanelAccent } from '#contract/panel-accent.ts';
import { entryAssets, cspHash, inlineScript, readManifest, type EntryAssets } from '#server/assets.ts';
import { serveInstallable } from './installable.ts';
import { panelPage, type PanelPage } from './page.ts';

const ENTRY = 'web/admin/main.tsx';
const LOAD_FAILURE = 'web/admin/load-failure.ts';
const CLIENT_DIR = join(import.meta.dirname, '../../dist/panel');

export interface PanelOptions {
  settings: { adminBase: string; siteUrl: string };
  /** Serve the sources through Vite instead of the built files. */
  dev: boolean;
  /** Reads the accent of the site; '' for that of a new site. */
  readAccent?: () => Promise<string>;
  /** The folder of the built files; the product's own build by default. */
  clientDir?: string;
}

/** Serves the panel's empty page under its hidden base; everything in it is fetched with a login. */
export function registerPanel(
  app: FastifyInstance,
  { settings, dev, readAccent = async () => '', clientDir = CLIENT_DIR }: PanelOptions,
): void {
  const { adminBase: base, siteUrl } = settings;
  const assets = dev ? sources : entryAssets(readManifest(join(clientDir, '.vite/manifest.json')), ENTRY);
  const loadFailure = dev ? '' : inlineScript(clientDir, LOAD_FAILURE);
  serveInstallable(app, settings);
  /** Undefined for the accent of a new site, and while that of the site cannot be read. */
  const panelAccent = async (): Promise<PanelAccent | undefined> => {
    const accent = await readAccent().catch(() => '');
    return accent === '' ? undefined : derivePanelAccent(accent);
  };
  for (const url of [base, `${base}/*`]) {
    app.get(url, async (_request, reply) => {
      const nonce = randomBytes(16).toString('base64');
      return reply
        .headers({
          'content-security-policy': contentSecurityPolicy({ nonce, loadFailure, dev }),
          'x-frame-options': 'DENY',
          'cache-control': 'no-store',
          'x-robots-tag': 'noindex, nofollow',
          'referrer-policy': 'same-origin',
        })
        .type('text/html; charset=utf-8')
        .send(panelPage({ base, siteUrl, nonce, assets, loadFailure, dev, accent: await panelAccent() }));
    });
  }
}

const sources: EntryAssets = { script: `/${ENTRY}`, styles: [], preloads: [] };

/**
 * The Trusted Types policies of the panel itself, of libraries that set HTML, of the preview's sanitizer and of the
 * editor's clipboard, and of the address of the worker that shows notifications.
 */
const TRUSTED_TYPES = 'marquee default dompurify ProseMirrorClipboard service-worker';

/**
 * Scripts come from this site only; the one inline script is allowed by its hash. The UI kit's few style elements carry
 * the nonce of this response.
 */
function contentSecurityPolicy({ nonce, loadFailure, dev }: Pick<PanelPage, 'nonce' | 'loadFailure' | 'dev'>): string {
  return [
    "default-src 'none'",
    `script-src 'self'${loadFailure && ` ${cspHash(loadFailure)}`}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    `connect-src 'self'${dev ? ' ws:' : ''}`,
    "media-src 'self' https:",
    "frame-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    ...(dev ? [] : ["require-trusted-types-for 'script'", `trusted-types ${TRUSTED_TYPES}`]),
  ].join('; ');
}
