import { expect, test } from 'vitest';
import { query } from '#web/api.ts';
import { FIRST_PAGES } from '#contract/constants.ts';
import { fieldPath } from '#web/ui/field-path.ts';
import { composedRoute, matchRoute } from '#web/site/routes.ts';
import { previewAllRecords, reviewsPage, sharedPreview, testimonialsPage, type SharedRecord } from './shared-pages.ts';

const review = (_id: string, order: number, more: object = {}): SharedRecord & { review: string; role: string } => ({
  ...{ _id, order, name: `Client ${_id}`, role: 'Baker', review: `What ${_id} wrote.` },
  ...{ isApproved: true, isVisible: true, ...more },
});
const all = [
  review('a', 0),
  review('b', 1),
  review('c', 2, { isApproved: false }),
  review('d', 3, { isVisible: false }),
];
const shownBy = (queries: { value: unknown }[]) => (queries[0]!.value as SharedRecord[]).map(({ _id }) => _id);

test.each([
  [reviewsPage, query('GET /reviews').queryKey],
  [testimonialsPage, query('GET /testimonials').queryKey],
])('the page of $title gets preview data for exactly the API call that it makes', (page, key) => {
  expect(previewAllRecords(page, [])).toEqual([{ key, value: [] }]);
  const isFirstPage = FIRST_PAGES.some((path) => path === page.page);
  expect(isFirstPage || matchRoute(page.page).route !== composedRoute).toBe(true);
});

test('the page shows approved and visible records in the given order', () => {
  expect(shownBy(previewAllRecords(reviewsPage, all.toReversed()))).toEqual(['b', 'a']);
});

test('the typed review appears among the others at its position; a new one comes last', () => {
  const typed = { name: 'Typed', role: '', review: 'Nobody has saved this.', isApproved: true, isVisible: true };
  const saved = sharedPreview(reviewsPage, review('a', 5), () => all);
  expect(shownBy(saved.pinnedQueries({ ...typed, order: 5 }))).toEqual(['b', 'a']);
  expect(saved.pinnedQueries({ ...typed, order: 5 })[0]?.value).toContainEqual(
    expect.objectContaining({ name: 'Typed' }),
  );
  const made = sharedPreview(reviewsPage, null, () => all);
  expect(shownBy(made.pinnedQueries(typed)).slice(0, 2)).toEqual(['a', 'b']);
  expect(made.pinnedQueries(typed)[0]?.value).toHaveLength(3);
  expect(sharedPreview(reviewsPage, null, () => undefined).pinnedQueries(typed)[0]?.value).toHaveLength(1);
});

test('an unapproved or hidden review is not on the page, and the preview says why', () => {
  const { pinnedQueries, sharedPage } = sharedPreview(reviewsPage, review('a', 0), () => all);
  const hidden = { name: 'Typed', isApproved: true, isVisible: false, order: 0 };
  expect(shownBy(pinnedQueries(hidden))).toEqual(['b']);
  expect(sharedPage?.hiddenReason(hidden)).toBe('The page does not show this review: it is not visible.');
  expect(sharedPage?.hiddenReason({ ...hidden, isApproved: false })).toMatch('not approved');
  expect(sharedPage?.hiddenReason({ ...hidden, isVisible: true })).toBe('');
});

test('each record carries its id as the path of its fields', () => {
  const [pinned] = previewAllRecords(reviewsPage, all);
  expect((pinned!.value as SharedRecord[]).map((record) => fieldPath(record, 'name'))).toEqual(['a.name', 'b.name']);
});

test('a record other than the one in the form links to its own editor', () => {
  const { sharedPage } = sharedPreview(reviewsPage, review('a', 0), () => all);
  expect(sharedPage?.linkTo('b')).toEqual({ title: 'the review of Client b', path: '/reviews/b' });
  expect(sharedPage?.linkTo('a')).toBeUndefined();
});
