import type { QueryClient } from '@tanstack/react-query';
import { whenWhole } from '../later/whole.ts';
import { isShown } from '../prepare.ts';
import { findSpot } from './find-spot.ts';
import { handsOff } from './hands-off.ts';
import { keepSight } from './keep-sight.ts';
import { isFrom, type Shown, type Spot, type Told } from './messages.ts';
import { bringIntoView, createOutline, startAt } from './outline.ts';
import { reveal, unfold } from './reveal.ts';

let isFollowing = false;

/** Has this page show what the panel around it says, instead of what is saved. */
export async function follow(queries: QueryClient): Promise<void> {
  if (isFollowing) return;
  isFollowing = true;
  // What is not alive yet must find what the server has sent.
  await whenWhole();
  const page = followPage(queries);
  addEventListener('message', (event) => {
    if (isFrom(event, parent)) page.show(event.data as Shown); // isFrom() knows who sent it
  });
  handsOff(tell, page.place);
  tell({ preview: 'ready' });
}

function tell(told: Told): void {
  parent.postMessage(told, location.origin);
}

function followPage(queries: QueryClient) {
  const outline = createOutline();
  let wanted: Shown | null = null;
  let isArrived = false;
  let lastSpot = '';
  let wasFound = false;
  let wasOpening = false;
  let unfoldedFor = '';
  let isDrawing = false;

  const place = () => (wanted && document.querySelector(wanted.place)) ?? document.body;

  function show(shown: Shown): void {
    wanted = shown;
    for (const { key, value } of shown.answers) answer(queries, key, value);
    if (location.pathname !== shown.page) goTo(shown.page);
    if (isArrived) drawSoon();
    else arrive();
  }

  /** The page may still be on its way, and so may what is edited on it. */
  function arrive(): void {
    if (isArrived || !wanted) return;
    if (!isShown(wanted.page) || !document.querySelector(wanted.place)) {
      setTimeout(arrive, ARRIVAL_MS);
      return;
    }
    isArrived = true;
    startAt(place());
    keepSight();
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
    tell({ preview: 'shown' });
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
    const spot = wanted?.spot ?? null;
    const found = spot && findSpot(place(), spot);
    const id = spot?.id ?? '';
    const isNew = id !== lastSpot || (found !== null && !wasFound);
    lastSpot = id;
    wasFound = found !== null;
    if (spot && !found) lookFurther(spot);
    // What opens has its place a moment later.
    const isOpening = found !== null && isNew && reveal(found);
    if (isOpening) drawSoon();
    outline.draw(found);
    if (spot && !isOpening && (isNew || wasOpening)) bringIntoView(found ?? place());
    wasOpening = isOpening;
  }

  /** Once for each field that says something: it may stand further down in a list than is shown. */
  function lookFurther({ id, words, near }: Spot): void {
    if (unfoldedFor === id || (!words && near.length === 0)) return;
    unfoldedFor = id;
    if (unfold(place())) drawSoon();
  }

  return { show, place };
}

const ARRIVAL_MS = 40;

/** What is given stands for what the server would say, for good. */
function answer(queries: QueryClient, queryKey: readonly unknown[], value: unknown): void {
  queries.setQueryDefaults(queryKey, { staleTime: Infinity, gcTime: Infinity });
  // What is on its way from the server comes too late.
  void queries.cancelQueries({ queryKey, exact: true }, { revert: false, silent: true });
  queries.setQueryData(queryKey, value);
}

/** As a link of the page would, but not as a step in the panel's history. */
function goTo(page: string): void {
  history.replaceState({ usr: null, key: crypto.randomUUID(), idx: 0 }, '', page);
  dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
}
