import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { withTimeout } from '#web/site/chunk-timeout.ts';
import type { FieldProps } from './use-field.ts';
import * as fieldsTexts from '#web/admin/texts/fields.ts';

const RichText = lazy(() => withTimeout(import('./rich-text.tsx')).then((chunk) => ({ default: chunk.RichText })));

export interface HtmlFieldProps extends FieldProps {
  /** Whether the text is a page to write on instead of a box in a form. */
  isPage?: boolean;
}

/** Formatted text. Its editor is large and loads only where it is needed. */
export function HtmlField(props: HtmlFieldProps) {
  return (
    <Suspense
      fallback={
        <Skeleton
          height={props.isPage ? 420 : 150}
          radius="md"
          role="status"
          aria-label={fieldsTexts.isLoading(props.label)}
        />
      }
    >
      <RichText {...props} />
    </Suspense>
  );
}
