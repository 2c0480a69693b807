import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from '#web/ui/routing/router.tsx';
import { expect, test } from 'vitest';
import type { PublicReview } from '#contract/collections/reviews.ts';
import { hero as section } from '#contract/sections/hero.ts';
import { Hero } from './hero.tsx';

const review: PublicReview = {
  ...{ _id: 'r1', version: 1, createdAt: '', updatedAt: '', name: 'Asha Rao', role: '', stars: 5, review: 'Good.' },
  ...{
    avatar: 'female',
    face: 0,
    source: 'website',
    sourceUrl: '',
    isVerified: false,
    isApproved: true,
    isVisible: true,
    order: 0,
  },
};

const PLACE = { anchor: 'hero', level: 1 } as const;

function shown(content: object, reviews: PublicReview[] = [], level: 1 | 2 = 1): string {
  return renderToStaticMarkup(
    <StaticRouter location="/">
      <Hero content={section.fields.parse(content)} look="standard" data={{ reviews }} place={{ ...PLACE, level }} />
    </StaticRouter>,
  );
}

test('a hero without any content is not rendered', () => {
  expect(shown({})).toBe('');
});

test('the title is one heading of two lines', () => {
  expect(shown({ titleLine1: 'Built on sand.', titleLine2: 'Made to last.' })).toMatch(
    /<h1[^>]*><span[^>]*>Built on sand\. <\/span><span[^>]*>Made to last\.<\/span><\/h1>/,
  );
  expect(shown({ titleLine1: 'Built on sand.' }, [], 2)).toMatch(/<h2[^>]*>.*Built on sand\..*<\/h2>/);
});

test('shows the eyebrow, the description, both buttons and the right image', () => {
  const html = shown({
    ...{
      eyebrow: 'Web studio',
      description: 'Quiet websites.',
      rightImageUrl: '/uploads/a.webp',
      rightImageAlt: 'A camp',
    },
    ...{ cta: { label: 'Start', href: '/contact' }, secondaryCta: { label: 'See', href: '/portfolio' } },
  });
  for (const words of ['Web studio', 'Quiet websites.', 'alt="A camp"']) expect(html).toContain(words);
  expect(html).toMatch(/href="\/contact"[^>]*>Start.*href="\/portfolio"[^>]*>See/);
});

test('a link to another site opens a new tab; an internal link does not', () => {
  expect(shown({ cta: { label: 'Shop', href: 'https://shop.example/' } })).toMatch(
    /href="https:\/\/shop.example\/" target="_blank"/,
  );
  expect(shown({ cta: { label: 'Write', href: '/contact' } })).not.toContain('target=');
});

test('the overlay darkens the picture as the editor chose, up to black, without an inline style', () => {
  const html = shown({ bgImageUrl: '/uploads/dunes.webp', bgOverlayOpacity: 0.35 });
  expect(html).toContain('fill-opacity="0.35"');
  expect(shown({ bgImageUrl: '/uploads/dunes.webp', bgOverlayOpacity: 1 })).toMatch(/<svg[^>]* opacity="1"/);
  expect(html).not.toContain('style=');
});

test('a background video does not autoplay in the server HTML and has the picture beneath it', () => {
  const html = shown({ bgImageUrl: '/uploads/dunes.webp', bgVideoUrl: 'https://media.example/dusk.mp4' });
  expect(html).toMatch(/<img[^>]*src="\/uploads\/dunes.webp".*<video[^>]*src="https:\/\/media.example\/dusk.mp4"/);
  expect(html).not.toContain('autoplay');
});

test('the badge is shown with and without a right image', () => {
  const badge = { value: '4.8', text: 'out of 5' };
  expect(shown({ badge })).toContain('4.8');
  expect(shown({ badge, rightImageUrl: '/uploads/camp.webp', rightImageAlt: 'A camp' })).toMatch(/alt="A camp".*4\.8/);
});

test('a decorative right image has no description for visitors, whatever words it had', () => {
  const picture = { rightImageUrl: '/uploads/camp.webp', rightImageAlt: 'A camp' };
  const html = shown({ ...picture, rightImageAltSource: 'decorative' });
  expect(html).toContain('src="/uploads/camp.webp" alt=""');
  expect(html).not.toContain('A camp');
});

test('{rating} in the badge becomes the average of the reviews; without reviews the badge is left out', () => {
  const badge = { value: '{rating}', text: 'of 5 stars: {rating}' };
  const withReviews = (stars: number[]) =>
    shown(
      { titleLine1: 'Ours', badge },
      stars.map((count) => ({ ...review, stars: count })),
    );
  expect(withReviews([5, 5, 4])).toMatch(/<strong[^>]*>4\.7<\/strong> <span>of 5 stars: 4\.7<\/span>/);
  expect(withReviews([])).not.toMatch(/rating|stars/);
});
