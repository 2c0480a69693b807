import { Textarea } from '@mantine/core';
import { useFormState } from 'react-hook-form';
import { flattenErrors } from '#web/admin/editing/form/resolver.ts';
import { getIn } from '#web/admin/editing/form/values.ts';
import fieldClasses from '#web/admin/editing/fields/fields.module.css';
import { asLine } from './item-kinds.ts';
import type { Items } from './use-items.ts';
import { useTargetWithin } from './use-target-within.ts';

interface LineItemsProps {
  list: Items;
  /** The singular of an item, such as 'point'. */
  one: string;
  path: string;
}

/** Items that are plain lines in one text area. Blank lines are removed on blur. */
export function LineItems({ list: { field, items, setAll }, one, path }: LineItemsProps) {
  const { errors } = useFormState();
  const wrong = flattenErrors(getIn(errors, path)).map(({ path: at, message }) => lineErrorText(at, message));
  const lines = items.map((item) => (typeof item === 'string' ? item : asLine(item)));
  useTargetWithin(path, field.id);
  return (
    <Textarea
      id={field.id}
      aria-labelledby={`${field.id}-label`}
      classNames={{ input: fieldClasses.growing }}
      rows={4}
      description={`One ${one} per line.`}
      inputWrapperOrder={['input', 'error', 'description']}
      error={wrong.length > 0 ? wrong.join(' ') : undefined}
      value={lines.join('\n')}
      onChange={({ currentTarget: { value } }) => field.set(value === '' ? [] : value.split('\n'))}
      onBlur={() => {
        const filled = lines.map((line) => line.trim()).filter(Boolean);
        if (filled.join('\n') !== lines.join('\n')) setAll(filled);
        field.blur();
      }}
    />
  );
}

function lineErrorText(at: string, message: string): string {
  return /^\d+$/.test(at) ? `Line ${Number(at) + 1}: ${message}.` : message;
}
