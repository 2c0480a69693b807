import { useEffect, useMemo, useRef } from 'react';
import { query } from '#web/api.ts';
import type { Values } from '#web/admin/editing/form/values.ts';
import { withServerFields } from '#web/admin/editing/preview/preview-sources.ts';
import { usePreviewFrame } from '#web/admin/editing/preview/use-preview-frame.ts';
import classes from './drawer.module.css';

/** The path at which the site shows the page of samples. */
const PATH = '/preview';
/** How long the page must rest before its parts are copied, in ms. */
const REST_MS = 250;

/** The page of samples as far as it is loaded. A new object whenever it changes. */
export interface SamplePageState {
  document: Document;
}

interface SamplePageProps {
  /** The blocks to show. */
  blocks: readonly object[];
  onChange: (state: SamplePageState) => void;
}

/** A page of the site with some blocks, out of sight: miniatures are copies of its parts, and weights are measured on it. */
export function SamplePage({ blocks, onChange }: SamplePageProps) {
  const iframe = useRef<HTMLIFrameElement>(null);
  const value = useMemo(() => pageWith(blocks), [blocks]);
  const { state } = usePreviewFrame(iframe, {
    shown: () => ({
      preview: 'show',
      queries: [{ key: query('GET /pages/:slug', { params: { slug: PATH } }).queryKey, value }],
      isSaved: false,
      page: PATH,
      container: 'main',
      target: null,
    }),
    contentKey: value,
    onMessage: () => undefined,
  });
  useDocumentAtRest(iframe, state === 'shown', onChange);
  return <iframe ref={iframe} title="Samples" src="/" className={classes.samples} tabIndex={-1} aria-hidden inert />;
}

function pageWith(blocks: readonly object[]): Values {
  const seo = { title: '', description: '', ogImage: '' };
  return withServerFields({ title: 'Samples', slug: PATH, seo, status: 'published', publishedAt: '', blocks });
}

function useDocumentAtRest(
  iframe: { current: HTMLIFrameElement | null },
  isShown: boolean,
  onChange: (state: SamplePageState) => void,
) {
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    const page = iframe.current?.contentDocument;
    const main = page?.querySelector('main');
    if (!isShown || !page || !main) return undefined;
    let timer = 0;
    const changed = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => latest.current({ document: page }), REST_MS);
    };
    const observer = new MutationObserver(changed);
    observer.observe(main, { childList: true, subtree: true });
    page.addEventListener('load', changed, true); // styles and pictures that arrive after their block
    changed();
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      page.removeEventListener('load', changed, true);
    };
  }, [iframe, isShown]);
}
