import { useElementSize } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { query } from '#web/api.ts';
import type { Values } from '#web/admin/editing/form/values.ts';
import { withServerFields } from '#web/admin/editing/preview/preview-sources.ts';
import { usePreviewFrame } from '#web/admin/editing/preview/use-preview-frame.ts';
import { useInView } from '#web/admin/shell/use-in-view.ts';
import classes from './drawer.module.css';

/** The width of the page in a miniature, in pixels. */
const PAGE_WIDTH = 1280;
/** The path at which the site shows the block of a miniature. */
const PATH = '/preview';

/** A block as the site shows it, small and without any use. It loads when it comes into view. */
export function Miniature({ block }: { block: Values }) {
  const { ref, isVisible } = useInView<HTMLSpanElement>(false);
  const [isAsked, setAsked] = useState(false);
  if (isVisible && !isAsked) setAsked(true);
  const { ref: stage, width } = useElementSize<HTMLSpanElement>();
  return (
    <span ref={ref} className={classes.miniature} aria-hidden inert>
      <span ref={stage} className={classes.stage}>
        {isAsked && width > 0 && <MiniatureFrame block={block} scale={width / PAGE_WIDTH} />}
      </span>
    </span>
  );
}

function MiniatureFrame({ block, scale }: { block: Values; scale: number }) {
  const iframe = useRef<HTMLIFrameElement>(null);
  const { state } = usePreviewFrame(iframe, {
    shown: () => ({
      preview: 'show',
      queries: [{ key: query('GET /pages/:slug', { params: { slug: PATH } }).queryKey, value: pageWith(block) }],
      isSaved: false,
      page: PATH,
      container: 'main',
      target: null,
    }),
    contentKey: block,
    onMessage: () => undefined,
  });
  return (
    <iframe
      ref={iframe}
      title="Miniature"
      tabIndex={-1}
      src="/"
      className={classes.frame}
      data-shown={state === 'shown' || undefined}
      style={{ transform: `scale(${scale})` }}
    />
  );
}

function pageWith(block: Values): Values {
  const seo = { title: '', description: '', ogImage: '' };
  return withServerFields({ title: 'Preview', slug: PATH, seo, status: 'published', publishedAt: '', blocks: [block] });
}
