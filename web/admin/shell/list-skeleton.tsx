import { Skeleton } from '@mantine/core';
import { stateTexts } from '#contract/texts/states.ts';
import classes from './list-skeleton.module.css';

/** Placeholder for a list that is still stateTexts.loading. */
export function ListSkeleton() {
  return (
    <div role="status" aria-label={stateTexts.loading} className={classes.skeleton}>
      <Skeleton height={14} width="30%" />
      <Skeleton height={14} width="45%" />
      <Skeleton height={14} width="25%" />
    </div>
  );
}
