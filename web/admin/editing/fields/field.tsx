import type { ComponentType } from 'react';
import { metaOf, type Widget } from '#contract/field-meta.ts';
import { useEditorState } from '#web/admin/editing/form/editor-context.ts';
import { ChoiceField, IconField, SwitchField } from './choice-fields.tsx';
import { ColorField } from './color-field.tsx';
import { DateField, DayField, ScheduleField } from './date-fields.tsx';
import { EmojiField } from './emoji-field.tsx';
import { FixedField } from './fixed-field.tsx';
import { GalleryField } from './gallery/gallery-field.tsx';
import { GroupField } from './group-field.tsx';
import { HexColorField } from './hex-color-field.tsx';
import { HtmlField } from './html-field.tsx';
import { ImageField } from './image/image-field.tsx';
import { LinesField } from './lines-field.tsx';
import { BlocksField } from './blocks/blocks-field.tsx';
import { ListField } from './list-field.tsx';
import { NumberField } from './number-field.tsx';
import { RecordField } from './record-field.tsx';
import { SecretField } from './secret-field.tsx';
import { SeoField } from './seo/seo-field.tsx';
import { TagsField } from './tags-field.tsx';
import { EmailField, LineField, LinkField, SlugField, TextField, TimeField } from './text-fields.tsx';
import type { FieldProps } from './use-field.ts';

const controls: Record<Exclude<Widget, 'hidden'>, ComponentType<FieldProps>> = {
  line: LineField,
  text: TextField,
  html: HtmlField,
  link: LinkField,
  image: ImageField,
  icon: IconField,
  choice: ChoiceField,
  color: ColorField,
  hexColor: HexColorField,
  emoji: EmojiField,
  number: NumberField,
  switch: SwitchField,
  email: EmailField,
  time: TimeField,
  date: DateField,
  slug: SlugField,
  record: RecordField,
  tags: TagsField,
  group: GroupField,
  list: ListField,
  schedule: ScheduleField,
  day: DayField,
  gallery: GalleryField,
  seo: SeoField,
  secret: SecretField,
  blocks: BlocksField,
};

/** Renders the control for a field's widget. */
export function Field(props: FieldProps) {
  const { widget, element } = metaOf(props.schema);
  const variable = useEditorState().fixed?.[props.path];
  if (widget === 'hidden') return null;
  if (variable !== undefined) return <FixedField {...props} variable={variable} />;
  if (widget === 'list' && element && !metaOf(element).shape) return <LinesField {...props} />;
  const Control = controls[widget];
  return <Control {...props} />;
}
