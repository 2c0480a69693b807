import { describe, expect, it } from 'vitest';
import { keyAction, type KeyPress } from './key-action.ts';

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  defaultPrevented: false,
  ...more,
});

describe('the blog keyboard shortcuts', () => {
  it("use '/' for the search and the left and right arrows for paging", () => {
    expect(keyAction(press('/'), 'page')).toBe('search');
    expect(keyAction(press('ArrowLeft'), 'page')).toBe('previous');
    expect(keyAction(press('ArrowRight'), 'page')).toBe('next');
    expect(keyAction(press('a'), 'page')).toBeNull();
  });

  it('do nothing while typing in a field', () => {
    for (const key of ['/', 'ArrowLeft', 'ArrowRight']) expect(keyAction(press(key), 'field')).toBeNull();
  });

  it('do nothing with a modifier', () => {
    for (const modifier of ['altKey', 'ctrlKey', 'metaKey'] as const) {
      for (const key of ['/', 'ArrowLeft', 'ArrowRight']) {
        expect(keyAction(press(key, { [modifier]: true }), 'page')).toBeNull();
      }
    }
    expect(keyAction(press('ArrowRight', { shiftKey: true }), 'page')).toBeNull();
  });

  it("accept '/' on keyboards that type it with Shift", () => {
    expect(keyAction(press('/', { shiftKey: true }), 'page')).toBe('search');
  });

  it('leave the arrow keys to widgets that scroll sideways', () => {
    expect(keyAction(press('ArrowRight'), 'moves')).toBeNull();
    expect(keyAction(press('/'), 'moves')).toBe('search');
  });

  it('do nothing if another handler has used the key', () => {
    expect(keyAction(press('ArrowRight', { defaultPrevented: true }), 'page')).toBeNull();
  });
});
