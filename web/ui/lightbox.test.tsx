import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Lightbox } from './lightbox.tsx';

const pictures = [
  { src: '/uploads/a.webp', alt: 'Tents', caption: 'Eleven tents' },
  { src: '/uploads/b.webp', alt: 'Camp, picture 2', caption: '' },
  { src: '/uploads/c.webp', alt: 'A map', caption: 'Three turns' },
];

function shown(start: number, count = pictures.length): string {
  const some = pictures.slice(0, count);
  return renderToStaticMarkup(
    <Lightbox label="Pictures of the camp" pictures={some} start={start} onClose={() => 0} />,
  );
}

test('shows and announces the position and the caption of the current picture', () => {
  expect(shown(2)).toMatch(/aria-live="polite"><p[^>]*>3 of 3<\/p><p[^>]*>Three turns<\/p>/);
});

test('screen readers read only the current picture', () => {
  expect([...shown(1).matchAll(/aria-hidden="(true|false)"><img/g)].map(([, hidden]) => hidden)).toEqual([
    'true',
    'false',
    'true',
  ]);
});

test('the button past either end does nothing but stays focusable', () => {
  expect(shown(0)).toMatch(/aria-label="Previous picture" aria-disabled="true"/);
  expect(shown(0)).toMatch(/aria-label="Next picture" aria-disabled="false"/);
  expect(shown(2)).toMatch(/aria-label="Next picture" aria-disabled="true"/);
  expect(shown(0)).not.toContain(' disabled');
});

test('a single picture shows no position and no navigation buttons', () => {
  expect(shown(0, 1)).not.toContain('1 of 1');
  expect(shown(0, 1)).not.toContain('Next picture');
});
