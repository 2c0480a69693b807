import { expect, test } from 'vitest';
import { pricing } from '#contract/sections/pricing.ts';
import { priceText } from '#contract/price.ts';
import { buttonColor, planSummary, planLink } from './plan.ts';

test('a price is shown in thousands of rupees, as entered', () => {
  expect(priceText(45)).toBe('Rs 45K');
  expect(priceText(12.5)).toBe('Rs 12.5K');
});

test('a plan with no price shows Custom', () => {
  expect(priceText(0)).toBe('Custom');
});

test('a plan with no link goes to /contact', () => {
  expect(planLink({ buttonHref: '' })).toBe('/contact');
  expect(planLink({ buttonHref: '/services' })).toBe('/services');
});

test('an unknown button colour falls back to the default', () => {
  expect(buttonColor('bg-indigo-700')).toBe('bg-indigo-700');
  expect(buttonColor('text-white bg-amber-500 hover:bg-amber-600')).toBe('bg-amber-500');
  expect(buttonColor('bg-fuchsia-300')).toBe('bg-gray-700');
  expect(buttonColor('')).toBe('bg-gray-700');
});

test('a request carries the details of its plan, with the slug of the title as key', () => {
  const content = { plans: [{ title: 'Made  to Measure!', price: 12.5, highlighted: true }] };
  const [plan] = pricing.fields.parse(content).plans;
  if (!plan) throw new Error('no plan');
  expect(planSummary(plan, '/month')).toEqual({
    id: plan._id,
    key: 'made-to-measure',
    title: 'Made  to Measure!',
    price: 12.5,
    periodLabel: '/month',
    highlighted: true,
  });
});
