import { spotlight } from '@mantine/spotlight';

/** Opens the search over the whole panel. */
export function openPalette(): void {
  spotlight.open();
}
