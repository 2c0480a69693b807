import { expect, test } from 'vitest';
import { sections } from '#contract/sections/index.ts';
import { rules } from '#contract/rule-texts.ts';
import { contractResolver, flattenErrors, messageAt, type ServerIssue } from './resolver.ts';

const { fields, write } = sections['service-section'];
const options = { fields: {}, names: undefined, shouldUseNativeValidation: false };

async function check(values: Record<string, unknown>, refused: ServerIssue[] = []) {
  return contractResolver(write, fields, () => refused)(values, undefined, options);
}

const card = {
  title: 'Web design',
  description: 'Pages',
  iconKey: 'FaCode',
  slug: '',
  href: '',
  isVisible: true,
  order: 4,
};

test('valid values are returned as they will be saved: renumbered, with the slug from the title', async () => {
  const { values, errors } = await check({
    ...fields.parse({}),
    cards: [card, { ...card, title: 'Second', order: 1 }],
  });
  expect(errors).toEqual({});
  expect(values).toMatchObject({
    cards: [
      { title: 'Web design', slug: 'web-design', order: 0 },
      { title: 'Second', slug: 'second', order: 1 },
    ],
  });
});

test('text in a number field is an error, even if the schema would parse it as a number', async () => {
  const { write, fields } = sections.hero;
  const resolve = contractResolver(write, fields, () => []);
  const { errors } = await resolve({ ...fields.parse({}), bgOverlayOpacity: '1e3' }, undefined, options);
  expect(flattenErrors(errors)).toEqual([{ path: 'bgOverlayOpacity', message: rules.plainNumber }]);
});

test('an error of an entry and an error of a field in it are both found', async () => {
  const { errors } = await check({
    ...fields.parse({}),
    cta: { label: '', href: 'javascript:alert(1)' },
    cards: [{ ...card, title: '' }],
  });
  expect(messageAt(errors, 'cta.href')).toBe(rules.link);
  expect(flattenErrors(errors).map(({ path }) => path)).toContain('cta.href');
});

test('an incomplete visible card has its error at its own path', async () => {
  const { errors } = await check({ ...fields.parse({}), cards: [card, { ...card, title: '' }] });
  expect(messageAt(errors, 'cards.1')).toBe(rules.serviceCards);
  expect(messageAt(errors, 'cards.0')).toBeUndefined();
  expect(flattenErrors(errors)).toEqual([{ path: 'cards.1', message: rules.serviceCards }]);
});

test('a server error stays at its field until the value changes', async () => {
  const refused = [{ path: 'cards.0.title', message: 'Too loud', refused: 'Web design' }];
  const before = await check({ ...fields.parse({}), cards: [card] }, refused);
  expect(messageAt(before.errors, 'cards.0.title')).toBe('Too loud');
  const after = await check({ ...fields.parse({}), cards: [{ ...card, title: 'Quiet' }] }, refused);
  expect(after.errors).toEqual({});
});

test('an empty text of a footer link is an error beside it, where a call would get “Link”', async () => {
  const { write, fields } = sections.footer;
  const resolve = contractResolver(write, fields, () => []);
  const usefulLinks = [
    { label: 'Prices', href: '/pricing' },
    { label: ' ', href: '/about' },
  ];
  const { errors } = await resolve({ ...fields.parse({}), usefulLinks }, undefined, options);
  expect(flattenErrors(errors)).toEqual([{ path: 'usefulLinks.1.label', message: rules.required('Text') }]);
});
