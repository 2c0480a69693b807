import { Select, Switch } from '@mantine/core';
import { Icon } from '#web/ui/icons.tsx';
import { upperFirst } from '#web/admin/editing/form/labels.ts';
import { ChangedMark } from './changed-mark.tsx';
import classes from './fields.module.css';
import { controlProps, Frame } from './frame.tsx';
import { iconLabel } from './icon-label.ts';
import { AlsoOn } from './only-one-field.tsx';
import { textOf, useField, type FieldProps } from './use-field.ts';

/** One of a few words. */
export function ChoiceField(props: FieldProps) {
  const field = useField(props);
  const options = field.info.options ?? [];
  return (
    <Frame field={field}>
      <Select
        {...controlProps(field)}
        data={options.map((value) => ({ value, label: upperFirst(value) }))}
        value={textOf(field.value)}
        onChange={field.set}
      />
    </Frame>
  );
}

/** One of the icons the site can draw; a stored one that it cannot draw stays until another is chosen. */
export function IconField(props: FieldProps) {
  const field = useField(props);
  const { options = [], placeholder } = field.info;
  const value = textOf(field.value);
  const all = value === '' || options.includes(value) ? options : [...options, value];
  return (
    <Frame field={field}>
      <Select
        {...controlProps(field)}
        data={all.map((key) => ({ value: key, label: iconLabel(key) }))}
        value={value}
        onChange={field.set}
        leftSection={<Icon name={value} size={16} fallback={placeholder} />}
        renderOption={({ option }) => (
          <span className={classes.icon}>
            <Icon name={option.value} size={18} fallback={placeholder} />
            {option.label}
          </span>
        )}
      />
    </Frame>
  );
}

/** Yes or no. */
export function SwitchField(props: FieldProps) {
  const field = useField(props);
  const { id, error, description, onBlur } = controlProps(field);
  const place = placeInList(props);
  const onlyOne = field.info.onlyOne && { ...field.info.onlyOne, flag: place?.flag ?? '' };
  return (
    <div className={classes.switch}>
      <Switch
        id={id}
        error={error}
        description={description}
        label={field.label}
        checked={field.value === true}
        onBlur={onBlur}
        onChange={(event) => field.set(event.currentTarget.checked)}
      />
      {field.isChanged && <ChangedMark label={field.label} onUndo={field.undo} />}
      {onlyOne && place && <AlsoOn {...place} onlyOne={onlyOne} />}
    </div>
  );
}

/** The list in which the switch is one of an entry's fields: `plans.0.highlighted`. */
function placeInList({ path, basePath }: FieldProps) {
  const [, list = '', index, flag = ''] = /^(.+)\.(\d+)\.(\w+)$/.exec(path) ?? [];
  if (index === undefined) return null;
  return { path: list, basePath: basePath === null ? null : list, index: Number(index), flag };
}
