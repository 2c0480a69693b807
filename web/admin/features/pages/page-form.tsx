import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Page } from '#contract/collections/pages.ts';
import { asText } from '#web/admin/editing/fields/use-field.ts';
import { asList, type Values } from '#web/admin/editing/form/values.ts';
import { FieldAt } from '#web/admin/editing/records/field-at.tsx';
import type { SlotProps } from '#web/admin/editing/records/record-kind.ts';
import { useSlugFromTitle } from '#web/admin/editing/records/use-slug-from-title.ts';
import { PathField } from './path-field.tsx';
import { SampleLawNotice } from './sample-law-notice.tsx';
import { StartChoice } from './start-choice.tsx';

/** Title, address and blocks of a page. A new one first asks what it begins with. */
export function PageForm({ record }: SlotProps<Page>) {
  useSlugFromTitle('/');
  const { getValues, setValue } = useFormContext();
  const [isBlank, setBlank] = useState(false);
  const blocks: unknown = useWatch({ name: 'blocks' });
  const isStart = record === null && !isBlank && asList(blocks).length === 0;
  function begin(chosen: Values[], title: string) {
    if (title && !asText(getValues('title')).trim()) setValue('title', title, { shouldDirty: true });
    if (chosen.length === 0) setBlank(true);
    else setValue('blocks', chosen, { shouldDirty: true });
  }
  return (
    <>
      <SampleLawNotice blocks={blocks} />
      <FieldAt name="title" />
      <PathField own={record?.slug ?? ''} />
      {isStart ? <StartChoice onChoose={begin} /> : <FieldAt name="blocks" />}
    </>
  );
}
