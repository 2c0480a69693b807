/** Opens what hides an element, such as the answer to a question; says whether anything was opened. */
export function reveal(element: Element): boolean {
  const hidden = element.closest('[hidden][aria-labelledby]');
  const opener = document.getElementById(hidden?.getAttribute('aria-labelledby') ?? '');
  if (!(opener instanceof HTMLButtonElement)) return false;
  opener.click();
  return true;
}
