/** Held, it shows the saved version. */
export const COMPARE_KEY = '\\';

/** Whether a key press means to compare. In a text field it types a character. */
export function isCompareKey({ key, ctrlKey, metaKey, altKey, repeat, target }: KeyboardEvent): boolean {
  if (key !== COMPARE_KEY || ctrlKey || metaKey || altKey || repeat) return false;
  return !(target instanceof Element && target.closest('input, textarea, select, [contenteditable="true"]'));
}
