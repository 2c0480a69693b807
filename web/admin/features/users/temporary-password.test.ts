import { expect, test, vi } from 'vitest';
import { generatePassword } from './temporary-password.ts';

test('a temporary password has four groups of unambiguous characters and is different each time', () => {
  const made = Array.from({ length: 200 }, generatePassword);
  for (const password of made) expect(password).toMatch(/^([a-hjkmnp-z2-9]{4}-){3}[a-hjkmnp-z2-9]{4}$/);
  expect(new Set(made).size).toBe(200);
});

test('a temporary password uses the random numbers of the browser, and every character is equally likely', () => {
  const bytes = [255, 254, 253, 252, 251, 250, 249, 248, 0, 30, 31, 247];
  const given = vi.spyOn(crypto, 'getRandomValues').mockImplementation((list) => {
    if (list instanceof Uint8Array) list.set(Array.from(list, (_, index) => bytes[index % bytes.length] ?? 0));
    return list;
  });
  expect(generatePassword()).toBe('a9a9-a9a9-a9a9-a9a9');
  expect(given).toHaveBeenCalled();
  given.mockRestore();
});
