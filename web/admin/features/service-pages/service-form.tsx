import type { ServicePage } from '#contract/records/service-page.ts';
import { FieldAt } from '#web/admin/editing/records/field-at.tsx';
import type { SlotProps } from '#web/admin/editing/records/record-kind.ts';
import { useSlugFromTitle } from '#web/admin/editing/records/use-slug-from-title.ts';
import { SectionsField } from './sections/sections-field.tsx';
import classes from './service-pages.module.css';
import { ServiceSlugField } from './slug-field.tsx';

export function ServiceForm({ record }: SlotProps<ServicePage>) {
  useSlugFromTitle();
  return (
    <>
      <div className={classes.title}>
        <FieldAt name="title" />
      </div>
      <ServiceSlugField own={record?.slug ?? ''} />
      <div className={classes.subtitle}>
        <FieldAt name="subtitle" />
      </div>
      <SectionsField />
    </>
  );
}
