export const letters = 'Aa';
export const howTheAccentIsUsed = 'How the site uses your accent';
export const buttons = 'Buttons';
export const onBackground = 'Text on your background';
export const onNight = 'Text on night';

/** How a colour differs from the accent, or from the second colour. `percent` is positive if it is lighter. */
export function stepOfAccent(percent: number, isSecond: boolean): string {
  const name = isSecond ? 'your second colour' : 'your accent';
  if (percent === 0) return `exactly ${name}`;
  return `${name}, ${Math.abs(percent)} % ${percent > 0 ? 'lighter' : 'darker'}`;
}
