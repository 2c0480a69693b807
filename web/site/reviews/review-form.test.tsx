import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HONEYPOT } from '#contract/constants.ts';
import { reviewSubmission } from '#contract/collections/reviews.ts';
import { QueryClient } from '#web/site/query-client/query-client.ts';
import { QueryClientProvider } from '#web/site/query-client/use-query.tsx';
import { ReviewForm } from './review-form.tsx';

const html = renderToStaticMarkup(
  <QueryClientProvider client={new QueryClient()}>
    <ReviewForm onSent={() => undefined} />
  </QueryClientProvider>,
);
const field = (name: string) => new RegExp(`<(?:input|textarea)[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? '';

test('the form has the same length limits as the server', () => {
  const lengths = Object.fromEntries(
    ['name', 'role', 'review'].map((name) => [name, Number(/maxLength="(\d+)"/.exec(field(name))?.[1])]),
  );
  const review = (more: number) => ({
    ...{ stars: 5, avatar: 'male' },
    ...Object.fromEntries(Object.entries(lengths).map(([name, length]) => [name, 'x'.repeat(length + more)])),
  });
  expect(reviewSubmission.safeParse(review(0)).success).toBe(true);
  expect(reviewSubmission.safeParse(review(1)).error?.issues).toHaveLength(3);
});

test('the form starts with five stars, no portrait and a disabled submit button', () => {
  expect(html.match(/<input[^>]*name="stars"[^>]*checked=""[^>]*value="5"|value="5"[^>]*checked=""/g)).toHaveLength(1);
  expect(html).not.toMatch(/name="avatar"[^>]*checked/);
  expect(html).toMatch(/<button[^>]*type="submit"[^>]*disabled=""/);
  expect(html).toContain('Please add your name, a review of 10 to 1200 characters, and a portrait.');
});

test('there are three portraits of each kind, none says the same, and the role is optional', () => {
  const choices = (html.match(/<input[^>]*name="avatar"[^>]*>/g) ?? []).map((input) => ({
    value: /value="([^"]+)"/.exec(input)?.[1],
    label: /aria-label="([^"]+)"/.exec(input)?.[1],
  }));
  expect(choices.map(({ value }) => value)).toEqual(['male', 'female', 'male 1', 'female 1', 'male 2', 'female 2']);
  expect(new Set(choices.map(({ label }) => label)).size).toBe(6);
  expect(new Set([...html.matchAll(/src="(\/api\/avatars[^"]+)"/g)].map(([, src]) => src)).size).toBe(6);
  expect(field('role')).not.toContain('required');
  expect(field('name')).toContain('required');
});

test('the honeypot is hidden from keyboard and screen reader', () => {
  expect(field(HONEYPOT)).toContain('tabindex="-1"');
  expect(html).toMatch(new RegExp(`<div[^>]*aria-hidden="true"[^>]*>(?:(?!</div>).)*name="${HONEYPOT}"`));
});
