import { describe, expect, test } from 'vitest';
import { services } from '#contract/collections/services.ts';
import { withSections, type ServiceSection } from '#contract/service-sections.ts';
import { shownBlocks } from './shown-blocks.ts';

function section(given: Partial<ServiceSection>): ServiceSection {
  return { type: 'custom', title: '', content: '', items: ['One'], ...given };
}

function shown(sections: ServiceSection[], faqs: { q: string; a: string }[] = []) {
  return shownBlocks({ blocks: withSections([], sections), faqs }, () => undefined);
}

function idsOf(...sections: ServiceSection[]): string[] {
  return shown(sections).map(({ place }) => place.anchor);
}

describe('the sections of a service page', () => {
  test('without a heading are called like their kind', () => {
    const labels = shown([section({ type: 'tech' }), section({ type: 'tech', title: 'Ours' })]).map(
      ({ label }) => label,
    );
    expect(labels).toEqual(['Tech Stack', 'Ours']);
  });

  test('are left out if they are empty', () => {
    const nothing = [
      section({ type: 'problems', items: [] }),
      section({ title: 'Only a title', items: [] }),
      section({ content: '<p>&nbsp;</p><p><br></p>', items: ['', ' '] }),
      section({ items: [{ title: '', description: '' }] }),
    ];
    expect(shown(nothing)).toEqual([]);
  });

  test('are shown with only text, only items or only a picture', () => {
    const sections = [
      section({ content: '<p>Words</p>', items: [] }),
      section({}),
      section({ content: '<img src="/a.webp" alt="">', items: [] }),
    ];
    expect(shown(sections)).toHaveLength(3);
  });

  test('have unique anchors made from their titles', () => {
    const process = section({ type: 'process', title: 'How it goes' });
    expect(idsOf(process, process, section({ type: 'tech' }))).toEqual(['how-it-goes', 'how-it-goes-2', 'tech-stack']);
    expect(idsOf(section({ type: 'tech' }), process)).toEqual(['tech-stack', 'how-it-goes']);
    expect(idsOf(section({ type: 'problems', title: 'समस्या' }), section({ type: 'problems', title: 'कमी' }))).toEqual([
      'problems',
      'problems-2',
    ]);
  });

  test('of other kinds have the anchors that they have on pages', () => {
    const form = { type: 'form', content: { heading: 'Ask for a date' } };
    const { blocks, faqs } = services.create.parse({ title: 'Wells', slug: 'wells', blocks: [form, form] });
    expect(shownBlocks({ blocks, faqs }, () => undefined).map(({ place }) => place.anchor)).toEqual(['form', 'form-2']);
  });

  test('do not reuse the anchors of the layout', () => {
    expect(idsOf(section({ title: 'Content' }))).toEqual(['content-2']);
  });

  test('without a heading use the one in their text as label, else Details', () => {
    const found = shown([section({ content: '<h2>Before <em>&amp;</em> after</h2><p>Words</p>' }), section({})]);
    expect(found.map(({ place, label }) => [place.anchor, label])).toEqual([
      ['before-after', 'Before & after'],
      ['details', 'Details'],
    ]);
  });

  test('end with the FAQ of the page', () => {
    const found = shown([section({ type: 'faqs', items: [{ q: 'One?', a: 'Yes.' }] })], [{ q: 'Two?', a: 'No.' }]);
    expect(found.map(({ place, block, label }) => [place.anchor, block.type, label])).toEqual([
      ['faqs', 'questions', 'FAQs'],
      ['faqs-2', 'questions', 'FAQs'],
    ]);
  });
});
