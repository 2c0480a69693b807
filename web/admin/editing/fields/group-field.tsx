import { Input } from '@mantine/core';
import { metaOf } from '#contract/field-meta.ts';
import classes from './fields.module.css';
import { FieldGrid } from './fields.tsx';
import { placedIn } from './layout.ts';
import type { FieldProps } from './use-field.ts';

/** Above this many fields a group has a legend instead of its name in every label. */
const FIELDS_IN_LABELS = 3;

/** Several fields that belong together. */
export function GroupField({ schema, path, basePath, label }: FieldProps) {
  const { shape = {}, help, heading } = metaOf(schema);
  const fields = placedIn(shape);
  const isNamedInLabels = fields.length <= FIELDS_IN_LABELS;
  const isLegendShown = !isNamedInLabels && !heading;
  return (
    <fieldset className={classes.group} aria-label={label}>
      {isLegendShown && <legend className={classes.legend}>{label}</legend>}
      <FieldGrid fields={fields} path={path} basePath={basePath} prefix={isNamedInLabels ? label : ''} />
      {help && <Input.Description className={classes.groupHelp}>{help}</Input.Description>}
    </fieldset>
  );
}
