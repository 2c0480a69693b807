import { inject } from 'vitest';

/** The address of a new, empty database on a real PostgreSQL server, which the first call of a test run starts. */
export async function testDatabaseUrl(): Promise<string> {
  const reply = await fetch(inject('testDatabases'), { method: 'POST' });
  const text = await reply.text();
  if (!reply.ok) throw new Error(text);
  return text;
}
