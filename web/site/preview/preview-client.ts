import type { QueryClient } from '@tanstack/react-query';
import { allHydrated } from '#web/site/lazy-hydration/all-hydrated.ts';
import { isShown } from '#web/site/prepare.ts';
import { locateField } from './locate-field.ts';
import { blockInteraction } from './block-interaction.ts';
import { anchorScroll } from './scroll-anchor.ts';
import { isFrom, type PreviewContent, type FieldTarget, type FrameMessage } from './messages.ts';
import { scrollIntoSight, createOutline, jumpTo } from './outline.ts';
import { reveal, expandList } from './reveal.ts';

let isStarted = false;

/** Has this page show what the panel around it says, instead of what is saved. */
export async function startPreviewClient(queries: QueryClient): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  // What is not alive yet must find what the server has sent.
  await allHydrated();
  const page = createPreviewPage(queries);
  addEventListener('message', (event) => {
    if (isFrom(event, parent)) page.show(event.data as PreviewContent); // isFrom() knows who sent it
  });
  blockInteraction(postToPanel, page.place);
  postToPanel({ preview: 'ready' });
}

function postToPanel(told: FrameMessage): void {
  parent.postMessage(told, location.origin);
}

function createPreviewPage(queries: QueryClient) {
  const outline = createOutline();
  let wanted: PreviewContent | null = null;
  let isArrived = false;
  let lastSpot = '';
  let wasFound = false;
  let wasOpening = false;
  let unfoldedFor = '';
  let isDrawing = false;

  const place = () => (wanted && document.querySelector(wanted.container)) ?? document.body;

  function show(shown: PreviewContent): void {
    wanted = shown;
    for (const { key, value } of shown.queries) pinQuery(queries, key, value);
    if (location.pathname !== shown.page) replaceLocation(shown.page);
    if (isArrived) drawSoon();
    else arrive();
  }

  /** The page may still be on its way, and so may what is edited on it. */
  function arrive(): void {
    if (isArrived || !wanted) return;
    if (!isShown(wanted.page) || !document.querySelector(wanted.container)) {
      setTimeout(arrive, PAGE_POLL_MS);
      return;
    }
    isArrived = true;
    jumpTo(place());
    anchorScroll();
    new MutationObserver((changes) => {
      // The line around the field is no reason to draw it again.
      if (changes.some(({ target }) => target !== outline.line)) drawSoon();
    }).observe(document.body, {
      ...{ subtree: true, childList: true, characterData: true },
      attributes: true,
      attributeFilter: ['style'], // slides move
    });
    new ResizeObserver(drawSoon).observe(document.body);
    addEventListener('resize', drawSoon);
    document.addEventListener('transitionend', drawSoon);
    drawSoon();
    postToPanel({ preview: 'shown' });
  }

  function drawSoon(): void {
    if (isDrawing) return;
    isDrawing = true;
    requestAnimationFrame(() => {
      isDrawing = false;
      draw();
    });
  }

  function draw(): void {
    const spot = wanted?.target ?? null;
    const found = spot && locateField(place(), spot);
    const id = spot?.id ?? '';
    const isNew = id !== lastSpot || (found !== null && !wasFound);
    lastSpot = id;
    wasFound = found !== null;
    if (spot && !found) lookFurther(spot);
    // What opens has its place a moment later.
    const isOpening = found !== null && isNew && reveal(found);
    if (isOpening) drawSoon();
    outline.draw(found);
    if (spot && !isOpening && (isNew || wasOpening)) scrollIntoSight(found ?? place());
    wasOpening = isOpening;
  }

  /** Once for each field that says something: it may stand further down in a list than is shown. */
  function lookFurther({ id, text: words, nearby: near }: FieldTarget): void {
    if (unfoldedFor === id || (!words && near.length === 0)) return;
    unfoldedFor = id;
    if (expandList(place())) drawSoon();
  }

  return { show, place };
}

const PAGE_POLL_MS = 40;

/** What is given stands for what the server would say, for good. */
function pinQuery(queries: QueryClient, queryKey: readonly unknown[], value: unknown): void {
  queries.setQueryDefaults(queryKey, { staleTime: Infinity, gcTime: Infinity });
  // What is on its way from the server comes too late.
  void queries.cancelQueries({ queryKey, exact: true }, { revert: false, silent: true });
  queries.setQueryData(queryKey, value);
}

/** As a link of the page would, but not as a step in the panel's history. */
function replaceLocation(page: string): void {
  history.replaceState({ usr: null, key: crypto.randomUUID(), idx: 0 }, '', page);
  dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
}
