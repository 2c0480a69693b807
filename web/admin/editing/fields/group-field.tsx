import { Input } from '@mantine/core';
import { metaOf } from '#contract/field-meta.ts';
import classes from './fields.module.css';
import { FieldGrid } from './fields.tsx';
import { placeFields } from './layout.ts';
import type { FieldProps } from './use-field.ts';

/** Groups with more fields get a legend instead of a prefix in every label. */
const FIELDS_IN_LABELS = 3;

/** A group of related fields. */
export function GroupField({ schema, path, basePath, label }: FieldProps) {
  const { shape = {}, help, heading } = metaOf(schema);
  const fields = placeFields(shape);
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
