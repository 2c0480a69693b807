import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { query } from '#web/api.ts';
import { withTimeout } from '#web/site/chunk-timeout.ts';
import classes from './dashboard.module.css';
import * as commonTexts from '#web/admin/texts/common.ts';

const StagedRows = lazy(() =>
  withTimeout(import('./staged-rows.tsx')).then((chunk) => ({ default: chunk.StagedRows })),
);

/** What is staged. Most days nothing is, so its rows load only then. */
export function StagedCard() {
  const { data: staged = [] } = useQuery(query('GET /staged'));
  if (staged.length === 0) return null;
  return (
    <section className={classes.block} aria-labelledby="staged-changes">
      <h2 id="staged-changes" className={classes.blockHead}>
        {commonTexts.stagedChanges}
      </h2>
      <Suspense>
        <StagedRows staged={staged} />
      </Suspense>
    </section>
  );
}
