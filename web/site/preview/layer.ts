/** Holds what the preview draws over the page. */
export function createLayer() {
  const layer = document.createElement('div');
  layer.dataset.previewLayer = '';
  Object.assign(layer.style, { position: 'absolute', top: '0', left: '0', zIndex: '2147483647' });
  return {
    layer,
    /** React renders the whole document, and may have removed the layer. */
    attach: () => {
      if (!layer.isConnected) document.body.append(layer);
    },
  };
}

/** Whether an element is the preview's own and not the page's. */
export function isOfPreview(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-preview-layer]') !== null;
}
