import { useMemo } from 'react';

/** Trusted Types, if the browser supports them. The DOM accepts what a policy returns as HTML. */
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

/** The policy's name, as the CSP of site and panel allows it. */
const POLICY = 'marquee';
const policy =
  typeof window === 'undefined' ? undefined : window.trustedTypes?.createPolicy(POLICY, { createHTML: (html) => html });

/**
 * Marks HTML as safe for browsers that enforce Trusted Types. Call it only with HTML that the server or the panel has
 * sanitised, or that is parsed in a document without scripts.
 */
export function trustedHtml(html: string): string {
  return policy ? policy.createHTML(html) : html;
}

/** Keeps the same object for the same text, so that React does not touch the element. */
export function useTrustedHtml(html: string): { __html: string } {
  return useMemo(() => ({ __html: trustedHtml(html) }), [html]);
}

interface HtmlProps {
  /** HTML that the server has sanitised. */
  html: string;
  className?: string;
  'data-field'?: string | undefined;
}

/** Formatted text that inherits the styles around it. */
export function Html({ html, ...rest }: HtmlProps) {
  return <div {...rest} dangerouslySetInnerHTML={useTrustedHtml(html)} />;
}
