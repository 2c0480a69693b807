import { controlTexts } from '#contract/texts/controls.ts';

/**
 * Opens what hides an element, such as the answer to a question or another slide. Returns whether it opened anything.
 */
export function reveal(element: Element): boolean {
  const hidden = element.closest('[hidden]');
  const opener = document.getElementById(hidden?.getAttribute('aria-labelledby') ?? '');
  if (opener instanceof HTMLButtonElement) {
    opener.click();
    return true;
  }
  return hidden ? expandList(hidden.closest('ul')?.parentElement ?? hidden) : turnToSlide(element);
}

/** Expands a shortened list. Returns whether there was one. */
export function expandList(container: Element): boolean {
  const more = [...container.querySelectorAll<HTMLButtonElement>('button[aria-expanded="false"][aria-controls]')];
  const opener = more.find((button) =>
    document.getElementById(button.getAttribute('aria-controls') ?? '')?.matches('ul'),
  );
  opener?.click();
  return opener !== undefined;
}

/** The carousel around an element, its list of slides, and the window that shows them. */
export function carouselOf(element: Element) {
  const carousel = element.closest('[aria-roledescription="carousel"]');
  const window = carousel?.querySelector('[data-slides]');
  const slides = [...(window?.querySelector('ul')?.children ?? [])];
  const index = slides.findIndex((slide) => slide.contains(element));
  return carousel && window && index >= 0 ? { carousel, window, slides, index } : null;
}

/** A carousel ignores its buttons until it has started. Elements outside carousels need not wait. */
export function carouselHasStarted(element: Element): boolean {
  return carouselOf(element)?.carousel.hasAttribute('data-ready') ?? true;
}

/**
 * Pauses the carousel and turns it to the element's slide with its own buttons, the shorter way round. Returns whether
 * it turned.
 */
function turnToSlide(element: Element): boolean {
  const found = carouselOf(element);
  if (!found) return false;
  const { carousel, window, slides, index } = found;
  const press = (label: string) => carousel.querySelector<HTMLButtonElement>(`button[aria-label="${label}"]`)?.click();
  press(controlTexts.pauseSlides);
  const box = slides[index]?.getBoundingClientRect();
  const frame = window.getBoundingClientRect();
  if (!box || (box.left >= frame.left - 1 && box.right <= frame.right + 1)) return false;
  const shown = Number.parseInt(carousel.querySelector('[aria-live]')?.textContent ?? '', 10) - 1;
  const stepsForward = (index - shown + slides.length) % slides.length;
  const isBack = stepsForward > slides.length / 2;
  const steps = isBack ? slides.length - stepsForward : stepsForward;
  for (let step = 0; step < steps; step++) press(isBack ? controlTexts.previousSlide : controlTexts.nextSlide);
  return steps > 0;
}
