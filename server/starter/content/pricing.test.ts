import { expect, test } from 'vitest';
import { pricing as section } from '#contract/sections/pricing.ts';
import { pricing } from './pricing.ts';

const { plans } = section.fields.parse(pricing);

test('the starter site has four plans with five to nine features, one highlighted and one Custom', () => {
  expect(plans).toHaveLength(4);
  for (const { features } of plans) {
    expect(features.length).toBeGreaterThanOrEqual(5);
    expect(features.length).toBeLessThanOrEqual(9);
  }
  expect(plans.filter(({ highlighted, ribbon }) => highlighted && ribbon)).toHaveLength(1);
  expect(plans.filter(({ price }) => price === 0)).toHaveLength(1);
});

test('the plan prices range from 90 to 320, as the FAQ of the starter site says', () => {
  const prices = plans.map(({ price }) => price).filter(Boolean);
  expect([Math.min(...prices), Math.max(...prices)]).toEqual([90, 320]);
});
