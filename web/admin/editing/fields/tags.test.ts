import { expect, test } from 'vitest';
import { addTags } from './tags.ts';

test('tags are trimmed, and empty or repeated tags are dropped', () => {
  expect(addTags(['Care'], ' Speed, , care,Hotels,Speed')).toEqual(['Care', 'Speed', 'Hotels']);
  expect(addTags(['Care'], '  ')).toEqual(['Care']);
  expect(addTags([], 'One\nTwo\tThree')).toEqual(['One', 'Two', 'Three']);
});
