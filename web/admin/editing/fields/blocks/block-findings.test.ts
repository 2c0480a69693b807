import { expect, test } from 'vitest';
import type { BlockType } from '#contract/blocks/index.ts';
import type { Values } from '#web/admin/editing/form/values.ts';
import { blockFindings } from './block-findings.ts';
import { isBlock, newBlock } from './block-values.ts';

function findings(type: BlockType, content: Values): string[] {
  const block = newBlock(type, content);
  return isBlock(block) ? blockFindings(block, block.content) : [];
}

test('a complete block has no findings', () => {
  expect(findings('text-picture', { imageUrl: '/a.webp', imageAlt: 'A tent', text: '<p>Words</p>' })).toEqual([]);
});

test('a picture without a description is found, in a field, an entry and a formatted text', () => {
  const missing = ['A picture has no description.'];
  expect(findings('text-picture', { imageUrl: '/a.webp' })).toEqual(missing);
  expect(findings('gallery', { pictures: [{ imageUrl: '/a.webp' }, { imageUrl: '/b.webp', imageAlt: 'B' }] })).toEqual(
    missing,
  );
  expect(findings('text', { text: '<p><img src="/a.webp"></p>' })).toEqual(missing);
  expect(findings('text', { text: '<p><img src="/a.webp" alt=""></p>' })).toEqual([]);
  expect(findings('text-picture', { imageUrl: '/a.webp', imageAltSource: 'decorative' })).toEqual([]);
});

test('buttons and links without a target or a text are found', () => {
  expect(
    findings('call-to-action', { cta: { label: 'Go', href: '' }, secondaryCta: { label: '', href: '/x' } }),
  ).toEqual(['The button “Go” leads nowhere.', 'A button has no text.']);
  expect(findings('text', { text: '<p><a>Here</a> <a href="/x"> </a></p>' })).toEqual([
    'A link leads nowhere.',
    'A link has no text.',
  ]);
});

test('a block of an unknown kind has none', () => {
  expect(blockFindings({ _id: 'u', type: 'carousel-of-2031', words: 'Kept' }, undefined)).toEqual([]);
});
