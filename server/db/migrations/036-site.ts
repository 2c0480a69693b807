import type { Kysely } from 'kysely';

interface Tables {
  sections: {
    name: string;
    value: string;
    version: number;
    updated_at: string;
    updated_by: string | null;
    sanitizer_version: number;
  };
}

/** Copies the name and the contact details from the footer, and the coordinates from the contact section. */
export async function up(db: Kysely<Tables>): Promise<void> {
  const read = (name: string) => db.selectFrom('sections').selectAll().where('name', '=', name).executeTakeFirst();
  const footer = await read('footer');
  const contact = await read('contact');
  if (!footer && !contact) return;
  const { brandName, brandAbout, social, addressHtml, phone, email } = valueOf(footer);
  const { mapLat, mapLng } = valueOf(contact);
  const value = {
    ...{ name: brandName, tagline: brandAbout, social, addressHtml, phone, email },
    ...{ latitude: mapLat, longitude: mapLng },
  };
  await db
    .insertInto('sections')
    .values({
      name: 'site',
      value: JSON.stringify(value), // leaves out what is not stored
      version: 1,
      updated_at: (footer ?? contact)?.updated_at ?? '',
      updated_by: null,
      sanitizer_version: footer?.sanitizer_version ?? 0,
    })
    .execute();
}

function valueOf(row: { value: string } | undefined): Record<string, unknown> {
  return JSON.parse(row?.value ?? '{}') as Record<string, unknown>; // written by the store
}
