import { describe, expect, it } from 'vitest';
import { sections } from '#contract/sections/index.ts';
import { isEmpty, isUsable } from './hero-content.ts';

const blank = sections.hero.fields.parse({});

describe('the hero', () => {
  it('is empty if no field has content', () => {
    expect(isEmpty(blank)).toBe(true);
  });

  it.each([
    { titleLine2: 'Made to last.' },
    { badge: { value: '4.8', text: '' } },
    { bgVideoUrl: 'https://media.example/dusk.mp4' },
    { rightImageUrl: '/uploads/camp.webp' },
    { secondaryCta: { label: 'See our work', href: '/portfolio' } },
  ])('is shown for %o alone', (given) => {
    expect(isEmpty({ ...blank, ...given })).toBe(false);
  });

  it('has a button only if it has both a label and a link', () => {
    expect(isUsable({ label: 'Start', href: '/contact' })).toBe(true);
    expect(isUsable({ label: 'Start', href: '' })).toBe(false);
    expect(isUsable({ label: '', href: '/contact' })).toBe(false);
    expect(isEmpty({ ...blank, cta: { label: 'Start', href: '' } })).toBe(true);
  });
});
