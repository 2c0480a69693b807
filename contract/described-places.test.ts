import { expect, test } from 'vitest';
import { altText } from './alt-text.ts';
import { collections } from './collections/index.ts';
import { undescribedPicturesOf, withAltDecision, withPictureWords } from './described-places.ts';
import { parseLenient } from './field-meta.ts';
import { sections } from './sections/index.ts';

const DUNE = '/uploads/0123456789abcdef0123456789abcdef-1200x800-aabbcc.webp';
const NAME = DUNE.slice('/uploads/'.length);
const hero = sections.hero.fields;
const pages = collections.pages.record;
const blog = collections.blog.record;
const fieldsOf = (found: { field: string }[]) => found.map(({ field }) => field);

test('a picture with words of its own, words of the picture or the mark decorative needs no other decision', () => {
  const picture = { rightImageUrl: DUNE };
  expect(undescribedPicturesOf(hero, { rightImageAlt: 'A dune', rightImageUrl: DUNE })).toEqual([]);
  const decorative = { ...picture, rightImageAlt: '', rightImageAltSource: 'decorative' };
  expect(undescribedPicturesOf(hero, decorative)).toEqual([]);
  expect(undescribedPicturesOf(hero, { rightImageAlt: '', rightImageUrl: '' })).toEqual([]);
  for (const rightImageAltSource of ['', 'picture', undefined]) {
    const found = undescribedPicturesOf(hero, { ...picture, rightImageAlt: ' ', rightImageAltSource });
    expect(found).toEqual([{ field: 'rightImageAlt', imageUrl: DUNE, isInText: false, isHidden: false }]);
  }
});

test('content from before the choice reads as words of its own', () => {
  expect(parseLenient(hero, { rightImageUrl: DUNE, rightImageAlt: 'A dune' })).toMatchObject({
    rightImageAlt: 'A dune',
    rightImageAltSource: '',
  });
});

test('the words for the drawn arrow do not describe a picture that staff have chosen', () => {
  const faq = { sideImageAlt: 'Yellow arrow', sideImageUrl: '' };
  expect(undescribedPicturesOf(sections.faq.fields, faq)).toEqual([]);
  const found = undescribedPicturesOf(sections.faq.fields, { ...faq, sideImageUrl: DUNE });
  expect(fieldsOf(found)).toEqual(['sideImageAlt']);
});

test('undescribed pictures are found in blocks, their lists and formatted text, hidden ones too', () => {
  const content = `<p>One</p><img src="${DUNE}"><img src="/b.webp" alt=""><img alt='a > b' src="/c.webp"><pre>&lt;img src="/d.webp"&gt;</pre>`;
  expect(undescribedPicturesOf(blog, { content })).toEqual([
    { field: 'content', imageUrl: DUNE, isInText: true, isHidden: false },
  ]);
  const blocks = [
    { type: 'text-picture', hidden: true, content: { imageUrl: DUNE, imageAlt: '' } },
    { type: 'gallery', content: { pictures: [{ imageUrl: DUNE, imageAlt: 'A dune' }, { imageUrl: DUNE, imageAlt: '' }] } },
    { type: 'faq', source: 'shared', content: null },
  ]; // prettier-ignore
  const found = undescribedPicturesOf(pages, { isVisible: false, blocks });
  expect(found.map(({ field, isHidden }) => [field, isHidden])).toEqual([
    ['blocks.0.content.imageAlt', true],
    ['blocks.1.content.pictures.1.imageAlt', false],
  ]);
});

test('visitors get the words, or nothing for a decorative picture', () => {
  expect(altText('Yellow arrow', '')).toBe('Yellow arrow');
  expect(altText('A dune', 'picture')).toBe('A dune');
  expect(altText('Yellow arrow', 'decorative')).toBe('');
});

test('a decision changes one place, and is refused where the picture is no longer shown', () => {
  const blocks = [{ type: 'gallery', content: { pictures: [{ imageUrl: DUNE, imageAlt: '' }] } }];
  const decision = { field: 'blocks.0.content.pictures.0.imageAlt', imageUrl: DUNE, words: 'A dune', source: 'picture' } as const; // prettier-ignore
  expect(withAltDecision(pages, { title: 'Sand', blocks }, decision)).toEqual({
    title: 'Sand',
    blocks: [{ type: 'gallery', content: { pictures: [{ imageUrl: DUNE, imageAlt: 'A dune', imageAltSource: 'picture' }] } }], // prettier-ignore
  });
  expect(withAltDecision(pages, { blocks }, { ...decision, imageUrl: '/other.webp' })).toBeNull();
  expect(withAltDecision(pages, { blocks: [] }, decision)).toBeNull();
});

test('a decision in formatted text writes the alternative text of that picture alone', () => {
  const content = `<p><img loading="lazy" src="/a.webp" /> <img src="/b.webp" title="alt=x"></p>`;
  const decide = (html: string, words: string, source: '' | 'decorative' = '', takesBack?: string) =>
    withAltDecision(blog, { content: html }, { field: 'content', imageUrl: '/b.webp', words, source, takesBack })
      ?.content ?? '';
  const described = decide(content, 'Sand "7" $&');
  expect(described).toBe(
    `<p><img loading="lazy" src="/a.webp" /> <img src="/b.webp" title="alt=x" alt="Sand &quot;7&quot; $&amp;"></p>`,
  );
  expect(decide(content, '', 'decorative')).toContain('title="alt=x" alt="">');
  expect(decide(described, '', '', 'Sand "7" $&')).toBe(content);
  const twice = '<img src="/b.webp" alt="One"><img src="/b.webp">';
  const both = '<img src="/b.webp" alt="One"><img src="/b.webp" alt="Two">';
  expect(decide(twice, 'Two')).toBe(both);
  expect(decide(both, '', '', 'Two')).toBe(twice);
  expect(decide('<img src="/b.webp" alt="One"><img src="/b.webp" alt="">', '', '', '')).toBe(twice);
  expect(decide(both, '', '', 'Three')).toBe('');
});

test('places that take their words from the picture follow it; a picture without words changes nothing', () => {
  const value = { rightImageUrl: `${DUNE}#focus=3,4`, rightImageAlt: 'Old', rightImageAltSource: 'picture' };
  expect(withPictureWords(hero, value, new Map([[NAME, 'New']])).rightImageAlt).toBe('New');
  expect(withPictureWords(hero, value, new Map([[NAME, '']])).rightImageAlt).toBe('Old');
  const own = { ...value, rightImageAltSource: '' };
  expect(withPictureWords(hero, own, new Map([[NAME, 'New']])).rightImageAlt).toBe('Old');
});
