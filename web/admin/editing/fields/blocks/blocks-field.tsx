import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { withTimeout } from '#web/site/chunk-timeout.ts';
import type { FieldProps } from '../use-field.ts';
import * as blocksTexts from '#web/admin/texts/blocks.ts';

const BlockList = lazy(() => withTimeout(import('./block-list.tsx')).then((chunk) => ({ default: chunk.BlockList })));

/** The blocks of a page. Their descriptions load only where they are needed. */
export function BlocksField(props: FieldProps) {
  return (
    <Suspense
      fallback={<Skeleton height={220} radius="lg" role="status" aria-label={blocksTexts.areLoading(props.label)} />}
    >
      <BlockList {...props} />
    </Suspense>
  );
}
