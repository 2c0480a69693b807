import { Checkbox } from '@mantine/core';
import { servicePageFields } from '#contract/records/service-page.ts';
import { ChangedMark } from '../fields/changed-mark.tsx';
import { useField } from '../fields/use-field.ts';
import { useIsNew } from '../records/is-new.ts';
import classes from './service-pages.module.css';

/** Whether everybody may see the page, and what that means in words. */
export function PublishedField({ slug }: { slug: string | null }) {
  const isNew = useIsNew();
  const path = 'isPublished';
  const { id, label, value, set, blur, isChanged, undo } = useField({
    schema: servicePageFields.isPublished,
    path,
    basePath: isNew ? null : path,
    label: 'Published',
  });
  const isOn = value === true;
  return (
    <div className={classes.published}>
      <Checkbox
        id={id}
        label={label}
        description={isOn ? <Shown slug={slug} /> : 'Only people with panel access can see it.'}
        classNames={{ input: classes.box, label: classes.boxLabel }}
        checked={isOn}
        onBlur={blur}
        onChange={(event) => set(event.currentTarget.checked)}
      />
      {isChanged && <ChangedMark label={label} onUndo={undo} />}
    </div>
  );
}

function Shown({ slug }: { slug: string | null }) {
  return slug === null ? 'Visible to everybody once created.' : `Visible to everybody at /services/${slug}.`;
}
