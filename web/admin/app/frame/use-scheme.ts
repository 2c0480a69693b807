import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { TbMoon, TbSun } from 'react-icons/tb';

/** Light or dark. Follows the system until the user switches, then remembers the choice. */
export function useScheme() {
  const { setColorScheme } = useMantineColorScheme();
  const isDark = useComputedColorScheme('light', { getInitialValueInEffect: false }) === 'dark';
  return {
    label: isDark ? 'Switch to light' : 'Switch to dark',
    Icon: isDark ? TbSun : TbMoon,
    toggle: () => setColorScheme(isDark ? 'light' : 'dark'),
  };
}
