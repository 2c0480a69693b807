import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ImageHost, Picture } from './picture.tsx';

const UPLOAD = '/uploads/0123456789abcdef0123456789abcdef-1600x900.webp';

test('an upload takes its place before it is loaded, by the size in its address', () => {
  const html = renderToStaticMarkup(<Picture src={UPLOAD} alt="A dune" />);
  expect(html).toContain('width="1600" height="900"');
  expect(html).toContain('loading="lazy"');
});

test('a picture that is missing says so', () => {
  const html = renderToStaticMarkup(<Picture src="" alt="A dune" />);
  expect(html).toContain('Image unavailable');
  expect(html).toContain('aria-label="A dune"');
});

test('only a relative address is put on the host that serves the uploads', () => {
  const on = (src: string) =>
    renderToStaticMarkup(
      <ImageHost value="https://api.example.com">
        <Picture src={src} alt="" />
      </ImageHost>,
    );
  expect(on(UPLOAD)).toContain(`src="https://api.example.com${UPLOAD}"`);
  expect(on('https://cdn.example.com/a.webp')).toContain('src="https://cdn.example.com/a.webp"');
});
