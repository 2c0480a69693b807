import { expect, test } from 'vitest';
import { withoutHidden } from './public-view.ts';

test('removes hidden entries from lists at any depth, and nothing else', () => {
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
