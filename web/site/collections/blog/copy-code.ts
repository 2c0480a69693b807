import { blogTexts } from '#contract/texts/blog.ts';

const COPIED_SHOWN_MS = 2000;

/** Copies the code block whose button was clicked, and says so on the button. Other clicks do nothing. */
export function copyCode(target: EventTarget): void {
  const button = target instanceof Element ? target.closest('.code > button') : null;
  const code = button?.nextElementSibling?.textContent;
  if (!button || !code) return;
  void navigator.clipboard.writeText(code).then(
    () => announce(button),
    () => undefined, // not allowed here
  );
}

function announce(button: Element): void {
  button.ariaLive = 'polite';
  button.textContent = blogTexts.copied;
  setTimeout(() => (button.textContent = blogTexts.copy), COPIED_SHOWN_MS);
}
