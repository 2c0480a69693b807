import { describe, expect, it } from 'vitest';
import { splitFigure } from './summary.tsx';
import { splitLastWord } from './heading-words.tsx';

describe('the About heading', () => {
  it('separates its last word', () => {
    expect(splitLastWord('A small studio with a long horizon')).toEqual({
      start: 'A small studio with a long',
      last: 'horizon',
    });
  });

  it('has only accent text if it is a single word', () => {
    expect(splitLastWord('Hello')).toEqual({ start: '', last: 'Hello' });
  });

  it('ignores extra spaces', () => {
    expect(splitLastWord('  Two\n  words ')).toEqual({ start: 'Two', last: 'words' });
    expect(splitLastWord('   ')).toEqual({ start: '', last: '' });
  });

  it('keeps punctuation with its word, in any script', () => {
    expect(splitLastWord('रेत पर बना, टिकाऊ।').last).toBe('टिकाऊ।');
  });
});

describe('a figure', () => {
  it.each([
    ['5+', '5', '+'],
    ['92%', '92', '%'],
    ['4.8', '4.8', ''],
    ['1,200 km', '1,200', 'km'],
    ['many', 'many', ''],
    ['', '', ''],
  ])('%s has the number %s and the suffix %s', (value, number, sign) => {
    expect(splitFigure(value)).toEqual({ number, sign });
  });
});
