/** Opens what hides an element: the answer to a question. */
export function reveal(element: Element): void {
  const hidden = element.closest('[hidden][aria-labelledby]');
  const opener = document.getElementById(hidden?.getAttribute('aria-labelledby') ?? '');
  if (opener instanceof HTMLButtonElement) opener.click();
}
