import { Input, Slider } from '@mantine/core';
import { useEditorState } from '#web/admin/editing/form/editor-context.ts';
import { getIn } from '#web/admin/editing/form/values.ts';
import classes from './fields.module.css';
import { controlProps, FieldFrame } from './field-frame.tsx';
import { isSlider } from './layout.ts';
import { decimalsOf, NumberText } from './number-text.tsx';
import { HighPriceHint, PriceInFull } from './price-hint.tsx';
import { useField, type FieldProps } from './use-field.ts';

/** A number: typed, or dragged if it has few steps. */
export function NumberField(props: FieldProps) {
  const field = useField(props);
  const { min, max, step = 1, none } = field.info;
  const decimals = decimalsOf(step);
  const { base } = useEditorState();
  const wasNone = none !== undefined && (props.basePath === null || getIn(base, props.basePath) === none);
  if (!isSlider(field.info) || min === undefined || max === undefined) {
    return (
      <FieldFrame field={field} aside={field.info.inThousands && <PriceInFull value={field.value} />}>
        <NumberText
          {...controlProps(field)}
          value={field.value}
          none={none}
          min={min}
          max={max}
          step={step}
          placeholder={field.info.placeholder}
          onChange={(value) => field.set(value === '' ? emptied(props, wasNone ? none : '') : value)}
          onBlur={() => {
            const parsed = props.schema.safeParse(field.value).data;
            // Rounds like the server does, while the user can see it.
            if (typeof field.value === 'number' && typeof parsed === 'number') field.set(parsed);
            field.blur();
          }}
        />
        {field.info.inThousands && <HighPriceHint value={field.value} onAccept={field.set} />}
      </FieldFrame>
    );
  }
  const value = Number(field.value);
  const { inputWrapperOrder, error, description } = controlProps(field);
  return (
    <FieldFrame
      field={field}
      isControl={false}
      aside={<output className={classes.number}>{value.toFixed(decimals)}</output>}
    >
      <Input.Wrapper error={error} description={description} inputWrapperOrder={inputWrapperOrder}>
        <Slider
          className={classes.slider}
          classNames={{ thumb: classes.thumb }}
          hiddenInputProps={{ name: props.path }}
          thumbProps={{ id: field.id, 'aria-labelledby': `${field.id}-label` }}
          value={value}
          min={min}
          max={max}
          step={step}
          precision={decimals}
          label={null}
          onChange={field.set}
          onBlur={field.blur}
        />
      </Input.Wrapper>
    </FieldFrame>
  );
}

/** What an emptied field is. A number that was there is not dropped silently: the form asks for another one. */
function emptied(props: FieldProps, otherwise: number | string): number | string | null {
  return isOptional(props) ? null : otherwise;
}

/** Whether the field may be empty, which differs from 0. */
function isOptional({ schema }: FieldProps): boolean {
  const { success, data } = schema.safeParse(null);
  return success && data === undefined;
}
