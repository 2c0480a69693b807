import { useContext, useEffect, useRef } from 'react';
import { pictureSources } from '#contract/pictures.ts';
import { stateTexts } from '#contract/texts/states.ts';
import { controlTexts } from '#contract/texts/controls.ts';
import { followLink } from './follow-link.ts';
import { replaceTags } from './html-tags.ts';
import { useTrustedHtml } from './html.tsx';
import { ImageHost, pictureSize, pictureTone } from './picture.tsx';
import styles from './prose.module.css';

interface ProseProps {
  /** HTML that the server has sanitised. */
  html: string;
  className?: string;
  /** The rendered width of its pictures, if it is not that of the column. */
  pictureSizes?: string;
  'data-field'?: string | undefined;
}

/** Formatted text in the site's typography. */
export function Prose({ html, className, pictureSizes, ...rest }: ProseProps) {
  const host = useContext(ImageHost);
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => (text.current ? markBroken(text.current) : undefined), [html]);
  return (
    <div
      {...rest}
      ref={text}
      className={[styles.prose, className].filter(Boolean).join(' ')}
      onClick={followLink}
      dangerouslySetInnerHTML={useTrustedHtml(enhanceHtml(html, host, pictureSizes))}
    />
  );
}

/** The width of the column; on narrower screens, the screen without its margins. */
const SIZES = '(min-width: 640px) 600px, calc(100vw - 40px)';

/** Makes tables and code focusable, because they scroll. Pictures load late and reserve their space. */
export function enhanceHtml(html: string, host = '', sizes = SIZES): string {
  return replaceTags(html, (tag, name, attributes) => {
    if (name === 'table')
      return `<div class="table" tabindex="0" role="region" aria-label="${controlTexts.table}"><table${attributes}>`;
    if (name === '/table') return '</table></div>';
    if (name === 'pre') return `<pre tabindex="0"${attributes}>`;
    if (name === 'img') return pictureHtml(attributes, host, sizes);
    return tag;
  });
}

/** An image with the formats and widths of an uploaded picture. */
function pictureHtml(attributes: string, host: string, sizes: string): string {
  const sources = pictureSources(imageSrc(attributes), host);
  const image = `<img${pictureAttributes(attributes, host, sizes, sources?.webp)}>`;
  if (!sources) return image;
  return `<picture><source type="image/avif" sizes="${sizes}" srcset="${sources.avif}">${image}</picture>`;
}

function imageSrc(attributes: string): string {
  return /\ssrc="([^"]*)"/.exec(attributes)?.[1] ?? '';
}

function pictureAttributes(attributes: string, host: string, sizes: string, srcset = ''): string {
  const src = imageSrc(attributes);
  const { width, height } = pictureSize(src);
  const tone = pictureTone(src);
  const added = [
    !/\sloading=/.test(attributes) && ' loading="lazy"',
    !/\salt=/.test(attributes) && ' alt=""',
    srcset && ` sizes="${sizes}" srcset="${srcset}"`,
    tone && ` data-tone="${tone}"`,
    width && height && !/\s(width|height)=/.test(attributes) && ` width="${width}" height="${height}"`,
  ];
  const own = attributes.replace(/\s*\/$/, '');
  const placed = src.startsWith('/') ? own.replace(`src="${src}"`, () => `src="${host}${src}"`) : own;
  return placed + added.filter(Boolean).join('');
}

/** Replaces pictures that cannot be loaded with a text. */
function markBroken(text: HTMLElement): () => void {
  for (const image of text.querySelectorAll('img')) {
    if (image.complete && image.naturalWidth === 0 && image.src) replace(image);
  }
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) replace(target);
  };
  // Error events of pictures do not bubble.
  text.addEventListener('error', onError, true);
  return () => text.removeEventListener('error', onError, true);
}

function replace(image: HTMLImageElement) {
  const label = document.createElement('span');
  label.className = 'missing';
  label.role = 'img';
  label.ariaLabel = image.alt || stateTexts.imageUnavailable;
  label.textContent = stateTexts.imageUnavailable;
  image.replaceWith(label);
}
