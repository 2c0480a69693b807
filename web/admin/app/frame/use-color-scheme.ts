import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { TbMoon, TbSun } from 'react-icons/tb';

/** The switch between light and dark; follows the system until it is used, then remembers. */
export function useScheme() {
  const { setColorScheme } = useMantineColorScheme();
  const isDark = useComputedColorScheme('light', { getInitialValueInEffect: false }) === 'dark';
  return {
    label: isDark ? 'Switch to light' : 'Switch to dark',
    Icon: isDark ? TbSun : TbMoon,
    toggle: () => setColorScheme(isDark ? 'light' : 'dark'),
  };
}
