import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { undescribedPicturesOf } from '#contract/described-places.ts';
import { parseLenient } from '#contract/field-meta.ts';
import { rules } from '#contract/rule-texts.ts';
import { settingsGroups } from '#contract/settings/index.ts';
import type { Tables } from '#server/db/tables.ts';
import { Failure } from '#server/http/failure.ts';

interface PublicSave {
  schema: z.ZodType;
  /** What people call the section or record. */
  title: string;
  /** What visitors see before the save; null for nothing. */
  before: object | null;
  after: object;
}

/**
 * Refuses a save that shows visitors a picture without a description, if the settings want that. Pictures that are public
 * without one may stay, so that other mistakes can be corrected at any time.
 */
export async function requireDescriptions(
  trx: Kysely<Tables>,
  { schema, title, before, after }: PublicSave,
): Promise<void> {
  const known = before ? shownUndescribed(schema, before).map(({ imageUrl }) => imageUrl) : [];
  const added = shownUndescribed(schema, after).filter(({ imageUrl }) => {
    const at = known.indexOf(imageUrl);
    if (at === -1) return true;
    known.splice(at, 1);
    return false;
  });
  if (added.length === 0 || !(await needsDescriptions(trx))) return;
  const fields = new Map(added.map(({ field, isInText }) => [field, isInText ? rules.descriptionInText : rules.description])); // prettier-ignore
  throw new Failure('invalid', {
    message: rules.undescribed(title),
    issues: [...fields].map(([path, message]) => ({ path, message })),
  });
}

function shownUndescribed(schema: z.ZodType, values: object) {
  return undescribedPicturesOf(schema, values).filter(({ isHidden }) => !isHidden);
}

async function needsDescriptions(trx: Kysely<Tables>): Promise<boolean> {
  const { fields } = settingsGroups.publishing;
  const row = await trx.selectFrom('site_settings').select('value').where('name', '=', 'publishing').executeTakeFirst();
  return parseLenient(fields, JSON.parse(row?.value ?? '{}')).needsDescriptions;
}
