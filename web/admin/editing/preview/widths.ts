import { TbDeviceDesktop, TbDeviceMobile, TbDeviceTablet } from 'react-icons/tb';

/** The screens on which a page can be looked at, with their widths in CSS pixels. */
export const widths = {
  phone: { label: 'Phone', pixels: 390, Icon: TbDeviceMobile },
  tablet: { label: 'Tablet', pixels: 768, Icon: TbDeviceTablet },
  desktop: { label: 'Desktop', pixels: 1280, Icon: TbDeviceDesktop },
};

export type Width = keyof typeof widths;

export function isWidth(value: string): value is Width {
  return value in widths;
}

/** How large a page of that width is shown in a room, and how tall it is then. */
export function fit(pixels: number, room: { width: number; height: number }) {
  const scale = room.width > 0 ? Math.min(1, room.width / pixels) : 1;
  return { scale, height: Math.round(room.height / scale) };
}
