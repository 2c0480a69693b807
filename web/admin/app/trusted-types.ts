/**
 * What the panel's policy does with texts that libraries set as HTML themselves. The kit fills style elements in that
 * way: a text without a tag passes. Whatever could make an element is refused. `sink` is given where a text is set, and
 * not where the editor's library asks this policy by itself: that one gets its own, for documents without scripts.
 */
export function refuseUntrustedHtml(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML(html, _type, sink) {
      if (sink === undefined || html.includes('<')) throw new TypeError('This text may not be set as HTML');
      return html;
    },
  });
}
