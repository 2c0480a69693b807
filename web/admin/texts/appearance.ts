export const letters = 'Aa';
export const howTheAccentIsUsed = 'How the site uses your accent';
export const buttons = 'Buttons';
export const onBackground = 'Text on your background';
export const onNight = 'Text on night';
export const exactlyYourAccent = 'exactly your accent';

/** `percent` is positive if the step is lighter. */
export function stepOfAccent(percent: number): string {
  if (percent === 0) return exactlyYourAccent;
  return `your accent, ${Math.abs(percent)} % ${percent > 0 ? 'lighter' : 'darker'}`;
}
