import { expect, test } from 'vitest';
import { pages } from '#contract/collections/pages.ts';
import { sections } from '#contract/sections/index.ts';
import { valueText, textOfHtml, schemaAt } from './format-value.ts';

test('the schema of a field in a block is that of the kind of the block', () => {
  const blocks = [
    { type: 'quote', content: {} },
    { type: 'gallery', content: {} },
  ];
  expect(schemaAt(pages.create, 'blocks.0.content.pictures', { blocks })).toBeUndefined();
  expect(schemaAt(pages.create, 'blocks.1.content.pictures', { blocks })).toBeDefined();
});

test('formatted text is shown without its tags', () => {
  expect(textOfHtml('<p>The old <b>wool</b> store<br>Ganga &amp; Sons</p><p>Bikaner</p>')).toBe(
    'The old wool store Ganga & Sons Bikaner',
  );
});

test('a list is shown entry by entry', () => {
  const schema = schemaAt(sections.about.fields, 'stats');
  expect(
    schema &&
      valueText(schema, [
        { value: '5+', label: 'Years' },
        { value: '20+', label: 'Projects' },
      ]),
  ).toBe('1. 5+, Years\n2. 20+, Projects');
});

test('a boolean is shown as Yes or No; numbers and text are shown unchanged', () => {
  const visible = schemaAt(sections.faq.fields, 'faqs.0.isVisible');
  const zoom = schemaAt(sections.contact.fields, 'mapZoom');
  expect(visible && valueText(visible, false)).toBe('No');
  expect(zoom && valueText(zoom, 14)).toBe('14');
});
