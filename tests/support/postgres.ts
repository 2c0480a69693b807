import { inject, onTestFinished } from 'vitest';

/** The address of a new database on a real PostgreSQL server, which the first call of a test run starts. */
export async function testDatabaseUrl(state: 'empty' | 'migrated'): Promise<string> {
  const url = await ask('POST', state);
  onTestFinished(async () => {
    await ask('DELETE', new URL(url).pathname.slice(1));
  });
  return url;
}

async function ask(method: 'POST' | 'DELETE', name: string): Promise<string> {
  const reply = await fetch(`${inject('testDatabases')}${name}`, { method });
  const text = await reply.text();
  if (!reply.ok) throw new Error(text);
  return text;
}
