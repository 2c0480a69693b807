import { expect, test } from 'vitest';
import { pricing as section } from '#contract/sections/pricing.ts';
import { fittingPlan, questionsFor, type Answers } from './fitting.ts';

const { plans } = section.fields.parse({
  plans: [
    { title: 'Custom', price: 0 },
    { title: 'Shop', price: 320, shop: 'with', maxLanguages: 1 },
    { title: 'Full', price: 165, maxPages: 10, shop: 'without', maxLanguages: 1 },
    { title: 'Small', price: 90, maxPages: 5, shop: 'without', maxLanguages: 1 },
  ],
});
const fitting = (answers: Answers) => fittingPlan(plans, answers)?.title;

test('the answers to the questions are the limits of the plans', () => {
  const asked = questionsFor(plans).map(({ label, options }) => [label, ...options.map((option) => option.label)]);
  expect(asked).toEqual([
    ['Pages', 'Up to 5', 'Up to 10', 'More'],
    ['Online shop', 'No', 'Yes'],
    ['Languages', 'One', 'More'],
  ]);
});

test('plans that do not differ have no questions', () => {
  const asked = (given: object[]) => questionsFor(section.fields.parse({ plans: given }).plans).map(({ key }) => key);
  expect(asked([{ title: 'A' }, { title: 'B' }])).toEqual([]);
  expect(asked([{ maxPages: 5 }, { maxPages: 5 }])).toEqual([]);
  expect(asked([{ maxPages: 5 }, { maxPages: 9 }])).toEqual(['pages']);
});

test('the cheapest plan that covers the answers fits, and a custom one comes last', () => {
  expect(fitting({ pages: 5 })).toBe('Small');
  expect(fitting({ pages: 10, shop: 'without' })).toBe('Full');
  expect(fitting({ shop: 'with', languages: 1 })).toBe('Shop');
  expect(fitting({ pages: 0, shop: 'without' })).toBe('Custom');
  expect(fitting({ languages: 0 })).toBe('Custom');
});

test('no plan fits answers that none covers', () => {
  expect(fittingPlan(plans.slice(2), { shop: 'with' })).toBeUndefined();
  expect(fittingPlan(plans.slice(2), { pages: 0 })).toBeUndefined();
});
