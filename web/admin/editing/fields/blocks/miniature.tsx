import { useElementSize } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { useInView } from '#web/admin/shell/use-in-view.ts';
import classes from './drawer.module.css';
import type { SamplePageState } from './sample-page.tsx';
import * as blocksTexts from '#web/admin/texts/blocks.ts';

/** The width of the site in a miniature, in pixels. */
const SITE_WIDTH = 1280;

interface MiniatureProps {
  page: SamplePageState | null;
  /** The id of the part of the page. */
  part: string;
}

/** A block as the site shows it, small and without any use. It is copied when it comes into view. */
export function Miniature({ page, part }: MiniatureProps) {
  const { ref, isVisible } = useInView<HTMLSpanElement>(false);
  const { ref: stage, width } = useElementSize<HTMLSpanElement>();
  const [isAsked, setAsked] = useState(false);
  if (isVisible && !isAsked) setAsked(true);
  return (
    <span ref={ref} className={classes.miniature} aria-hidden inert>
      <span ref={stage} className={classes.stage}>
        {isAsked && page && <Copy page={page} part={part} scale={width / SITE_WIDTH} />}
      </span>
    </span>
  );
}

function Copy({ page, part, scale }: { page: SamplePageState; part: string; scale: number }) {
  const iframe = useRef<HTMLIFrameElement>(null);
  const [isFilled, setFilled] = useState(false);
  useEffect(() => {
    const to = iframe.current?.contentDocument;
    setFilled(to ? copyPart(page.document, part, to) : false);
  }, [page, part]);
  return (
    <iframe
      ref={iframe}
      title={blocksTexts.miniature}
      tabIndex={-1}
      className={classes.frame}
      data-shown={isFilled || undefined}
      style={{ transform: `scale(${scale})` }}
    />
  );
}

/** Copies a part of a page with its styles. Returns whether there is one. */
function copyPart(from: Document, id: string, to: Document): boolean {
  const part = from.getElementById(id);
  const Sheet = to.defaultView?.CSSStyleSheet;
  if (!part || !Sheet) return false;
  copyAttributes(from.documentElement, to.documentElement);
  const sheet = new Sheet();
  sheet.replaceSync(collectCss(from));
  to.adoptedStyleSheets = [sheet];
  to.body.replaceChildren(copyElement(part, to));
  return true;
}

/** The page's policy allows no style attributes, so that styles are copied apart. */
function copyAttributes(from: Element, to: Element): void {
  for (const { name, value } of from.attributes) if (name !== 'style') to.setAttribute(name, value);
}

function copyElement(element: Element, to: Document): Element {
  const copy = to.createElementNS(element.namespaceURI, element.localName);
  copyAttributes(element, copy);
  if ('style' in element && 'style' in copy) {
    const [from, own] = [element.style as CSSStyleDeclaration, copy.style as CSSStyleDeclaration]; // HTML and SVG have it
    own.cssText = from.cssText;
  }
  for (const child of element.childNodes)
    copy.append(child.nodeType === Node.ELEMENT_NODE ? copyElement(child as Element, to) : to.importNode(child)); // by its type
  return copy;
}

function collectCss({ styleSheets }: Document): string {
  return [...styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join('\n');
}
