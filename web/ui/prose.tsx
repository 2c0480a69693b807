import { useContext, useEffect, useRef, type MouseEvent } from 'react';
import { navigate } from './routing/history.ts';
import { imageUnavailable } from '#contract/texts.ts';
import { pictureSources } from '#contract/pictures.ts';
import { ImageHost, sizeOf, toneOf } from './picture.tsx';
import styles from './prose.module.css';

interface ProseProps {
  /** HTML that the server has sanitised. */
  html: string;
  className?: string;
}

/** Formatted text in the site's typography. */
export function Prose({ html, className }: ProseProps) {
  const host = useContext(ImageHost);
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => (text.current ? markBroken(text.current) : undefined), [html]);
  return (
    <div
      ref={text}
      className={[styles.prose, className].filter(Boolean).join(' ')}
      onClick={(event) => {
        const route = routeOf(event);
        if (!route) return;
        event.preventDefault();
        navigate(route);
      }}
      dangerouslySetInnerHTML={{ __html: dressed(html, host) }}
    />
  );
}

/** The rest of a tag: a browser that writes HTML down may leave `>` in an attribute as it is. */
const REST = '((?:[^>"]|"[^"]*")*)>';
const TABLE = new RegExp(`<table\\b${REST}`, 'g');
const IMAGE = new RegExp(`<img\\b${REST}`, 'g');

/** What scrolls in itself can be reached by keyboard; pictures wait until they are near and keep their place. */
export function dressed(html: string, host = ''): string {
  return html
    .replace(TABLE, (tag) => `<div class="table" tabindex="0" role="region" aria-label="Table">${tag}`)
    .replaceAll('</table>', '</table></div>')
    .replace(/<pre\b/g, '<pre tabindex="0"')
    .replace(IMAGE, (_, attributes: string) => picture(attributes, host));
}

/** The width of the column, and where that is wider than the screen, the screen without its edges. */
const SIZES = '(min-width: 640px) 600px, calc(100vw - 40px)';

/** An image that takes of an uploaded picture the format and width that suit the screen. */
function picture(attributes: string, host: string): string {
  const sources = pictureSources(sourceOf(attributes), host);
  const image = `<img${pictureAttributes(attributes, host, sources?.webp)}>`;
  if (!sources) return image;
  return `<picture><source type="image/avif" sizes="${SIZES}" srcset="${sources.avif}">${image}</picture>`;
}

function sourceOf(attributes: string): string {
  return /\ssrc="([^"]*)"/.exec(attributes)?.[1] ?? '';
}

/** Where a plain click leads that stays in the application; what the server itself answers does not. */
function routeOf(event: MouseEvent): string {
  const { target, button, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event;
  if (button !== 0 || altKey || ctrlKey || metaKey || shiftKey || defaultPrevented) return '';
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]:not([target])') : null;
  if (!link || /^\/(api|uploads)\//.test(link.pathname)) return '';
  return link.pathname + link.search + link.hash;
}

function pictureAttributes(attributes: string, host: string, srcset = ''): string {
  const src = sourceOf(attributes);
  const { width, height } = sizeOf(src);
  const tone = toneOf(src);
  const added = [
    !/\sloading=/.test(attributes) && ' loading="lazy"',
    !/\salt=/.test(attributes) && ' alt=""',
    srcset && ` sizes="${SIZES}" srcset="${srcset}"`,
    tone && ` data-tone="${tone}"`,
    width && height && !/\s(width|height)=/.test(attributes) && ` width="${width}" height="${height}"`,
  ];
  const own = attributes.replace(/\s*\/$/, '');
  const placed = src.startsWith('/') ? own.replace(`src="${src}"`, () => `src="${host}${src}"`) : own;
  return placed + added.filter(Boolean).join('');
}

/** A picture that cannot be loaded says so. */
function markBroken(text: HTMLElement): () => void {
  for (const image of text.querySelectorAll('img')) {
    if (image.complete && image.naturalWidth === 0 && image.src) replace(image);
  }
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) replace(target);
  };
  // Failures of pictures do not bubble.
  text.addEventListener('error', onError, true);
  return () => text.removeEventListener('error', onError, true);
}

function replace(image: HTMLImageElement) {
  const words = document.createElement('span');
  words.className = 'missing';
  words.role = 'img';
  words.ariaLabel = image.alt || imageUnavailable;
  words.textContent = imageUnavailable;
  image.replaceWith(words);
}
