import { expect, test } from 'vitest';
import { withoutHidden } from './public-view.ts';

test('hidden entries are left out of lists at any depth, and nothing else is', () => {
  const record = {
    isVisible: false,
    cards: [
      { title: 'Seen', isVisible: true, parts: [{ isVisible: false }, 'text'] },
      { title: 'Hidden', isVisible: false },
      { title: 'Without the switch' },
    ],
  };
  expect(withoutHidden(record)).toEqual({
    isVisible: false,
    cards: [{ title: 'Seen', isVisible: true, parts: ['text'] }, { title: 'Without the switch' }],
  });
  expect(record.cards).toHaveLength(3);
});
