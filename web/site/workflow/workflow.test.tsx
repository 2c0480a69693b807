import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { workflow as section } from '#contract/sections/workflow.ts';
import { StepsStrip } from './steps-strip.tsx';
import { Workflow } from './workflow.tsx';

const place = { anchor: 'workflow', level: 2 } as const;

function namesIn(html: string): (string | undefined)[] {
  return [...html.matchAll(/<h3[^>]*>([^<]*)<\/h3><p[^>]*>[^<]+<\/p>/g)].map(([, name]) => name);
}

test.for(['walk', 'strip'] as const)('the six steps appear in order as a %s, each with its own text', (look) => {
  const content = section.fields.parse({});
  const Steps = look === 'walk' ? Workflow : StepsStrip;
  const html = renderToStaticMarkup(<Steps content={content} look={look} data={{}} place={place} />);
  expect(namesIn(html)).toEqual(content.steps.map(({ name }) => name.replace('&', '&amp;')));
});

test.for(['walk', 'strip'] as const)('without steps there is no heading either, as a %s', (look) => {
  const Steps = look === 'walk' ? Workflow : StepsStrip;
  const content = section.fields.parse({ steps: [] });
  expect(renderToStaticMarkup(<Steps content={content} look={look} data={{}} place={place} />)).toBe('');
});

test('the walk is drawn for six steps; another number of steps is shown in brief', () => {
  const content = section.fields.parse({ steps: [{ name: 'Ask', text: 'First.', picture: 'call' }] });
  const html = renderToStaticMarkup(<Workflow content={content} look="walk" data={{}} place={place} />);
  expect(namesIn(html)).toEqual(['Ask']);
  expect(html).not.toContain('proofs');
});

test('a step shows its own picture instead of the drawing, with any number of steps', () => {
  const steps = Array.from({ length: 6 }, (_, index) => ({ name: `Step ${index}`, text: 'Words.', picture: 'talk' }));
  const photo = { imageUrl: '/uploads/van.webp', imageAlt: 'A green van' };
  for (const count of [4, 6]) {
    const some = steps.slice(0, count).map((step, index) => (index === 1 ? { ...step, ...photo } : step));
    const content = section.fields.parse({ steps: some });
    const html = renderToStaticMarkup(<Workflow content={content} look="walk" data={{}} place={place} />);
    expect(html).toContain('src="/uploads/van.webp" alt="A green van"');
    expect(html.match(/<use /g)?.length ?? 0).toBe(count === 6 ? 5 : 0);
  }
});

test('six steps without drawings and pictures are shown in brief', () => {
  const steps = Array.from({ length: 6 }, () => ({ name: 'Ask', text: 'First.', picture: 'none' }));
  const content = section.fields.parse({ steps });
  const html = renderToStaticMarkup(<Workflow content={content} look="walk" data={{}} place={place} />);
  expect(html).toContain('data-count="6"');
  expect(html).not.toContain('<use');
});
