/**
 * Decides what libraries may set as HTML under the panel's Trusted Types policy. Mantine fills style elements this way,
 * so text without tags passes. Anything that could create an element is refused. `sink` is absent when ProseMirror
 * calls the policy directly. After the refusal it creates its own policy, for documents without scripts.
 */
export function refuseUntrustedHtml(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML(html, _type, sink) {
      if (sink === undefined || html.includes('<')) throw new TypeError('This text may not be set as HTML');
      return html;
    },
  });
}
