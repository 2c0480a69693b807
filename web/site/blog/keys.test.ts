import { describe, expect, it } from 'vitest';
import { meaningOf, type Press } from './keys.ts';

const press = (key: string, more: Partial<Press> = {}): Press => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  defaultPrevented: false,
  ...more,
});

describe('the keys of the blog', () => {
  it("are '/' for the search and the left and right arrows for the pages", () => {
    expect(meaningOf(press('/'), 'page')).toBe('search');
    expect(meaningOf(press('ArrowLeft'), 'page')).toBe('previous');
    expect(meaningOf(press('ArrowRight'), 'page')).toBe('next');
    expect(meaningOf(press('a'), 'page')).toBeNull();
  });

  it('do nothing while typing in a field', () => {
    for (const key of ['/', 'ArrowLeft', 'ArrowRight']) expect(meaningOf(press(key), 'field')).toBeNull();
  });

  it('do nothing with a modifier', () => {
    for (const modifier of ['altKey', 'ctrlKey', 'metaKey'] as const) {
      for (const key of ['/', 'ArrowLeft', 'ArrowRight']) {
        expect(meaningOf(press(key, { [modifier]: true }), 'page')).toBeNull();
      }
    }
    expect(meaningOf(press('ArrowRight', { shiftKey: true }), 'page')).toBeNull();
  });

  it("know the '/' of keyboards that write it with Shift", () => {
    expect(meaningOf(press('/', { shiftKey: true }), 'page')).toBe('search');
  });

  it('leave the arrows to what moves sideways by itself', () => {
    expect(meaningOf(press('ArrowRight'), 'moves')).toBeNull();
    expect(meaningOf(press('/'), 'moves')).toBe('search');
  });

  it('do nothing where another has taken the key', () => {
    expect(meaningOf(press('ArrowRight', { defaultPrevented: true }), 'page')).toBeNull();
  });
});
