import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { ServiceBlockType } from '#contract/constants.ts';
import { metaOf } from '#contract/field-meta.ts';
import { serviceBlock } from '#contract/collections/services.ts';
import { joinPath } from '#web/admin/editing/form/changed-paths.ts';
import { upperFirst } from '#web/admin/editing/form/labels.ts';
import { asList, getIn } from '#web/admin/editing/form/values.ts';
import { Field } from '#web/admin/editing/fields/field.tsx';
import { TextButton } from '#web/admin/shell/text-button.tsx';
import { asText } from '#web/admin/editing/fields/use-field.ts';
import { ItemsField } from '#web/admin/features/services/items/items-field.tsx';
import { sectionTypes, knownType } from './section-types.ts';
import classes from './sections.module.css';
import { TypeField } from './type-field.tsx';

interface SectionBodyProps {
  path: string;
  basePath: string | null;
  /** The name of the section, such as 'Section 2'. */
  name: string;
}

/** The fields of a section: heading, text, and the items of its type. */
export function SectionBody({ path, basePath, name }: SectionBodyProps) {
  const section: unknown = useWatch({ name: path });
  const type = knownType(getIn(section, 'type'));
  const placed = (key: 'title' | 'content' | 'items') => ({
    schema: metaOf(serviceBlock).shape?.[key] ?? serviceBlock,
    path: joinPath(path, key),
    basePath: basePath === null ? null : joinPath(basePath, key),
  });
  const hasItems = type !== 'custom' || asList(getIn(section, 'items')).length > 0;
  return (
    <div className={classes.fields}>
      <div className={classes.top}>
        <Field {...placed('title')} label="Heading" />
        <TypeField path={path} basePath={basePath} name={name} />
      </div>
      <OptionalText isAlways={type === 'custom'} type={type} isFilled={asText(getIn(section, 'content')) !== ''}>
        <Field {...placed('content')} label="Text" />
      </OptionalText>
      {hasItems && <ItemsField {...placed('items')} label={upperFirst(sectionTypes[type].many)} type={type} />}
    </div>
  );
}

interface ContentProps {
  type: ServiceBlockType;
  isAlways: boolean;
  isFilled: boolean;
  children: React.ReactNode;
}

/** Few sections have a text above their items, so the others offer to add one. */
function OptionalText({ type, isAlways, isFilled, children }: ContentProps) {
  const [isShown, setShown] = useState(isFilled);
  if (isFilled && !isShown) setShown(true); // an emptied text stays open
  if (isAlways || isShown) return children;
  return (
    <div>
      <TextButton onClick={() => setShown(true)}>Add a text above the {sectionTypes[type].many}</TextButton>
    </div>
  );
}
