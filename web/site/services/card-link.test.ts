import { expect, it } from 'vitest';
import { cardLink } from './card-link.ts';

it('a service card leads to its own link before its page', () => {
  expect(cardLink({ href: 'https://shop.example', slug: 'online-shops' })).toBe('https://shop.example');
});

it('a service card without a link leads to the page of its slug', () => {
  expect(cardLink({ href: '', slug: 'online-shops' })).toBe('/services/online-shops');
});

it('a service card with neither leads nowhere', () => {
  expect(cardLink({ href: '', slug: '' })).toBe('');
});
