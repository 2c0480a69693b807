import type { ComponentProps } from 'react';
import type { Ridge as Base } from '#web/ui/ridge.tsx';

export type { Ground, RidgeShape } from '#web/ui/ridge.tsx';

/** Grounds meet in straight lines. */
export function Ridge(_: ComponentProps<typeof Base>) {
  return null;
}
