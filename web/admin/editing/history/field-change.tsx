import type { z } from 'zod';
import { metaOf } from '#contract/field-meta.ts';
import { imageSource } from '#web/api.ts';
import { Compared } from './value-diff.tsx';
import { labelAt } from '#web/admin/editing/form/labels.ts';
import { schemaAt } from '#web/admin/editing/form/format-value.ts';
import { getIn } from '#web/admin/editing/form/values.ts';
import classes from './history.module.css';

interface FieldChangeProps {
  /** What is said of the two pictures of a field. */
  names: readonly [before: string, now: string];
  schema: z.ZodType;
  path: string;
  before: unknown;
  now: unknown;
}

/** What became of one field, in words; of a picture, both. */
export function FieldChange({ names, schema, path, before, now }: FieldChangeProps) {
  const field = schemaAt(schema, path);
  if (!field) return null;
  const [old, next] = [getIn(before, path), getIn(now, path)];
  return (
    <section className={classes.change}>
      <h4 className={classes.label}>{labelAt(schema, path)}</h4>
      {metaOf(field).widget === 'image' ? (
        <div className={classes.pictures}>
          <Picture source={old} name={names[0]} />
          <Picture source={next} name={names[1]} />
        </div>
      ) : (
        <p className={classes.words}>
          <Compared schema={field} before={old} now={next} />
        </p>
      )}
    </section>
  );
}

function Picture({ source, name }: { source: unknown; name: string }) {
  const isThere = typeof source === 'string' && source !== '';
  return (
    <figure className={classes.picture}>
      {isThere ? <img src={imageSource(source)} alt="" /> : <span className={classes.none}>No picture</span>}
      <figcaption>{name}</figcaption>
    </figure>
  );
}
