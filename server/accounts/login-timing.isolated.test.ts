import { expect, test, vi } from 'vitest';
import { PASSWORD, testApp } from '../../tests/support/app.ts';
import { sqlite } from '../../tests/support/databases.ts';

const checked = vi.hoisted((): string[] => []);

vi.mock(import('@node-rs/argon2'), async (importOriginal) => {
  const { hash, verify, ...rest } = await importOriginal();
  return {
    ...rest,
    hash,
    verify: async (stored, ...given) => {
      checked.push(String(stored).split('$').slice(0, 4).join('$'));
      return verify(stored, ...given);
    },
  };
});

test('an unknown account, a deactivated one and a wrong password cost the same work and get the same answer', async () => {
  const { send, login } = await testApp(sqlite);
  const token = await login('admin');
  const account = { name: 'Mira', email: 'mira@example.com', role: 'editor', password: PASSWORD, isActive: false };
  await send('POST', '/users', { token, body: account });
  const attempts = [
    { email: 'admin1@example.com', password: 'wrong' },
    { email: 'nobody@example.com', password: 'wrong' },
    { email: account.email, password: PASSWORD },
  ];
  const responses = [];
  for (const body of attempts) {
    checked.splice(0);
    const { status, body: reply } = await send('POST', '/users/login', { body });
    responses.push({ status, reply, work: checked.splice(0) });
  }
  const [first] = responses;
  expect(first).toMatchObject({ status: 401, work: [expect.stringMatching(/^\$argon2id\$v=19\$m=\d+,t=\d+,p=\d+$/)] });
  expect(responses).toEqual([first, first, first]);
});
