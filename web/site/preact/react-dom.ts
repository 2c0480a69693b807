/** Takes the place of React DOM in the site's scripts: the server has written what to preload into the page. */
export function preload(): void {}
