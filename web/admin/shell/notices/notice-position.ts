/** Distance from the edges and bars of the window, in pixels. */
const GAP = 12;
const BAR = '[data-save-bar], [data-detail-foot]';
const CONTROL = 'input, textarea, select, button, a, label, [contenteditable="true"], [role="slider"]';
const COST = { inUse: 100, control: 3, words: 1 };
/** Points of a spot that are looked at, in each direction. */
const COLUMNS = 6;
const ROWS = 3;

interface Spot {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The CSS inset at which `notice`, as large as it is, covers the least of what is below it. */
export function freestSpot(notice: HTMLElement): string {
  const { width, height } = notice.getBoundingClientRect();
  const spots = spotsFor(width, height);
  const costs = spots.map((spot) => costOf(spot, notice));
  const { left, top } = spots[costs.indexOf(Math.min(...costs))] ?? { left: GAP, top: GAP };
  // From the bottom where it is nearer, so that a further notice grows upwards.
  const isLow = top > window.innerHeight / 2;
  const vertical = isLow ? `auto auto ${window.innerHeight - top - height}px` : `${top}px auto auto`;
  return `${vertical} ${left}px`;
}

/** Right and centre at the bottom, above the bar there, then the same below the top bar; the first is preferred. */
function spotsFor(width: number, height: number): Spot[] {
  const header = document.querySelector('header')?.getBoundingClientRect();
  const bars = [...document.querySelectorAll(BAR)].map((bar) => bar.getBoundingClientRect().top);
  const low = Math.min(window.innerHeight, ...bars.filter((top) => top > 0)) - height - GAP;
  const high = (header?.bottom ?? 0) + GAP;
  const right = document.documentElement.clientWidth - width - GAP;
  const main = document.getElementById('main')?.getBoundingClientRect();
  const centre = main ? main.left + (main.width - width) / 2 : right / 2;
  return [low, high].flatMap((top) => [right, centre].map((left) => ({ left, top, width, height })));
}

function costOf({ left, top, width, height }: Spot, notice: HTMLElement): number {
  let cost = 0;
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      cost += costAt(left + (width * (column + 0.5)) / COLUMNS, top + (height * (row + 0.5)) / ROWS, notice);
    }
  }
  return cost + (coversControlInUse({ left, top, width, height }) ? COST.inUse : 0);
}

function costAt(x: number, y: number, notice: HTMLElement): number {
  const below = document.elementsFromPoint(x, y).find((element) => !notice.contains(element));
  if (!below) return 0;
  if (below.closest(CONTROL)) return COST.control;
  return [...below.childNodes].some((node) => node instanceof Text && isAt(node, x, y)) ? COST.words : 0;
}

/** Whether the words themselves are at a point; their element is often wider. */
function isAt(words: Text, x: number, y: number): boolean {
  const range = document.createRange();
  range.selectNodeContents(words);
  return [...range.getClientRects()].some(
    ({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom,
  );
}

function coversControlInUse({ left, top, width, height }: Spot): boolean {
  const control = document.activeElement;
  if (!control?.matches(CONTROL)) return false;
  const box = control.getBoundingClientRect();
  return box.left < left + width && box.right > left && box.top < top + height && box.bottom > top;
}
