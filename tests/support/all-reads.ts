import { expect } from 'vitest';
import { calls, type Call } from '#contract/calls.ts';
import type { testApp } from './app.ts';

/** Calls whose replies depend on the time, the session or the product, not on stored content, and those that need a query. */
const VOLATILE_ROUTES =
  /^GET \/(dashboard|avatars|openapi|users\/me|users\/setup|audit-log|backups|static-export|redirects\/at|templates\/at|links|health|mail-doctor|mailbox)|\/summary$/;

type Send = Awaited<ReturnType<typeof testApp>>['send'];

/** The replies of all GET calls of the API to an admin, as JSON, by path. */
export async function allReads(send: Send, token: string): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {};
  const read = async (path: string) => {
    const { status, body } = await send('GET', path, { token });
    expect(`${path}: ${status}`).toBe(`${path}: 200`);
    // `lastSeenAt` depends on the time too.
    return (answers[path] = JSON.parse(
      JSON.stringify(body, (field, value: unknown) => (field === 'lastSeenAt' ? '' : value)),
    ));
  };
  const reads = Object.entries<Call>(calls).filter(([key]) => key.startsWith('GET ') && !VOLATILE_ROUTES.test(key));
  const single = reads.filter(([key]) => /^GET \/[\w/]+\/:(id|slug)$/.test(key));
  for (const [key] of reads.filter(([key]) => !key.includes(':'))) {
    const names = new Set<string>();
    idsIn(await read(key.slice(4)), names);
    const below = single.map(([one]) => one.slice(4)).filter((path) => path.startsWith(`${key.slice(4)}/`));
    for (const path of below) {
      for (const name of names) {
        const address = path.replace(/:\w+$/, encodeURIComponent(name));
        const { status, body } = await send('GET', address, { token });
        if (status === 200) answers[address] = body;
      }
    }
  }
  return answers;
}

/** The ids and slugs in an answer. */
function idsIn(value: unknown, found: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [field, inner] of Object.entries(value)) {
    if ((field === '_id' || field === 'slug') && typeof inner === 'string') found.add(inner);
    else idsIn(inner, found);
  }
}
