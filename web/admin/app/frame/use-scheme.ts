import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { TbMoon, TbSun } from 'react-icons/tb';
import * as frameTexts from '#web/admin/texts/frame.ts';

/** Light or dark. Follows the system until the user switches, then remembers the choice. */
export function useScheme() {
  const { setColorScheme } = useMantineColorScheme();
  const isDark = useComputedColorScheme('light', { getInitialValueInEffect: false }) === 'dark';
  return {
    label: isDark ? frameTexts.switchToLight : frameTexts.switchToDark,
    Icon: isDark ? TbSun : TbMoon,
    toggle: () => setColorScheme(isDark ? 'light' : 'dark'),
  };
}
