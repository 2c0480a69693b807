import { useMemo } from 'react';

/** Trusted Types, where the browser has them. What a policy gives stands wherever the DOM takes a string. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createHTML: (html: string, type?: string, sink?: string) => string },
  ) => { createHTML: (html: string) => string };
}
declare global {
  interface Window {
    trustedTypes?: TrustedTypes;
  }
}

/** The name that the policies of site and panel allow. */
const POLICY = 'marquee';
const policy =
  typeof window === 'undefined' ? undefined : window.trustedTypes?.createPolicy(POLICY, { createHTML: (html) => html });

/**
 * Marks HTML as clean for a browser that takes no other text as HTML. Call it only with what the server or the panel
 * has sanitised, or with what a document without scripts reads.
 */
export function trustedHtml(html: string): string {
  return policy ? policy.createHTML(html) : html;
}

/** The same object as long as the text is the same, so that React leaves the element alone. */
export function useTrustedHtml(html: string): { __html: string } {
  return useMemo(() => ({ __html: trustedHtml(html) }), [html]);
}

interface HtmlProps {
  /** HTML that the server has sanitised. */
  html: string;
  className?: string;
}

/** Formatted text without styles of its own. */
export function Html({ html, className }: HtmlProps) {
  return <div className={className} dangerouslySetInnerHTML={useTrustedHtml(html)} />;
}
