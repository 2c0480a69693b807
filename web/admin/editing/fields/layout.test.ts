import { expect, test } from 'vitest';
import { metaOf } from '#contract/field-meta.ts';
import { sections } from '#contract/sections/index.ts';
import { fieldBlocks, fieldSheets, isCompact, isSlider, placeFields } from './layout.ts';

const halves = (name: keyof typeof sections) =>
  placeFields(sections[name].fields.shape)
    .filter(({ isHalfWidth }) => isHalfWidth)
    .map(({ key }) => key);

test('the form is grouped under the headings from the schema', () => {
  expect(fieldBlocks(sections.hero.fields.shape).map(({ heading }) => heading)).toEqual([
    'Text',
    'Buttons',
    'Badge',
    'Pictures',
  ]);
});

test('related fields are side by side', () => {
  expect(halves('hero')).toEqual(['titleLine1', 'titleLine2']);
  expect(halves('contact')).toEqual(['mapLat', 'mapLng']);
});

test('the two fields of a button are side by side', () => {
  expect(placeFields(metaOf(sections.hero.fields.shape.cta).shape ?? {}).every(({ isHalfWidth }) => isHalfWidth)).toBe(
    true,
  );
});

test('neighbouring texts share one sheet; a switch, a slider and a picture stand alone', () => {
  const keys = (shape: Parameters<typeof placeFields>[0]) =>
    fieldSheets(placeFields(shape)).map((sheet) => sheet.map(({ key }) => key));
  expect(keys(sections.pricing.fields.shape)[0]).toEqual(['eyebrow', 'heading', 'subheading', 'periodLabel']);
  expect(keys(metaOf(sections.pricing.fields.shape.promo).shape ?? {})[0]).toEqual(['isVisible']);
  expect(keys(sections.hero.fields.shape)).toContainEqual(['bgOverlayOpacity']);
});

test('link entries are compact and stay open; card entries are folded', () => {
  const element = (schema: Parameters<typeof metaOf>[0]) => metaOf(schema).element ?? schema;
  expect(isCompact(element(sections.footer.fields.shape.usefulLinks))).toBe(true);
  expect(isCompact(element(sections['service-section'].fields.shape.cards))).toBe(false);
  expect(isCompact(element(sections.faq.fields.shape.faqs))).toBe(false);
});

test('the overlay and the zoom use sliders; a coordinate and a price use text fields', () => {
  expect(isSlider(metaOf(sections.hero.fields.shape.bgOverlayOpacity))).toBe(true);
  expect(isSlider(metaOf(sections.contact.fields.shape.mapZoom))).toBe(true);
  expect(isSlider(metaOf(sections.contact.fields.shape.mapLat))).toBe(false);
});

test('internal fields are not shown', () => {
  const shape = metaOf(metaOf(sections.faq.fields.shape.faqs).element ?? sections.faq.fields).shape ?? {};
  expect(placeFields(shape).map(({ key }) => key)).toEqual(['question', 'answer', 'isVisible']);
});
