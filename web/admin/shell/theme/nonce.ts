/** The nonce that style elements created in the browser must carry; the server writes it into the page. */
export function styleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
}

/** Passes the nonce to libraries that read it from this global name (the scroll lock of dialogs). */
export function shareStyleNonce(): void {
  Object.assign(globalThis, { __webpack_nonce__: styleNonce() });
}
