import { SERVICE_ICON_DEFAULT, SERVICE_ICONS } from '#contract/constants.ts';

const SCENES: Record<(typeof SERVICE_ICONS)[number], string> = {
  FaPaintBrush: 'design',
  FaCode: 'code',
  FaMobileAlt: 'shop',
  FaGem: 'brand',
  FaBullhorn: 'words',
  FaRocket: 'care',
};

/** The scene in `stages.svg` for a card's icon. It has two views: `…-before` and `…-after`. */
export function serviceScene(iconKey: string): string {
  return SCENES[SERVICE_ICONS.find((icon) => icon === iconKey) ?? SERVICE_ICON_DEFAULT];
}
