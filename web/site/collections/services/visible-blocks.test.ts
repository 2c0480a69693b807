import { describe, expect, test } from 'vitest';
import { SERVICE_BLOCKS, type ServiceBlockType } from '#contract/constants.ts';
import type { ServiceBlock } from '#contract/collections/services.ts';
import { visibleBlocks } from './visible-blocks.ts';

function block(given: Partial<ServiceBlock>): ServiceBlock {
  return { type: 'custom', title: '', content: '', items: ['One'], ...given };
}

function idsOf(...sections: ServiceBlock[]): string[] {
  return visibleBlocks({ sections }).map(({ id }) => id);
}

describe('the sections of a service page', () => {
  test.for(Object.entries(SERVICE_BLOCKS) as [ServiceBlockType, string][])(
    'without a title get the default title of their type: %s',
    ([type, title]) => {
      expect(visibleBlocks({ sections: [block({ type })] })[0]?.title).toBe(title);
      expect(visibleBlocks({ sections: [block({ type, title: ' Ours ' })] })[0]?.title).toBe('Ours');
    },
  );

  test('are left out if they are empty', () => {
    const nothing = [
      block({ type: 'problems', items: [] }),
      block({ title: 'Only a title', items: [] }),
      block({ content: '<p>&nbsp;</p><p><br></p>', items: ['', ' '] }),
      block({ items: [{ title: '', description: '' }] }),
    ];
    expect(visibleBlocks({ sections: nothing, faqs: [] })).toEqual([]);
    expect(visibleBlocks({})).toEqual([]);
  });

  test('are shown with only text, only items or only a picture', () => {
    const sections = [
      block({ content: '<p>Words</p>', items: [] }),
      block({}),
      block({ content: '<img src="/a.webp" alt="">', items: [] }),
    ];
    expect(visibleBlocks({ sections })).toHaveLength(3);
  });

  test('of an unknown type count as custom', () => {
    const odd = { ...block({ title: 'Awards' }), type: 'toString' as ServiceBlockType };
    expect(visibleBlocks({ sections: [odd] })[0]).toMatchObject({ type: 'custom', title: 'Awards' });
  });

  test('have unique anchors made from their titles', () => {
    const process = block({ type: 'process', title: 'How it goes' });
    expect(idsOf(process, process, block({ type: 'tech' }))).toEqual(['how-it-goes', 'how-it-goes-2', 'tech-stack']);
    expect(idsOf(block({ type: 'tech' }), process)).toEqual(['tech-stack', 'how-it-goes']);
    expect(idsOf(block({ type: 'problems', title: 'समस्या' }), block({ type: 'problems', title: 'कमी' }))).toEqual([
      'problems',
      'problems-2',
    ]);
  });

  test('do not reuse the anchors of the layout', () => {
    expect(idsOf(block({ title: 'Content' }))).toEqual(['content-2']);
  });

  test('without a title use the heading in their text as label, else Details', () => {
    const labels = visibleBlocks({
      sections: [block({ content: '<h2>Before <em>&amp;</em> after</h2><p>Words</p>' }), block({})],
    });
    expect(labels.map(({ id, title, label }) => [id, title, label])).toEqual([
      ['before-after', '', 'Before & after'],
      ['details', '', 'Details'],
    ]);
  });

  test('end with the FAQ of the page', () => {
    const shown = visibleBlocks({
      sections: [block({ type: 'faqs', items: [{ q: 'One?', a: 'Yes.' }] })],
      faqs: [{ q: 'Two?', a: 'No.' }],
    });
    expect(shown.map(({ id, type, title }) => [id, type, title])).toEqual([
      ['faqs', 'faqs', 'FAQs'],
      ['faqs-2', 'faqs', 'FAQs'],
    ]);
  });
});
