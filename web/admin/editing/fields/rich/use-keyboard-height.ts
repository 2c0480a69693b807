import { useEffect } from 'react';

/** A smaller difference is the browser's own bar, not a keyboard. */
const KEYBOARD_MIN = 120;

/** Sets `--keyboard` to the height of the screen keyboard while it is open, which CSS cannot know. */
export function useKeyboardHeight(isOn: boolean): void {
  useEffect(() => {
    const { visualViewport: seen } = window;
    if (!isOn || !seen) return undefined;
    const { style } = document.documentElement;
    const update = () => {
      const height = window.innerHeight - seen.height - seen.offsetTop;
      if (height > KEYBOARD_MIN) style.setProperty('--keyboard', `${height}px`);
      else style.removeProperty('--keyboard');
    };
    update();
    seen.addEventListener('resize', update);
    seen.addEventListener('scroll', update);
    return () => {
      seen.removeEventListener('resize', update);
      seen.removeEventListener('scroll', update);
      style.removeProperty('--keyboard');
    };
  }, [isOn]);
}
