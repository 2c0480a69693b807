import { Skeleton } from '@mantine/core';
import { metaOf } from '#contract/field-meta.ts';
import { sections, type SectionName } from '#contract/sections/index.ts';
import { stateTexts } from '#contract/texts/states.ts';
import { fieldBlocks } from '#web/admin/editing/fields/layout.ts';
import classes from './section-skeleton.module.css';

/** Placeholder in the shape of the form, so that nothing jumps when it loads. */
export function SectionSkeleton({ name }: { name: SectionName }) {
  const blocks = fieldBlocks(metaOf(sections[name].fields).shape ?? {});
  return (
    <div className={classes.form} role="status" aria-label={stateTexts.loading}>
      {blocks.map(({ fields }) => (
        <div key={fields[0]?.key} className={classes.block}>
          <Skeleton height={20} width={110} />
          {fields.map(({ key, info }) => (
            <div key={key}>
              <Skeleton height={14} width={150} mb={6} />
              <Skeleton height={info.widget === 'text' || info.widget === 'list' ? 76 : 36} radius="md" />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
