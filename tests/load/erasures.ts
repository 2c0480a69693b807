import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../../server/db/open.ts';
import { median } from './process-figures.ts';

const TIMES = 3;
const PERSON = { email: 'devika@dune.example', phone: '+91 141 555 0199' };

/** Gives each enquiry a mail from another address, and an entry in the audit log. */
export async function fillAroundEnquiries({ db }: Database): Promise<void> {
  const now = sql.lit(new Date().toISOString());
  await sql`insert into thread_mails (id, enquiry_id, message_id, user_name, direction, kind, in_reply_to, from_name,
      from_address, to_address, subject, html, sanitizer_version, text, omission, at, delivery_state, delivery_answer,
      blocked_pictures, dropped_attachments)
    select id, id, id, '', 'in', 'personal', '', 'Sana', 'sana@dune.example', '', 'A site', '', 1, 'Here is the plan.',
      '', ${now}, '', '', 0, 0 from enquiries where id not in (select id from thread_mails)`.execute(db);
  await sql`insert into audit_log (id, created_at, user_name, action, kind, record_id, title, detail, ip_address, user_agent)
    select id, ${now}, 'editor', 'update', 'leads', id, 'Aarav Mehta', '', '', '' from leads
      where id not in (select id from audit_log)`.execute(db);
}

/** Milliseconds to find and to erase one person, by each identifier. */
export async function timeErasures(app: FastifyInstance, token: string): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const [by, identifier] of Object.entries(PERSON)) {
    const times = { find: [] as number[], erase: [] as number[] };
    for (let turn = 0; turn < TIMES; turn += 1) {
      await post(app, '/api/leads', { body: { name: 'Devika', ...PERSON, consent: true } });
      const search = { token, body: { identifiers: [identifier] } };
      const { records, ms } = await post(app, '/api/personal-data/search', search);
      times.find.push(ms);
      const chosen = (records as { key: string }[]).map(({ key }) => key);
      if (chosen.length === 0) throw new Error(`Nobody found by ${by}`);
      const erasure = { ...search.body, chosen, kept: [], confirmation: identifier };
      times.erase.push((await post(app, '/api/personal-data/erase', { token, body: erasure })).ms);
    }
    for (const [step, all] of Object.entries(times)) found[`${step} a person by ${by}`] = median(all);
  }
  return found;
}

async function post(app: FastifyInstance, url: string, { token, body }: { token?: string; body: object }) {
  const start = performance.now();
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const reply = await app.inject({ method: 'POST', url, payload: body, headers });
  if (reply.statusCode >= 300) throw new Error(`${url}: ${reply.body}`);
  return { ...reply.json<{ records?: unknown }>(), ms: performance.now() - start };
}
