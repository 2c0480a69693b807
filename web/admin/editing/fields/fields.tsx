import { Title } from '@mantine/core';
import type { z } from 'zod';
import { metaOf } from '#contract/field-meta.ts';
import { join } from '#web/admin/editing/form/changes.ts';
import { joinLabels } from '#web/admin/editing/form/labels.ts';
import { Field } from './field.tsx';
import classes from './fields.module.css';
import { blocksOf, type Placed } from './layout.ts';

interface FieldsProps {
  schema: z.ZodType;
  path: string;
  basePath: string | null;
}

/** All fields of a record or entry, under their headings. */
export function Fields({ schema, path, basePath }: FieldsProps) {
  return blocksOf(metaOf(schema).shape ?? {}).map(({ heading, fields }) => (
    <section key={fields[0]?.key} className={classes.block}>
      {heading && (
        <Title order={2} className={classes.heading}>
          {heading}
        </Title>
      )}
      <FieldGrid fields={fields} path={path} basePath={basePath} />
    </section>
  ));
}

interface FieldGridProps {
  fields: Placed[];
  path: string;
  basePath: string | null;
  /** Put before the labels: 'Main button' and 'Link' are 'Main button link'. */
  prefix?: string;
}

export function FieldGrid({ fields, path, basePath, prefix = '' }: FieldGridProps) {
  return (
    <div className={classes.grid} data-link={linkOf(fields)}>
      {fields.map(({ key, schema, info, isHalf }) => (
        <div key={key} className={classes.cell} data-half={isHalf || undefined}>
          <Field
            schema={schema}
            path={join(path, key)}
            basePath={basePath === null ? null : join(basePath, key)}
            label={joinLabels(prefix, info.label)}
          />
        </div>
      ))}
    </div>
  );
}

/** Which of two fields beside each other is a link: it is the longer one. */
function linkOf(fields: Placed[]): 'first' | 'second' | undefined {
  if (fields.length !== 2) return undefined;
  if (fields[1]?.info.widget === 'link') return 'second';
  return fields[0]?.info.widget === 'link' ? 'first' : undefined;
}
