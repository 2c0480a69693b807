import type { Transaction } from 'kysely';
import { withOwnWords } from '#contract/described-places.ts';
import { uploadedName } from '#contract/pictures.ts';
import { withPictureReplaced } from '#contract/replace-picture.ts';
import type { ChangeSet } from '#contract/records/change-set.ts';
import { staging } from '#contract/staging-texts.ts';
import type { Database } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.ts';
import type { FieldValues } from '#server/history/content-fields.ts';
import { Failure, invalidInput } from '#server/http/failure.ts';
import { fillPictureWords } from '#server/history/picture-words.ts';
import { carryToStaged } from '#server/media/carry-to-staged.ts';
import { contentSchema } from '#server/media/content-stores.ts';
import { openChangeSets } from './change-sets.ts';
import type { Published } from './publish.ts';
import { storesWithin, targetOfRow, titleOf, type OpenStores, type Target } from './stores.ts';

/** Two file names and an arrow fit in the name of a change set. */
const NAME_PART_MAX = 55;

interface Replacement {
  /** The name under which the old picture is stored. */
  name: string;
  /** The address of the new one. */
  imageUrl: string;
}

/** Shows another picture in all places of the content, in one transaction, as a change set that can be undone. */
export function openPictureReplacement(database: Database, openStores: OpenStores) {
  const sets = openChangeSets(database, openStores);

  return async ({ name, imageUrl }: Replacement): Promise<{ set: ChangeSet; published: Published[] }> =>
    sets.createPublished(async (trx) => {
      const [from, to] = [await pictureOf(trx, name), await pictureOf(trx, uploadedName(imageUrl))];
      if (!from) throw new Failure('not-found');
      if (!to || to.name === name)
        throw invalidInput([{ path: ['imageUrl'], message: 'Choose another one of your pictures' }]);
      const targets = await targetsOf(trx, name);
      if (targets.length === 0) throw new Failure('invalid', { message: staging.unused });
      // Saving one may change another, with a fact of the site: the versions before the first and after the last save count.
      const before: number[] = [];
      for (const target of targets) before.push((await currentOf(trx, target)).version);
      const published: Published[] = [];
      for (const [index, target] of targets.entries())
        published.push({ ...(await replaceIn(trx, target, { name, imageUrl, to })), before: before[index] ?? 0 });
      for (const one of published) one.after = (await currentOf(trx, one)).version;
      return { name: staging.replaced(shortName(from), shortName(to)), published };
    });

  /** Replaces the picture in a section or record, and in its staged change, which stays as publishable as it was. */
  async function replaceIn(
    trx: Transaction<Tables>,
    target: Target,
    { name, imageUrl, to }: Replacement & { to: Named },
  ) {
    const store = storesWithin(openStores, database, trx)[target.kind];
    const schema = contentSchema(target.kind, target.record);
    const change = async (values: FieldValues) => {
      const replaced = withPictureReplaced(values, name, imageUrl);
      return to.alt ? fillPictureWords(trx, schema, replaced) : withOwnWords(schema, replaced, to.name);
    };
    const current = await currentOf(trx, target);
    const values = store.parse(await change(current.values), target.record);
    const options = { ifMatch: current.version, restores: null, needsSlug: true } as const;
    const { record } = await store.save(target.record, values, options);
    await carryToStaged(trx, { ...target, before: current.version, after: record.version, change });
    return { ...target, title: titleOf(target, values), after: record.version };
  }

  async function currentOf(trx: Transaction<Tables>, { kind, record }: Target) {
    const current = await storesWithin(openStores, database, trx)[kind].current(record);
    if (!current) throw new Failure('not-found');
    return current;
  }
}

/** The sections and records that use a picture, in the order in which publications lock them. */
async function targetsOf(trx: Transaction<Tables>, name: string): Promise<Target[]> {
  const uses = trx.selectFrom('media_uses').select(['kind', 'record_id']).distinct().where('name', '=', name);
  return (await uses.orderBy('kind').orderBy('record_id').execute()).map(targetOfRow);
}

interface Named {
  name: string;
  fileName: string;
  alt: string;
}

async function pictureOf(trx: Transaction<Tables>, name: string): Promise<Named | undefined> {
  const found = trx.selectFrom('pictures').select(['name', 'file_name as fileName', 'alt']).where('name', '=', name);
  return found.where('deleted_at', 'is', null).executeTakeFirst();
}

function shortName({ name, fileName }: Named): string {
  return (fileName || name).slice(0, NAME_PART_MAX);
}
