import { ADMIN } from './spawn-product.ts';

interface Sent {
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
}

/** Sends JSON to a call of a running product. Returns the status and body of the response. */
export async function sendTo(url: string, method: string, path: string, { body, token, headers }: Sent = {}) {
  const reply = await fetch(`${url}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: reply.status, body: await reply.json() };
}

export async function logIn(url: string): Promise<string> {
  const { body } = await sendTo(url, 'POST', '/users/login', { body: ADMIN });
  return body.token as string; // the first admin was just made
}

/** Uploads a picture. Returns the status and body of the response. */
export async function upload(url: string, token: string, picture: Buffer) {
  const form = new FormData();
  form.set('image', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'picture.png');
  const headers = { authorization: `Bearer ${token}` };
  const reply = await fetch(`${url}/api/upload/blog`, { method: 'POST', headers, body: form });
  return { status: reply.status, body: await reply.json() };
}
