import { Skeleton } from '@mantine/core';
import { loading } from '#contract/texts.ts';
import classes from './list-skeleton.module.css';

/** Placeholder for a list that is still loading. */
export function ListSkeleton() {
  return (
    <div role="status" aria-label={loading} className={classes.skeleton}>
      <Skeleton height={14} width="30%" />
      <Skeleton height={14} width="45%" />
      <Skeleton height={14} width="25%" />
    </div>
  );
}
