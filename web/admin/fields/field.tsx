import type { ComponentType } from 'react';
import { infoOf, type Widget } from '#contract/describe.ts';
import { ChoiceField, IconField, SwitchField, TagsField } from './choice-fields.tsx';
import { GroupField } from './group-field.tsx';
import { HtmlField } from './html-field.tsx';
import { ImageField } from './image-field.tsx';
import { LinesField } from './lines-field.tsx';
import { ListField } from './list-field.tsx';
import { NumberField } from './number-field.tsx';
import { DateField, EmailField, LineField, LinkField, SlugField, TextField } from './text-fields.tsx';
import type { FieldProps } from './use-field.ts';

const controls: Record<Exclude<Widget, 'hidden'>, ComponentType<FieldProps>> = {
  line: LineField,
  text: TextField,
  html: HtmlField,
  link: LinkField,
  image: ImageField,
  icon: IconField,
  choice: ChoiceField,
  number: NumberField,
  switch: SwitchField,
  email: EmailField,
  date: DateField,
  slug: SlugField,
  tags: TagsField,
  group: GroupField,
  list: ListField,
};

/** The control that the description of a field asks for. */
export function Field(props: FieldProps) {
  const { widget, element } = infoOf(props.schema);
  if (widget === 'hidden') return null;
  if (element && !infoOf(element).shape) return <LinesField {...props} />;
  const Control = controls[widget];
  return <Control {...props} />;
}
