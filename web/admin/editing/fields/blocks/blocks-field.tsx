import { asList, isGroup } from '#web/admin/editing/form/values.ts';
import { useField, type FieldProps } from '../use-field.ts';

/** The blocks of a page. */
export function BlocksField(props: FieldProps) {
  const { value } = useField(props);
  return (
    <ul>
      {asList(value).map((block, index) => (
        <li key={index}>{isGroup(block) ? String(block.type) : ''}</li>
      ))}
    </ul>
  );
}
