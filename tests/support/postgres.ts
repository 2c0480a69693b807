import { inject, onTestFinished } from 'vitest';

/** The URL of a new database on a real PostgreSQL server. The first call in a test run starts the server. */
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
