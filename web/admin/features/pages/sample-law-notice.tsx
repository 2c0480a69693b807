import { Alert } from '@mantine/core';
import { TbScale } from 'react-icons/tb';
import { sampleLawIn } from '#contract/sample-law.ts';
import * as blocksTexts from '#web/admin/texts/blocks.ts';

/** Warns while the terms or the privacy policy still name the law and the courts of the sample. */
export function SampleLawNotice({ blocks }: { blocks: unknown }) {
  const found = sampleLawIn(JSON.stringify(blocks));
  if (found.length === 0) return null;
  return (
    <Alert color="amber" icon={<TbScale aria-hidden />} title={blocksTexts.namesSampleLaw} mb={16}>
      {blocksTexts.changeSampleLaw(found.map((words) => `“${words}”`).join(', '))}
    </Alert>
  );
}
