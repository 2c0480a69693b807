import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { ServiceBlockType } from '#contract/constants.ts';
import { metaOf } from '#contract/field-meta.ts';
import { serviceBlock } from '#contract/records/service-page.ts';
import { join } from '#web/admin/editing/form/changes.ts';
import { upperFirst } from '#web/admin/editing/form/labels.ts';
import { asList, getIn } from '#web/admin/editing/form/values.ts';
import { Field } from '#web/admin/editing/fields/field.tsx';
import { TextButton } from '#web/admin/shell/text-button.tsx';
import { textOf } from '#web/admin/editing/fields/use-field.ts';
import { ItemsField } from '#web/admin/features/service-pages/items/items-field.tsx';
import { sectionTypes, typeOf } from './section-types.ts';
import classes from './sections.module.css';
import { TypeField } from './type-field.tsx';

interface SectionBodyProps {
  path: string;
  basePath: string | null;
  /** What the section is called: 'Section 2'. */
  name: string;
}

/** The fields of a section: its heading, its text, and the items that its type has. */
export function SectionBody({ path, basePath, name }: SectionBodyProps) {
  const section: unknown = useWatch({ name: path });
  const type = typeOf(getIn(section, 'type'));
  const placed = (key: 'title' | 'content' | 'items') => ({
    schema: metaOf(serviceBlock).shape?.[key] ?? serviceBlock,
    path: join(path, key),
    basePath: basePath === null ? null : join(basePath, key),
  });
  const hasItems = type !== 'custom' || asList(getIn(section, 'items')).length > 0;
  return (
    <div className={classes.fields}>
      <div className={classes.top}>
        <Field {...placed('title')} label="Heading" />
        <TypeField path={path} basePath={basePath} name={name} />
      </div>
      <Content isAlways={type === 'custom'} type={type} isFilled={textOf(getIn(section, 'content')) !== ''}>
        <Field {...placed('content')} label="Text" />
      </Content>
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

/** Few sections have a text above their items: the others offer it. */
function Content({ type, isAlways, isFilled, children }: ContentProps) {
  const [isWanted, setWanted] = useState(isFilled);
  if (isFilled && !isWanted) setWanted(true); // emptied, it does not go from under one's hands
  if (isAlways || isWanted) return children;
  return (
    <div>
      <TextButton onClick={() => setWanted(true)}>Add a text above the {sectionTypes[type].many}</TextButton>
    </div>
  );
}
