import { Button } from '@mantine/core';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { stateTexts } from '#contract/texts/states.ts';
import { ChunkLoadError } from '#web/site/chunk-timeout.ts';
import { EmptyState } from '#web/admin/shell/state.tsx';
import * as frameTexts from '#web/admin/texts/frame.ts';

/** Replaces a screen that crashed or whose script failed to load. */
export function ErrorScreen() {
  const error = useRouteError();
  const isChunk = error instanceof ChunkLoadError;
  return (
    <EmptyState order={1} title={isChunk ? stateTexts.chunkFailed : stateTexts.unexpected} text={explanation(error)}>
      <Button onClick={() => location.reload()}>{frameTexts.loadThePageAgain}</Button>
    </EmptyState>
  );
}

function explanation(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  if (error instanceof ChunkLoadError) return error.message.slice(stateTexts.chunkFailed.length + 2);
  return error instanceof Error ? error.message : String(error);
}
