import { escapeHtml } from '#contract/escape-html.ts';
import type { PanelAccent } from '#contract/panel-colors.ts';
import { region } from '#contract/region.ts';
import * as stateTexts from '#contract/texts/en/states.ts';
import { CHUNK_TIMEOUT_MS } from '#contract/constants.ts';
import type { EntryAssets } from '#server/assets.ts';
import { siteTexts } from './site-texts.ts';

export interface PanelPage {
  base: string;
  /** The public address of the site, which need not be that of the panel. */
  siteUrl: string;
  nonce: string;
  assets: EntryAssets;
  /** The inline script that reports a file that did not arrive; '' for none. */
  loadFailure: string;
  /** The panel's colours for the accent of the site; absent for those of a new site. */
  accent?: PanelAccent | undefined;
  dev: boolean;
}

/** The panel's HTML. Vite also looks for the nonce under the name `csp-nonce`. */
export function panelPage({ base, siteUrl, nonce, assets, loadFailure, accent, dev }: PanelPage): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="color-scheme" content="light dark">
<meta name="api-base" content="/api">
<meta name="site-url" content="${escapeHtml(siteUrl)}">
<meta property="csp-nonce" nonce="${nonce}">
<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(FAVICON)}">
<link rel="manifest" href="${escapeHtml(base)}/manifest.webmanifest">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<title>Panel</title>
<style nonce="${nonce}">${FALLBACK_STYLES}</style>
${loadFailure && `<script data-timeout="${CHUNK_TIMEOUT_MS}">${loadFailure}</script>\n`}${assetLinks(assets)}${dev ? DEV_SCRIPTS : ''}<script type="module" src="${escapeHtml(assets.script)}"></script>
</head>
<body>
<div id="panel" data-base="${escapeHtml(base)}" data-region="${escapeHtml(JSON.stringify(region()))}" data-site-texts="${escapeHtml(JSON.stringify(siteTexts()))}"${accent ? ` data-accent="${escapeHtml(JSON.stringify(accent))}"` : ''}></div>
<div id="load-failure" class="fallback" role="alert" data-unexpected="${escapeHtml(stateTexts.unexpected)}" hidden>
<h1>${stateTexts.chunkFailed}</h1>
<p data-cause></p>
<p>Check your connection, then try again. If it happens again, tell your administrator.</p>
<button type="button">Try again</button>
</div>
<noscript><div class="fallback"><h1>The panel needs JavaScript</h1><p>Turn JavaScript on in your browser, then reload this page.</p></div></noscript>
</body>
</html>
`;
}

/** For messages that show even if the panel's styles are missing. */
const FALLBACK_STYLES =
  '.fallback{max-width:30rem;margin:20vh auto 0;padding:0 1.5rem;font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}' +
  '.fallback h1{margin:0;font-size:1.5rem;line-height:1.3}' +
  '.fallback button{padding:.6rem 1rem;border:1px solid;border-radius:8px;font:inherit;font-weight:600;cursor:pointer}';

/** Vite's client and the hook for live reload, as files, so that no inline script is needed. */
const DEV_SCRIPTS = `<script type="module" src="/@vite/client"></script>
<script type="module" src="/@id/@vitejs/plugin-react/preamble"></script>
`;

const FAVICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><rect width="28" height="28" rx="7" fill="#1a1c36"/>' +
  '<circle cx="17.5" cy="10" r="4.2" fill="#f2a31b"/><path d="M0 17c5-4 9-3 14 0s10 2 14-2v6a7 7 0 0 1-7 7H7a7 7 0 0 1-7-7z" fill="#c9481f"/></svg>';

function assetLinks({ styles, preloads }: EntryAssets): string {
  return [
    ...styles.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">\n`),
    ...preloads.map((href) => `<link rel="modulepreload" href="${escapeHtml(href)}">\n`),
  ].join('');
}
