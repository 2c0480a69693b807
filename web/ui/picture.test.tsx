import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ImageHost, Picture } from './picture.tsx';

const UPLOAD = '/uploads/0123456789abcdef0123456789abcdef-1600x900.webp';

test('an upload takes its place before it is loaded, by the size in its address', () => {
  const html = renderToStaticMarkup(<Picture src={UPLOAD} alt="A dune" sizes="50vw" />);
  expect(html).toContain('width="1600" height="900"');
  expect(html).toContain('loading="lazy"');
});

test('a picture that is missing says so', () => {
  const html = renderToStaticMarkup(<Picture src="" alt="A dune" sizes="50vw" />);
  expect(html).toContain('Image unavailable');
  expect(html).toContain('aria-label="A dune"');
});

test('only a relative address is put on the host that serves the uploads', () => {
  const on = (src: string) =>
    renderToStaticMarkup(
      <ImageHost value="https://api.example.com">
        <Picture src={src} alt="" sizes="50vw" />
      </ImageHost>,
    );
  expect(on(UPLOAD)).toContain(`src="https://api.example.com${UPLOAD}"`);
  expect(on('https://cdn.example.com/a.webp')).toContain('src="https://cdn.example.com/a.webp"');
});

test('an upload is offered in widths and formats, of which the browser takes what suits the screen', () => {
  const html = renderToStaticMarkup(<Picture src={UPLOAD} alt="A dune" sizes="50vw" className="cover" />);
  const stem = UPLOAD.replace('.webp', '');
  expect(html).toMatch(/^<picture [^>]*><source type="image\/avif" sizes="50vw" srcSet="[^"]*"\/><img .*<\/picture>$/);
  expect(html).toContain(`${stem}.640.avif 640w`);
  expect(html).toContain(`${stem}.640.webp 640w`);
  expect(html).toContain(`src="${UPLOAD}"`);
  expect(html).toMatch(/<img [^>]*class="cover /);
});

test('a small picture, one that moves and one from elsewhere are only themselves', () => {
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

test('the colour that the address tells stands in until the picture is there', () => {
  const html = renderToStaticMarkup(<Picture src={UPLOAD.replace('.webp', '-c9a582.webp')} alt="" sizes="50vw" />);
  expect(html).toContain('data-tone="#c9a582"');
  expect(renderToStaticMarkup(<Picture src={UPLOAD} alt="" sizes="50vw" />)).not.toContain('data-tone');
});

test('only the picture with which a page opens is fetched before all others', () => {
  const html = (turn: 'first' | 'early' | 'late') =>
    renderToStaticMarkup(<Picture src={UPLOAD} alt="" sizes="50vw" priority={turn} />);
  expect(html('first')).toMatch(/loading="eager".*fetchPriority="high"/);
  expect(html('early')).toContain('loading="eager"');
  for (const turn of ['early', 'late'] as const) expect(html(turn)).not.toContain('fetchPriority');
});
