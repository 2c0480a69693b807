import type { z } from 'zod';
import { metaOf } from '#contract/field-meta.ts';
import { imageSource } from '#web/api.ts';
import { ValueDiff } from './value-diff.tsx';
import { focusPosition } from '#web/admin/editing/upload/picture-info.ts';
import { labelAt } from '#web/admin/editing/form/labels.ts';
import { schemaAt } from '#web/admin/editing/form/format-value.ts';
import { getIn } from '#web/admin/editing/form/values.ts';
import classes from './history.module.css';
import * as historyTexts from '#web/admin/texts/history.ts';

interface FieldChangeProps {
  /** Alternative texts of the two images of a field. */
  names: readonly [before: string, now: string];
  schema: z.ZodType;
  path: string;
  before: unknown;
  now: unknown;
}

/** The change of one field as text; for an image, both images. */
export function FieldChange({ names, schema, path, before, now }: FieldChangeProps) {
  const field = schemaAt(schema, path);
  if (!field) return null;
  const [old, next] = [getIn(before, path), getIn(now, path)];
  return (
    <section className={classes.change}>
      <h4 className={classes.label}>{labelAt(schema, path)}</h4>
      {metaOf(field).widget === 'image' ? (
        <div className={classes.pictures}>
          <ChangedPicture source={old} name={names[0]} />
          <ChangedPicture source={next} name={names[1]} />
        </div>
      ) : (
        <p className={classes.words}>
          <ValueDiff schema={field} before={old} now={next} />
        </p>
      )}
    </section>
  );
}

function ChangedPicture({ source, name }: { source: unknown; name: string }) {
  const hasPicture = typeof source === 'string' && source !== '';
  const focus = hasPicture && focusPosition(source);
  return (
    <figure className={classes.picture}>
      {hasPicture ? (
        <img src={imageSource(source)} alt="" />
      ) : (
        <span className={classes.none}>{historyTexts.noPicture}</span>
      )}
      <figcaption>
        {name}
        {focus && historyTexts.focusAt(focus)}
      </figcaption>
    </figure>
  );
}
