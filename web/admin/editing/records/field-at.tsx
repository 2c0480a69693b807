import { metaOf } from '#contract/field-meta.ts';
import { useEditorState } from '#web/admin/editing/form/editor-context.ts';
import { Field } from '#web/admin/editing/fields/field.tsx';
import type { FieldProps } from '#web/admin/editing/fields/use-field.ts';
import { useIsNew } from '#web/admin/editing/form/is-new-context.ts';

interface FieldAtProps {
  /** The field's name in the record. */
  name: string;
  /** Replaces the label of the schema. */
  label?: string;
}

/** One field of the record, with the control for its widget. */
export function FieldAt({ name, label }: FieldAtProps) {
  const props = useFieldAt(name);
  return <Field {...props} label={label ?? props.label} />;
}

/** The properties of a field of the record, for a control of its own. */
export function useFieldAt(name: string): FieldProps {
  const { fields } = useEditorState();
  const isNew = useIsNew();
  const schema = metaOf(fields).shape?.[name];
  if (!schema) throw new Error(`The record has no field ${name}`);
  return { schema, path: name, basePath: isNew ? null : name, label: metaOf(schema).label };
}
