/** The path of the page on the screen; null until the first page is hydrated. */
let shownPath: string | null = null;

export function setShownPath(pathname: string): void {
  shownPath = pathname;
}

export function isShown(pathname: string): boolean {
  return shownPath === pathname;
}

/** Whether going to this path leaves another page that is on the screen. */
export function leavesShownPage(pathname: string): boolean {
  return shownPath !== null && shownPath !== pathname;
}
