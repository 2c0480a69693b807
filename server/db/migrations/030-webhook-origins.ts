import type { Kysely } from 'kysely';

interface Tables {
  deliveries: { id: string; channel: string; recipient: string; title: string; search: string };
  audit_log: { id: string; kind: string; title: string };
}

/** Shortens the addresses of webhooks to their origin in what all staff see: the rest is often a secret. */
export async function up(db: Kysely<Tables>): Promise<void> {
  const requests = db.selectFrom('deliveries').select(['recipient', 'title']).where('channel', '=', 'webhook');
  for (const { recipient, title } of await requests.distinct().execute()) {
    const origin = originOf(recipient);
    const same = db.updateTable('deliveries').where('channel', '=', 'webhook').where('recipient', '=', recipient);
    const shortened = { recipient: origin, search: `${origin} ${title}`.toLowerCase() };
    await same.where('title', '=', title).set(shortened).execute();
  }
  const entries = db.selectFrom('audit_log').select('title').where('kind', '=', 'webhooks').where('title', '!=', '');
  for (const { title } of await entries.distinct().execute()) {
    const same = db.updateTable('audit_log').where('kind', '=', 'webhooks').where('title', '=', title);
    await same.set({ title: originOf(title) }).execute();
  }
}

/** '' for a text that is no whole address. */
function originOf(address: string): string {
  return URL.canParse(address) ? new URL(address).origin : '';
}
