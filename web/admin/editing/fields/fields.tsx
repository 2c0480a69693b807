import { Title } from '@mantine/core';
import type { z } from 'zod';
import { metaOf } from '#contract/field-meta.ts';
import { joinPath } from '#web/admin/editing/form/changed-paths.ts';
import { joinLabels } from '#web/admin/editing/form/labels.ts';
import { Field } from './field.tsx';
import classes from './fields.module.css';
import { blockId, fieldBlocks, fieldSheets, type PlacedField } from './layout.ts';

interface FieldsProps {
  schema: z.ZodType;
  path: string;
  basePath: string | null;
}

/** All fields of a record or entry, grouped by heading. */
export function Fields({ schema, path, basePath }: FieldsProps) {
  return fieldBlocks(metaOf(schema).shape ?? {}).map(({ heading, fields }) => (
    <section key={fields[0]?.key} className={classes.block}>
      {heading && (
        <Title order={2} className={classes.heading} {...(path === '' && { id: blockId(heading), tabIndex: -1 })}>
          {heading}
        </Title>
      )}
      <FieldGrid fields={fields} path={path} basePath={basePath} />
    </section>
  ));
}

interface FieldGridProps {
  fields: PlacedField[];
  path: string;
  basePath: string | null;
  /** Prepended to the labels: 'Main button' and 'Link' become 'Main button link'. */
  prefix?: string;
}

export function FieldGrid({ fields, path, basePath, prefix = '' }: FieldGridProps) {
  const cellOf = ({ key, schema, info, isHalfWidth }: PlacedField) => (
    <div key={key} className={classes.cell} data-half={isHalfWidth || undefined}>
      <Field
        schema={schema}
        path={joinPath(path, key)}
        basePath={basePath === null ? null : joinPath(basePath, key)}
        label={joinLabels(prefix, info.label)}
      />
    </div>
  );
  const wider = widerField(fields);
  const sheets = fieldSheets(fields);
  return (
    <div className={classes.grid} data-wider={sheets.length > 1 ? wider : undefined}>
      {sheets.map((sheet) =>
        sheet.length === 1 ? (
          sheet.map(cellOf)
        ) : (
          <div key={sheet[0]?.key} className={classes.sheet} data-wider={wider}>
            {sheet.map(cellOf)}
          </div>
        ),
      )}
    </div>
  );
}

/** Which of two fields in a row gets more width: a link, or the one that holds more than twice as much. */
function widerField(fields: PlacedField[]): 'first' | 'second' | undefined {
  const [first, second] = fields;
  if (fields.length !== 2 || !first || !second) return undefined;
  const [before, after] = [roomOf(first), roomOf(second)];
  if (after > 2 * before) return 'second';
  return before > 2 * after ? 'first' : undefined;
}

function roomOf({ info }: PlacedField): number {
  return info.widget === 'link' ? Infinity : (info.max ?? 0);
}
