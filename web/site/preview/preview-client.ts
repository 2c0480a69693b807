import type { QueryClient } from '#web/site/query-client/query-client.ts';
import { allHydrated } from '#web/site/lazy-hydration/all-hydrated.ts';
import { isShown } from '#web/site/shown-path.ts';
import { locateField } from './locate-field.ts';
import { blockInteraction } from './block-interaction.ts';
import { createInPlaceEditor } from './edit-in-place.ts';
import { createLayer } from './layer.ts';
import { markPageTexts } from './mark-page-texts.ts';
import { createNameTag } from './name-tag.ts';
import { createPointing } from './pointing.ts';
import { showAppearance } from './show-appearance.ts';
import { wipeTo } from './wipe.ts';
import { anchorScroll } from './scroll-anchor.ts';
import {
  isMessageFrom,
  type PreviewContent,
  type FieldTarget,
  type FrameMessage,
  type PanelMessage,
} from './messages.ts';
import { scrollIntoSight, createOutline, isFrameShown, jumpTo } from './outline.ts';
import { carouselHasStarted, reveal, expandList } from './reveal.ts';

let isStarted = false;

/** Makes this page show what the panel sends, instead of what is saved. */
export async function startPreviewClient(queries: QueryClient): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  // Parts that hydrate later must find the data of the server's HTML.
  await allHydrated();
  markPageTexts(queries);
  const { layer, attach } = createLayer();
  const page = createPreviewPage(queries, layer, attach);
  const pointing = createPointing(postToPanel, createNameTag(layer));
  addEventListener('message', (event) => {
    if (!isMessageFrom(event, parent)) return;
    const message = event.data as PanelMessage; // isMessageFrom() has checked the sender
    if (message.preview === 'show') page.show(message);
    else if (message.preview === 'name') pointing.named(message);
    else {
      pointing.leave();
      page.edit(message.texts);
    }
  });
  blockInteraction(postToPanel, pointing);
  postToPanel({ preview: 'ready' });
}

function postToPanel(message: FrameMessage): void {
  parent.postMessage(message, location.origin);
}

function createPreviewPage(queries: QueryClient, layer: HTMLElement, attachLayer: () => void) {
  const outline = createOutline(layer);
  let content: PreviewContent | null = null;
  let isReady = false;
  let lastId = '';
  let wasFound = false;
  let wasOpening = false;
  let expandedFor = '';
  let isDrawing = false;

  const container = () => (content && document.querySelector(content.container)) ?? document.body;
  const editor = createInPlaceEditor(layer, postToPanel);

  function show(next: PreviewContent): void {
    const isOther = isReady && content?.isSaved !== next.isSaved;
    content = next;
    const pin = () => {
      showAppearance(next.queries);
      for (const { key, value, isPart } of next.queries) {
        const { data } = queries.stateOf(key);
        if (!isPart) queries.pinQueryData(key, value);
        else if (data) queries.pinQueryData(key, { ...data, ...(value as object) }); // some of the same fields
      }
    };
    if (isOther) wipeTo(pin);
    else pin();
    if (location.pathname !== next.page) replaceLocation(next.page);
    if (isReady) scheduleDraw();
    else waitForPage();
  }

  /** Polls until the page, and the part of it that is edited, are on the screen. */
  function waitForPage(): void {
    if (isReady || !content) return;
    if (!isShown(content.page) || !document.querySelector(content.container)) {
      setTimeout(waitForPage, PAGE_POLL_MS);
      return;
    }
    isReady = true;
    jumpTo(container());
    anchorScroll();
    attachLayer();
    onLayoutChange(scheduleDraw, layer);
    scheduleDraw();
    postToPanel({ preview: 'shown' });
  }

  function scheduleDraw(): void {
    if (isDrawing) return;
    isDrawing = true;
    requestAnimationFrame(() => {
      isDrawing = false;
      draw();
    });
  }

  function draw(): void {
    // Without a layout, the field could not be scrolled to. Showing the page again resizes it, and it is drawn then.
    if (!isFrameShown()) return;
    attachLayer();
    editor.place();
    const target = content?.target ?? null;
    const found = target && locateField(target);
    const element = found && carouselHasStarted(found) ? found : null;
    const id = target?.id ?? '';
    const isNew = id !== lastId || (element !== null && !wasFound);
    lastId = id;
    wasFound = element !== null;
    if (target && !found) expandFor(target);
    // An answer or slide that opens has its final position one frame later.
    const isOpening = element !== null && isNew && reveal(element);
    if (isOpening) scheduleDraw();
    outline.draw(editor.isOpen() ? null : element);
    if (editor.isOpen()) return;
    if (target && !isOpening && (isNew || wasOpening)) scrollIntoSight(element ?? container());
    wasOpening = isOpening;
  }

  /** Shows the rest of a shortened list, once for each field of an entry: the entry may be further down. */
  function expandFor({ id, path }: FieldTarget): void {
    if (expandedFor === id || !path.includes('.')) return;
    expandedFor = id;
    if (expandList(container())) scheduleDraw();
  }

  return { show, edit: editor.start };
}

/** Calls back whenever anything may have moved, except for changes within the ignored element. */
function onLayoutChange(callback: () => void, ignored: Node): void {
  new MutationObserver((changes) => {
    if (changes.some(({ target }) => !ignored.contains(target))) callback();
  }).observe(document.body, {
    ...{ subtree: true, childList: true, characterData: true },
    attributes: true,
    attributeFilter: ['style', 'data-ready'], // slides move by their style; `data-ready` is set when a carousel starts
  });
  new ResizeObserver(callback).observe(document.body);
  addEventListener('resize', callback);
  document.addEventListener('transitionend', callback);
}

const PAGE_POLL_MS = 40;

/** Navigates as a link would, but adds no entry to the panel's history. */
function replaceLocation(page: string): void {
  history.replaceState({ usr: null, key: crypto.randomUUID(), idx: 0 }, '', page);
  dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
}
