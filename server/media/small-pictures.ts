import type { PictureShape } from '#contract/field-meta.ts';
import { missingSize } from '#contract/picture-places.ts';
import { parsePictureName } from '#contract/pictures.ts';
import { SMALL_PICTURES_MAX, type SmallPicture, type SmallPictures } from '#contract/records/picture.ts';
import type { Database } from '#server/db/open.ts';
import { recordNames, type RecordName } from '#server/records/record-names.ts';
import { picturesNamed } from './picture-store.ts';
import { withShapes, type Place } from './places.ts';

interface SmallPlace extends Place {
  needed: { width: number; height: number };
}

/** The places that show a picture larger than it is, those first that miss most. It reads all content that has pictures. */
export async function smallPictures({ db }: Pick<Database, 'db'>): Promise<SmallPictures> {
  const places = await usedPlaces(db).orderBy('kind').orderBy('record_id').orderBy('field').orderBy('name').execute();
  const small: SmallPlace[] = [];
  for await (const { shapes, ...place } of withShapes(db, places)) {
    const size = parsePictureName(place.name);
    const needed = size && missingSize(size, shapes);
    if (needed) small.push({ ...place, needed });
  }
  const listed = small.toSorted((a, b) => missingPart(b) - missingPart(a)).slice(0, SMALL_PICTURES_MAX);
  return { items: await described(db, listed), total: small.length };
}

/** By how much the picture would have to grow. */
function missingPart({ name, needed }: SmallPlace): number {
  return needed.width / (parsePictureName(name)?.width ?? 1);
}

async function described(db: Database['db'], small: readonly SmallPlace[]): Promise<SmallPicture[]> {
  const pictures = await picturesNamed(db, [...new Set(small.map(({ name }) => name))]);
  const names = new Map<string, Map<string, RecordName>>();
  for (const [kind, ofKind] of Map.groupBy(small, (place) => place.kind))
    names.set(kind, await recordNames(db, kind, [...new Set(ofKind.map(({ id }) => id))]));
  return small.flatMap(({ kind, id, field, name, needed }) => {
    const found = names.get(kind)?.get(id);
    const picture = pictures.get(name);
    // Only sections and collections have fields with pictures.
    return found && picture
      ? [{ kind: kind as SmallPicture['kind'], id, title: found.title, field, picture, needed }]
      : [];
  });
}

/** The shapes in which the places that use a picture show it, each once. */
export async function shapesOfPicture({ db }: Pick<Database, 'db'>, name: string): Promise<PictureShape[]> {
  const shapes = new Map<string, PictureShape>();
  for await (const place of withShapes(db, await usedPlaces(db).where('name', '=', name).execute()))
    for (const shape of place.shapes) shapes.set(JSON.stringify(shape), shape);
  return [...shapes.values()];
}

function usedPlaces(db: Database['db']) {
  return db.selectFrom('media_uses').select(['kind', 'record_id as id', 'field', 'name']);
}
