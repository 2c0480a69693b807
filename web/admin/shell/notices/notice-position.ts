/** Distance from the window's edges and bars, in pixels. */
const GAP = 12;
const BAR = '[data-save-bar], [data-detail-foot], [data-bottom-bar]';
const CONTROL = 'input, textarea, select, button, a, label, [contenteditable="true"], [role="slider"]';
const COST = { inUse: 100, head: 60, control: 3, text: 1 };
/** Below this width the head of a screen holds its way back. */
const PHONE_WIDTH = 768;
/** Grid of points checked per position. */
const COLUMNS = 6;
const ROWS = 3;

interface NoticePosition {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The CSS inset at which the notice covers the least important content. */
export function leastCoveringPosition(notice: HTMLElement): string {
  const { width, height } = notice.getBoundingClientRect();
  const positions = candidatePositions(width, height);
  const costs = positions.map((position) => costOf(position, notice) + costOfHead(position));
  const { left, top } = positions[costs.indexOf(Math.min(...costs))] ?? { left: GAP, top: GAP };
  // Anchored at the bottom if it is in the lower half, so that further notices grow upwards.
  const isLow = top > window.innerHeight / 2;
  const vertical = isLow ? `auto auto ${window.innerHeight - top - height}px` : `${top}px auto auto`;
  return `${vertical} ${left}px`;
}

/** Bottom right and bottom centre above the bar, then the same below the top bar. Earlier ones are preferred. */
function candidatePositions(width: number, height: number): NoticePosition[] {
  const header = document.querySelector('header')?.getBoundingClientRect();
  const bars = [...document.querySelectorAll(BAR)].map((bar) => bar.getBoundingClientRect().top);
  const low = Math.min(window.innerHeight, ...bars.filter((top) => top > 0)) - height - GAP;
  const high = (header?.bottom ?? 0) + GAP;
  const right = document.documentElement.clientWidth - width - GAP;
  const main = document.getElementById('main')?.getBoundingClientRect();
  const centre = main ? main.left + (main.width - width) / 2 : right / 2;
  return [low, high].flatMap((top) => [right, centre].map((left) => ({ left, top, width, height })));
}

function costOf({ left, top, width, height }: NoticePosition, notice: HTMLElement): number {
  let cost = 0;
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      cost += costAtPoint(left + (width * (column + 0.5)) / COLUMNS, top + (height * (row + 0.5)) / ROWS, notice);
    }
  }
  return cost + (coversControlInUse({ left, top, width, height }) ? COST.inUse : 0);
}

function costOfHead({ top }: NoticePosition): number {
  return window.innerWidth < PHONE_WIDTH && top < window.innerHeight / 2 ? COST.head : 0;
}

function costAtPoint(x: number, y: number, notice: HTMLElement): number {
  const below = document.elementsFromPoint(x, y).find((element) => !notice.contains(element));
  if (!below) return 0;
  if (below.closest(CONTROL)) return COST.control;
  return [...below.childNodes].some((node) => node instanceof Text && isTextAt(node, x, y)) ? COST.text : 0;
}

/** Whether the text itself is at a point; its element is often wider. */
function isTextAt(node: Text, x: number, y: number): boolean {
  const range = document.createRange();
  range.selectNodeContents(node);
  return [...range.getClientRects()].some(
    ({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom,
  );
}

function coversControlInUse({ left, top, width, height }: NoticePosition): boolean {
  const control = document.activeElement;
  if (!control?.matches(CONTROL)) return false;
  const box = control.getBoundingClientRect();
  return box.left < left + width && box.right > left && box.top < top + height && box.bottom > top;
}
