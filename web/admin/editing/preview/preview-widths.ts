import { TbDeviceDesktop, TbDeviceMobile, TbDeviceTablet } from 'react-icons/tb';
import * as previewTexts from '#web/admin/texts/preview.ts';

/** Preview screens with their widths in CSS pixels. */
export const widths = {
  phone: { label: previewTexts.phone, pixels: 390, Icon: TbDeviceMobile },
  tablet: { label: previewTexts.tablet, pixels: 768, Icon: TbDeviceTablet },
  desktop: { label: previewTexts.desktop, pixels: 1280, Icon: TbDeviceDesktop },
};

export type Width = keyof typeof widths;

export function isWidth(value: string): value is Width {
  return value in widths;
}

/** Below this scale the text of a page is too small to read. */
const LEGIBLE_SCALE = 0.5;

/** The widest screen whose page stays legible in a pane of that width. */
export function legibleWidth(paneWidth: number): Width {
  if (paneWidth >= widths.desktop.pixels * LEGIBLE_SCALE) return 'desktop';
  return paneWidth >= widths.tablet.pixels * LEGIBLE_SCALE ? 'tablet' : 'phone';
}

/** The scale of a page of that width in the available room, and its height at that scale. */
export function fitWidth(pixels: number, room: { width: number; height: number }) {
  const scale = room.width > 0 ? Math.min(1, room.width / pixels) : 1;
  return { scale, height: Math.round(room.height / scale) };
}
