import { metaOf } from '#contract/field-meta.ts';
import {
  plainItem,
  questionItem,
  titledItem,
  type QuestionItem,
  type ServiceItem,
  type TitledItem,
} from '#contract/collections/services.ts';
import { ItemInput } from './item-input.tsx';
import { isTitled } from './item-kinds.ts';
import type { ItemProps } from './item-row.tsx';

/** A title with a description. A plain line stays one until it gets a description. */
export function TitledFields({ item, onChange, onBlur, path, name }: ItemProps<ServiceItem>) {
  const { title = plainItem, description = plainItem } = metaOf(titledItem).shape ?? {};
  const isLine = typeof item === 'string';
  const words: TitledItem = isLine ? { title: item, description: '' } : isTitled(item) ? item : BLANK;
  return (
    <>
      <ItemInput
        schema={isLine ? plainItem : title}
        path={isLine ? path : `${path}.title`}
        label={`${name}: title`}
        placeholder="Title"
        value={words.title}
        onChange={(next) => onChange(isLine ? next : { ...words, title: next })}
        onBlur={onBlur}
      />
      <ItemInput
        schema={description}
        path={`${path}.description`}
        label={`${name}: description`}
        placeholder="Description"
        isLong
        value={words.description}
        onChange={(next) => onChange({ ...words, description: next })}
        onBlur={onBlur}
      />
    </>
  );
}

const BLANK: TitledItem = { title: '', description: '' };

export function QuestionFields({ item, onChange, onBlur, path, name }: ItemProps<QuestionItem>) {
  const { q = plainItem, a = plainItem } = metaOf(questionItem).shape ?? {};
  return (
    <>
      <ItemInput
        schema={q}
        path={`${path}.q`}
        label={`${name}: question`}
        placeholder="Question"
        value={item.q}
        onChange={(next) => onChange({ ...item, q: next })}
        onBlur={onBlur}
      />
      <ItemInput
        schema={a}
        path={`${path}.a`}
        label={`${name}: answer`}
        placeholder="Answer"
        isLong
        value={item.a}
        onChange={(next) => onChange({ ...item, a: next })}
        onBlur={onBlur}
      />
    </>
  );
}
