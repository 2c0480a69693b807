import { NO_ICON, SERVICE_ICON_DEFAULT, SERVICE_ICONS, TRADE_ICONS } from '#contract/constants.ts';

const SCENES: Record<(typeof SERVICE_ICONS)[number], string> = {
  FaPaintBrush: 'design',
  FaCode: 'code',
  FaMobileAlt: 'shop',
  FaGem: 'brand',
  FaBullhorn: 'words',
  FaRocket: 'care',
};

/** The scene in `stages.svg` for a card's icon, as `…-before` and `…-after`. Null for an icon that has none. */
export function serviceScene(iconKey: string): string | null {
  if (iconKey === NO_ICON || TRADE_ICONS.some((icon) => icon === iconKey)) return null;
  return SCENES[SERVICE_ICONS.find((icon) => icon === iconKey) ?? SERVICE_ICON_DEFAULT];
}
