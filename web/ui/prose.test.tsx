import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from './routing/router.tsx';
import { expect, test } from 'vitest';
import { ImageHost } from './picture.tsx';
import { enhanceHtml, Prose } from './prose.tsx';

test('a table and a code block scroll on their own and are reachable by keyboard', () => {
  const html = enhanceHtml('<table><tbody><tr><td>1</td></tr></tbody></table><pre><code>x</code></pre>');
  expect(html).toMatch(/^<div [^>]*tabindex="0"[^>]*><table>.*<\/table><\/div><pre tabindex="0">/);
});

test('a picture in the text reserves its space and loads lazily', () => {
  const image = enhanceHtml('<img src="/uploads/abc-800x500.webp" alt="Low dunes" />');
  expect(image).toContain('alt="Low dunes"');
  expect(image).toContain('loading="lazy"');
  expect(image).toContain('width="800" height="500"');
});

test('markup inside an attribute is escaped and not treated as a tag', () => {
  const hidden = '<pre onerror=alert(1) x <table> <img src=x onerror=alert(2)> </table>';
  const html = enhanceHtml(
    `<p title="${hidden}">a</p><img src="/a.webp" alt="${hidden}"><pre lang="${hidden}">x</pre>`,
  );
  const escaped = hidden.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  expect(html).toBe(
    `<p title="${escaped}">a</p><img src="/a.webp" alt="${escaped}" loading="lazy"><pre tabindex="0" lang="${escaped}">x</pre>`,
  );
});

test('a picture keeps the attributes that its author set', () => {
  const image = enhanceHtml('<img src="https://pictures.example/a.webp" width="10" height="5" loading="eager" alt="">');
  expect(image).toBe('<img src="https://pictures.example/a.webp" width="10" height="5" loading="eager" alt="">');
});

test('a relative picture loads from the host of the API', () => {
  const html = renderToStaticMarkup(
    <StaticRouter location="/">
      <ImageHost value="https://api.example">
        <Prose html='<p>Words</p><img src="/uploads/a.webp" alt="">' />
      </ImageHost>
    </StaticRouter>,
  );
  expect(html).toContain('src="https://api.example/uploads/a.webp"');
});

test('a table with a lang attribute is wrapped up to its closing tag', () => {
  const html = enhanceHtml('<table lang="hi"><tr><td>1</td></tr></table><pre lang="en">x</pre>');
  expect(html).toMatch(/^<div [^>]*><table lang="hi">.*<\/table><\/div><pre tabindex="0" lang="en">x<\/pre>$/);
});

test('the URL of a picture is used literally, whatever characters it contains', () => {
  const image = enhanceHtml(`<img src="/x$'" alt=" onerror=alert(1) x">`, 'https://api.example');
  expect(image).toContain(`src="https://api.example/x$'"`);
});

test('an uploaded picture in the text also gets widths, formats and its placeholder colour', () => {
  const stem = `/uploads/${'0123456789abcdef'.repeat(2)}-1360x850-c9a582`;
  const html = enhanceHtml(`<figure><img src="${stem}.webp" alt="Dunes" /></figure>`, 'https://api.example');
  expect(html).toMatch(
    /^<figure><picture><source type="image\/avif" sizes="[^"]*" srcset="[^"]*"><img .*><\/picture><\/figure>$/,
  );
  expect(html).toContain(`https://api.example${stem}.640.avif 640w`);
  expect(html).toContain(`src="https://api.example${stem}.webp" alt="Dunes"`);
  expect(html).toContain('data-tone="#c9a582" width="1360" height="850"');
});

test('a special character in an attribute does not end its tag', () => {
  const image = enhanceHtml('<img src="https://a.example/b.webp" alt="<b> > <svg onload=x>" loading="lazy">');
  expect(image).toBe('<img src="https://a.example/b.webp" alt="&lt;b&gt; &gt; &lt;svg onload=x&gt;" loading="lazy">');
  const table = enhanceHtml('<table lang="><svg onload=x>"><tbody></tbody></table>');
  expect(table).toContain('"><table lang="&gt;&lt;svg onload=x&gt;"><tbody>');
});
