import { placeLabel } from '#contract/template-places.ts';
import { readProperty } from '#server/read-property.ts';

const TITLE_MAX = 200;
const TITLES = ['title', 'name', 'subject', 'firstName', 'email', 'place', 'fileName'];

/**
 * The title of a record: the first of the fields in `TITLES` that is not empty. A template is called like the page that it
 * is for. A redirect gets both its ends, because nothing else in an audit entry contains them.
 */
export function recordTitle(record: unknown): string {
  const [from, to] = [readProperty(record, 'from'), readProperty(record, 'to')];
  if (typeof from === 'string' && typeof to === 'string') return `${from} → ${to || 'removed'}`;
  const candidates = TITLES.map((field) => readProperty(record, field));
  const title = candidates.find((value) => typeof value === 'string' && value.trim() !== '');
  return typeof title === 'string' ? placeLabel(title.trim()).slice(0, TITLE_MAX) : '';
}
