import DOMPurify from 'dompurify';
import { CODE_CLASS, HTML_ATTRIBUTES, HTML_TAGS, OUTSIDE_LINK, uploadSize } from '#contract/html.ts';
import { isSafeLink, isSafeSource } from '#contract/links.ts';
import { onLogoutReset } from '#web/admin/shell/logout-reset.ts';

const OPTIONS = {
  ALLOWED_TAGS: [...HTML_TAGS, 'h1'],
  ALLOWED_ATTR: [...new Set(Object.values(HTML_ATTRIBUTES).flat())],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

const KEPT_MAX = 40;
const cleaned = new Map<string, string>();
onLogoutReset(() => cleaned.clear());

/** Formatted text as the server will serve it to visitors: the same elements, attributes and URLs. */
export function cleanHtml(html: string): string {
  if (!html.includes('<') && !html.includes('&')) return html;
  const known = cleaned.get(html);
  if (known !== undefined) return known;
  // While typing, only one text changes; the others come from the cache. Clearing it bounds the memory.
  if (cleaned.size >= KEPT_MAX) cleaned.clear();
  const clean = cleanUncached(html);
  cleaned.set(html, clean);
  return clean;
}

function cleanUncached(html: string): string {
  const root = document.createElement('div');
  root.append(DOMPurify.sanitize(html, { ...OPTIONS, RETURN_DOM_FRAGMENT: true }));
  for (const element of root.querySelectorAll('*')) tidyElement(element);
  return root.innerHTML;
}

function tidyElement(element: Element): void {
  const tag = element.localName;
  const allowed = [...(HTML_ATTRIBUTES['*'] ?? []), ...(HTML_ATTRIBUTES[tag] ?? [])];
  for (const { name, value } of [...element.attributes]) {
    const cleanedValue = name === 'class' ? allowedClasses(value) : value;
    if (!allowed.includes(name) || (name === 'class' && !cleanedValue)) element.removeAttribute(name);
    else if (cleanedValue !== value) element.setAttribute(name, cleanedValue);
  }
  if (tag === 'h1') replaceTag(element, 'h2');
  if (tag === 'a') cleanLink(element);
  if (tag === 'img') cleanPicture(element);
}

function allowedClasses(value: string): string {
  return value
    .split(/\s+/)
    .filter((name) => CODE_CLASS.test(name))
    .join(' ');
}

function cleanLink(link: Element): void {
  const href = link.getAttribute('href') ?? '';
  if (!isSafeLink(href)) link.removeAttribute('href');
  if (/^https?:/i.test(href)) for (const [name, value] of Object.entries(OUTSIDE_LINK)) link.setAttribute(name, value);
}

function cleanPicture(image: Element): void {
  const src = image.getAttribute('src') ?? '';
  if (!isSafeSource(src)) {
    image.remove();
    return;
  }
  if (!image.hasAttribute('loading')) image.setAttribute('loading', 'lazy');
  for (const [name, value] of Object.entries(uploadSize(src))) image.setAttribute(name, value);
}

function replaceTag(element: Element, tag: string): void {
  const renamed = document.createElement(tag);
  renamed.append(...element.childNodes);
  for (const { name, value } of element.attributes) renamed.setAttribute(name, value);
  element.replaceWith(renamed);
}
