import { Select, Switch } from '@mantine/core';
import { NO_ICON } from '#contract/constants.ts';
import { Icon } from '#web/ui/icons.tsx';
import { upperFirst } from '#web/admin/editing/form/labels.ts';
import { ChangedMark } from './changed-mark.tsx';
import classes from './fields.module.css';
import { controlProps, FieldFrame } from './field-frame.tsx';
import { iconLabel } from './icon-label.ts';
import { OthersOnHint } from './only-one-field.tsx';
import { asText, useField, type FieldProps } from './use-field.ts';

/** A choice of a few options. */
export function ChoiceField(props: FieldProps) {
  const field = useField(props);
  const { options = [], optionLabels } = field.info;
  return (
    <FieldFrame field={field}>
      <Select
        {...controlProps(field)}
        data={options.map((value) => ({ value, label: optionLabels?.[value] ?? upperFirst(value) }))}
        value={asText(field.value)}
        onChange={field.set}
      />
    </FieldFrame>
  );
}

/** An icon that the site can draw. A stored icon that it cannot draw stays until another is chosen. */
export function IconField(props: FieldProps) {
  const field = useField(props);
  const { options = [], placeholder } = field.info;
  const value = asText(field.value);
  const all = value === '' || options.includes(value) ? options : [...options, value];
  return (
    <FieldFrame field={field}>
      <Select
        {...controlProps(field)}
        className={classes.iconChoice}
        classNames={{ dropdown: classes.iconOptions }}
        comboboxProps={{ position: 'bottom-end' }}
        data={all.map((key) => ({ value: key, label: iconLabel(key) }))}
        value={value}
        onChange={field.set}
        leftSection={value !== NO_ICON && <Icon name={value} size={16} fallback={placeholder} />}
        renderOption={({ option }) => (
          <span className={classes.icon}>
            {option.value !== NO_ICON && <Icon name={option.value} size={18} fallback={placeholder} />}
            {option.label}
          </span>
        )}
      />
    </FieldFrame>
  );
}

export function SwitchField(props: FieldProps) {
  const field = useField(props);
  const { id, error, description, onBlur } = controlProps(field);
  const listPath = listPathOf(props);
  const onlyOne = field.info.onlyOne && { ...field.info.onlyOne, flag: listPath?.flag ?? '' };
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
      {onlyOne && listPath && <OthersOnHint {...listPath} onlyOne={onlyOne} />}
    </div>
  );
}

/** The path of the list if the switch belongs to a list entry (`plans.0.highlighted`). */
function listPathOf({ path, basePath }: FieldProps) {
  const [, list = '', index, flag = ''] = /^(.+)\.(\d+)\.(\w+)$/.exec(path) ?? [];
  if (index === undefined) return null;
  return { path: list, basePath: basePath === null ? null : list, index: Number(index), flag };
}
