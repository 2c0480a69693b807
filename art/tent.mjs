// One lit tent on the night sand: canvas, a door of light and the glow around it.

/** An SVG of the size of the picture with the tent's foot at x, y. */
export function tentOverlay(width, height, { x, y, size }) {
  const foot = y + size * 0.42;
  const canvas = `M${x - size} ${foot}Q${x - size * 0.28} ${y - size * 0.1} ${x} ${y - size * 0.8}Q${x + size * 0.28} ${y - size * 0.1} ${x + size} ${foot}Z`;
  const door = `M${x - size * 0.2} ${foot}Q${x - size * 0.03} ${y - size * 0.1} ${x} ${y - size * 0.72}Q${x + size * 0.05} ${y - size * 0.1} ${x + size * 0.24} ${foot}Z`;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <defs>
    <radialGradient id="glow">
      <stop offset="0" stop-color="#ffb655" stop-opacity=".75"/>
      <stop offset=".3" stop-color="#f2841b" stop-opacity=".28"/>
      <stop offset="1" stop-color="#c9481f" stop-opacity="0"/>
    </radialGradient>
    <linearGradient id="canvas" x2="0" y2="1">
      <stop stop-color="#7a3a16"/><stop offset=".55" stop-color="#f2a31b"/><stop offset="1" stop-color="#ffe2a6"/>
    </linearGradient>
  </defs>
  <ellipse cx="${x}" cy="${y}" rx="${size * 5}" ry="${size * 3.2}" fill="url(#glow)"/>
  <path d="${canvas}" fill="url(#canvas)"/>
  <path d="${door}" fill="#fff3d4"/>
  <path d="M${x} ${y - size * 0.8}v${-size * 0.22}" stroke="#c9763a" stroke-width="2"/>
</svg>`);
}
