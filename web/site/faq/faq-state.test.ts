import { describe, expect, it } from 'vitest';
import { limitMatches, withSearch, withToggled, initialFaq } from './faq-state.ts';

const eight = [1, 2, 3, 4, 5, 6, 7, 8];

describe('the FAQ questions', () => {
  it('open one at a time, and close when selected again', () => {
    const first = withToggled(initialFaq, 'first');
    expect(first.openId).toBe('first');
    expect(withToggled(first, 'second').openId).toBe('second');
    expect(withToggled(first, 'first').openId).toBeNull();
  });

  it('keep the search and the expanded list while answers are opened', () => {
    const state = { search: 'site', openId: null, showAll: true };
    expect(withToggled(state, 'a')).toEqual({ ...state, openId: 'a' });
  });

  it('collapse and close when the search changes', () => {
    expect(withSearch('cost')).toEqual({ search: 'cost', openId: null, showAll: false });
  });

  it('show the first six with a button for the rest', () => {
    expect(limitMatches(eight, false)).toEqual({ shown: [1, 2, 3, 4, 5, 6], button: 'Show 2 more' });
    expect(limitMatches(eight, true)).toEqual({ shown: eight, button: 'Show less' });
  });

  it('have no button when six or fewer match', () => {
    expect(limitMatches(eight.slice(2), false)).toEqual({ shown: eight.slice(2), button: null });
    expect(limitMatches([], true)).toEqual({ shown: [], button: null });
  });
});
