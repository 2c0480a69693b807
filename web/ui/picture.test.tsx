import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FOCUS_STEP } from '#contract/pictures.ts';
import { ImageHost, Picture } from './picture.tsx';

const UPLOAD = '/uploads/0123456789abcdef0123456789abcdef-1600x900.webp';

test('an upload reserves its space before it loads, from the size in its URL', () => {
  const html = renderToStaticMarkup(<Picture src={UPLOAD} alt="A dune" sizes="50vw" />);
  expect(html).toContain('width="1600" height="900"');
  expect(html).toContain('loading="lazy"');
});

test("a missing picture shows 'Image unavailable'", () => {
  const html = renderToStaticMarkup(<Picture src="" alt="A dune" sizes="50vw" />);
  expect(html).toContain('Image unavailable');
  expect(html).toContain('aria-label="A dune"');
});

test('only a relative URL gets the host that serves the uploads', () => {
  const on = (src: string) =>
    renderToStaticMarkup(
      <ImageHost value="https://api.example.com">
        <Picture src={src} alt="" sizes="50vw" />
      </ImageHost>,
    );
  expect(on(UPLOAD)).toContain(`src="https://api.example.com${UPLOAD}"`);
  expect(on('https://cdn.example.com/a.webp')).toContain('src="https://cdn.example.com/a.webp"');
});

test('an upload is offered in several widths and formats, from which the browser chooses', () => {
  const html = renderToStaticMarkup(<Picture src={UPLOAD} alt="A dune" sizes="50vw" className="cover" />);
  const stem = UPLOAD.replace('.webp', '');
  expect(html).toMatch(/^<picture [^>]*><source type="image\/avif" sizes="50vw" srcSet="[^"]*"\/><img .*<\/picture>$/);
  expect(html).toContain(`${stem}.640.avif 640w`);
  expect(html).toContain(`${stem}.640.webp 640w`);
  expect(html).toContain(`src="${UPLOAD}"`);
  expect(html).toMatch(/<img [^>]*class="cover /);
});

test('a small, animated or external picture has no srcset', () => {
  const still = [
    UPLOAD.replace('1600x900', '96x96'),
    UPLOAD.replace('.webp', '-moving.webp'),
    'https://a.example/b.jpg',
  ];
  for (const src of still) {
    const html = renderToStaticMarkup(<Picture src={src} alt="" sizes="50vw" />);
    expect(html, src).toMatch(/^<img /);
    expect(html, src).not.toContain('srcSet');
  }
});

test('the colour in the URL is the placeholder until the picture loads', () => {
  const html = renderToStaticMarkup(<Picture src={UPLOAD.replace('.webp', '-c9a582.webp')} alt="" sizes="50vw" />);
  expect(html).toContain('data-tone="#c9a582"');
  expect(renderToStaticMarkup(<Picture src={UPLOAD} alt="" sizes="50vw" />)).not.toContain('data-tone');
});

test('only the first picture of a page is fetched with high priority', () => {
  const html = (turn: 'first' | 'early' | 'late') =>
    renderToStaticMarkup(<Picture src={UPLOAD} alt="" sizes="50vw" priority={turn} />);
  expect(html('first')).toMatch(/loading="eager".*fetchPriority="high"/);
  expect(html('early')).toContain('loading="eager"');
  for (const turn of ['early', 'late'] as const) expect(html(turn)).not.toContain('fetchPriority');
});

test('a focus moves the crop by attributes that the style sheet knows, and is no part of what browsers load', () => {
  const css = readFileSync(join(import.meta.dirname, 'picture.module.css'), 'utf8');
  const html = renderToStaticMarkup(<Picture src={`${UPLOAD}#focus=35,100`} alt="" sizes="50vw" />);
  expect(html).toContain('data-focus-x="35" data-focus-y="100"');
  expect(html).not.toContain('#focus');
  for (let at = 0; at <= 100; at += FOCUS_STEP) {
    expect(css).toContain(`[data-focus-x='${at}']`);
    expect(css).toContain(`[data-focus-y='${at}']`);
  }
  expect(renderToStaticMarkup(<Picture src={UPLOAD} alt="" sizes="50vw" />)).not.toContain('data-focus');
});
