import { PLAN_ICONS } from '#contract/constants.ts';
import drawings from './plan-icons.svg?no-inline';

const names = new Map<string, string>(Object.entries(PLAN_ICONS));

/** The stored emoji may end with an invisible sign that asks for a colourful or a plain picture. */
const VARIATION = /[\uFE0E\uFE0F]/g;

/** The name of our drawing for an emoji; undefined if there is none. */
export function planIconName(emoji: string): string | undefined {
  return names.get(emoji.trim().replace(VARIATION, ''));
}

/** The icon of a plan: our own drawing, because a device may lack an emoji font. An unknown emoji is shown as it is. */
export function PlanIcon({ emoji, size }: { emoji: string; size: number }) {
  const name = planIconName(emoji);
  if (!name) return emoji;
  return (
    <svg width={size} height={size} aria-hidden="true">
      <use href={`${drawings}#${name}`} />
    </svg>
  );
}
