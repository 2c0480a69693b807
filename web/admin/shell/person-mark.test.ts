import { expect, test } from 'vitest';
import { initials } from './person-mark.tsx';

test('the initials are those of the first and last word; emoji and signs have none', () => {
  expect(
    ['Devika Nair', 'ila', 'Zubeida bint Khatoon', '🐪 Camp Khuri', 'عائشة راو', '(you)', ''].map(initials),
  ).toEqual(['DN', 'I', 'ZK', 'CK', 'عر', '', '']);
});
