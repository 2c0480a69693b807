import { TbDeviceDesktop, TbDeviceMobile, TbDeviceTablet } from 'react-icons/tb';

/** Preview screens with their widths in CSS pixels. */
export const widths = {
  phone: { label: 'Phone', pixels: 390, Icon: TbDeviceMobile },
  tablet: { label: 'Tablet', pixels: 768, Icon: TbDeviceTablet },
  desktop: { label: 'Desktop', pixels: 1280, Icon: TbDeviceDesktop },
};

export type Width = keyof typeof widths;

export function isWidth(value: string): value is Width {
  return value in widths;
}

/** The scale of a page of that width in the available room, and its height at that scale. */
export function fitWidth(pixels: number, room: { width: number; height: number }) {
  const scale = room.width > 0 ? Math.min(1, room.width / pixels) : 1;
  return { scale, height: Math.round(room.height / scale) };
}
