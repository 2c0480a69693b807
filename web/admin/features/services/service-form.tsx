import type { ServicePage } from '#contract/collections/services.ts';
import { FieldAt } from '#web/admin/editing/records/field-at.tsx';
import { PageHead } from '#web/admin/editing/records/page-head.tsx';
import type { SlotProps } from '#web/admin/editing/records/record-kind.ts';
import { useSlugFromTitle } from '#web/admin/editing/records/use-slug-from-title.ts';
import classes from './service-pages.module.css';
import { ServiceSlugField } from './slug-field.tsx';

export function ServiceForm({ record }: SlotProps<ServicePage>) {
  useSlugFromTitle();
  return (
    <div className={classes.page}>
      <PageHead leadField="subtitle" address={<ServiceSlugField own={record?.slug ?? ''} />} />
      <FieldAt name="blocks" />
    </div>
  );
}
