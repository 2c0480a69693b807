import './shell/theme/panel.css';
import '@mantine/core/styles.layer.css';
import '@mantine/notifications/styles.layer.css';
import '@mantine/spotlight/styles.layer.css';
import '#web/site/styles/fonts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { config } from 'zod';
import { setClock } from './editing/fields/clock.ts';
import { DEFAULT_REGION, setRegion, type Region } from '#contract/region.ts';
import { attachLogin } from '#web/api.ts';
import { App } from './app/app.tsx';
import { setSiteTexts } from './shell/site-texts.ts';
import { shareStyleNonce } from './shell/theme/nonce.ts';
import { refuseUntrustedHtml } from './app/trusted-types.ts';

refuseUntrustedHtml();
// Validators are not compiled: the policy forbids it, and the browser would report each try.
config({ jitless: true });
shareStyleNonce();
attachLogin();
const root = document.getElementById('panel');
const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
// A panel without its styles is unusable. `load-failure.ts` shows why, but a browser may report the failure after this.
if (root && styles.every(hasLoaded)) {
  // The server wrote it. The panel has a language of its own.
  const region = { ...DEFAULT_REGION, ...(JSON.parse(root.dataset.region ?? '{}') as Partial<Region>) };
  setRegion({ ...region, language: 'en' });
  setClock(region.language);
  setSiteTexts(root.dataset.siteTexts);
  createRoot(root).render(
    <StrictMode>
      <App base={root.dataset.base ?? '/'} />
    </StrictMode>,
  );
}

/** Browsers differ in the stylesheet of a file that failed: none, an empty one, or one that throws. */
function hasLoaded({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    return false;
  }
}
