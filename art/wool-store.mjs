// The old wool store in the last light: two floors of stone, arches below, one lit window above.

const STONE = { lit: '#7a3f3c', shade: '#3b2138', deep: '#25162c', edge: '#ffb55a', lamp: '#ffd98a' };

/** An SVG of 1000 by 1200 with the store's foot on the sand. */
export function woolStoreOverlay() {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1200" viewBox="0 0 1000 1200">
<defs>
<linearGradient id="wall" x1="0" x2="1"><stop stop-color="#2c1a31"/><stop offset=".55" stop-color="#4b2838"/><stop offset="1" stop-color="${STONE.lit}"/></linearGradient>
<linearGradient id="foot" x2="0" y2="1"><stop stop-color="#1b1026" stop-opacity="0"/><stop offset="1" stop-color="#1b1026" stop-opacity=".75"/></linearGradient>
<radialGradient id="glow"><stop stop-color="#ffb655" stop-opacity=".85"/><stop offset=".28" stop-color="#f2841b" stop-opacity=".3"/><stop offset="1" stop-color="#c9481f" stop-opacity="0"/></radialGradient>
<linearGradient id="far" x2="0" y2="1"><stop stop-color="#7d3636"/><stop offset="1" stop-color="#4a2338"/></linearGradient>
<linearGradient id="sand" x2="0" y2="1"><stop stop-color="#4a2333"/><stop offset=".25" stop-color="#33192c"/><stop offset="1" stop-color="#160e20"/></linearGradient>
</defs>
<path d="M0 742C90 744 130 696 236 684C330 742 620 772 1000 724V920H0Z" fill="url(#far)"/>
<path d="M0 742C90 744 130 696 236 684C330 742 620 772 1000 724" fill="none" stroke="#f7a83a" stroke-width="2.5" opacity=".8"/>
${khejri(120, 905, 1.15)}
<path d="M214 905V470h30v-26h26v26h34v-26h26v26h34v-26h26v26h34v-26h26v26h34v-26h26v26h34v-26h26v26h34v-26h26v26h34v-26h26v26h34v-26h26v26h34v-26h26v26h44V905Z" fill="url(#wall)"/>
<path d="M214 512H858v12H214ZM206 690H866v16H206Z" fill="${STONE.deep}" opacity=".7"/>
<path d="M206 688H866v4H206ZM214 510H858v3H214Z" fill="${STONE.edge}" opacity=".55"/>
${upperWindows()}
${arcade()}
<path d="M855 470V905h5V470Z" fill="${STONE.edge}"/>
<path d="M244 444h26M304 444h26M364 444h26M424 444h26M484 444h26M544 444h26M604 444h26M664 444h26M724 444h26M784 444h26" stroke="${STONE.edge}" stroke-width="3.5"/>
<path d="M269 444v26M329 444v26M389 444v26M449 444v26M509 444v26M569 444v26M629 444v26M689 444v26M749 444v26M809 444v26" stroke="${STONE.edge}" stroke-width="2.500" opacity=".8"/>
<rect x="214" y="690" width="644" height="215" fill="url(#foot)"/>
<ellipse cx="438" cy="600" rx="215" ry="175" fill="url(#glow)"/>
<path d="M0 905C180 878 330 892 520 896S860 872 1000 886V1200H0Z" fill="url(#sand)"/>
<path d="M0 905C180 878 330 892 520 896S860 872 1000 886" fill="none" stroke="#e0702a" stroke-width="3" opacity=".8"/>
<path d="M0 1080C240 1000 480 1040 1000 1130V1200H0Z" fill="#110b1c" opacity=".7"/>
${bicycle(712, 884)}
${bales()}
</svg>`);
}

/** Five windows upstairs; the second is lit, and somebody stands in it. */
function upperWindows() {
  return [276, 400, 524, 648, 772]
    .map((left, index) => {
      const frame = pointed(left, 556, 76, 112);
      if (index !== 1)
        return `<path d="${frame}" fill="${STONE.deep}"/><path d="${pointed(left + 6, 562, 64, 106)}" fill="#1a1024"/>`;
      return (
        `<path d="${frame}" fill="#ffe9b8"/><path d="${pointed(left + 5, 562, 66, 106)}" fill="${STONE.lamp}"/>` +
        `<path d="M${left + 42} 668v-26q0-12 9-15a9 9 0 1 1 9 0q8 3 9 15v26Z" fill="#5a2a2a"/>` +
        `<path d="M${left + 38} 560v108M${left} 618h76" stroke="#8a4a24" stroke-width="4"/>`
      );
    })
    .join('');
}

function arcade() {
  return [256, 376, 496, 616, 736]
    .map((left) => {
      const open = pointed(left, 742, 96, 163);
      return `<path d="${open}" fill="#170e22"/><path d="${open}" fill="none" stroke="${STONE.lit}" stroke-width="5"/>`;
    })
    .join('');
}

/** A window or gate with a pointed top. */
function pointed(left, top, width, height) {
  const middle = left + width / 2;
  const spring = top + width * 0.5;
  return `M${left} ${top + height}V${spring}Q${left} ${top + width * 0.2} ${middle} ${top}Q${left + width} ${top + width * 0.2} ${left + width} ${spring}V${top + height}Z`;
}

function khejri(x, y, scale) {
  return `<g transform="translate(${x} ${y}) scale(${scale})" fill="#24152c"><path d="M-9 0C-4-60-14-110-6-160L-40-210l8-5 30 38 4-50 8 0 2 54 40-40 6 6-42 52C2-110 6-60 12 0Z"/><path d="M-110-232q-16-34 24-44 6-38 52-34 22-36 66-14 40-14 52 22 40 8 22 44 6 34-40 32-24 26-58 8-34 22-62 2-44 12-56-16Z"/></g>`;
}

function bicycle(x, y) {
  const frame =
    '<circle r="27"/><circle cx="84" r="27"/><path d="M0 0l22-44h44L84 0M22-44l20 44h-42M66-44L42 0M66-44l-5-16h14M22-44l-4-12M8-58h20"/>';
  const edge = `<g stroke="${STONE.edge}" stroke-width="2.5" transform="translate(3 -2)">${frame}</g>`;
  return `<g transform="translate(${x} ${y})" fill="none" stroke-linecap="round">${edge}<g stroke="#150d1f" stroke-width="4.5">${frame}</g></g>`;
}

function bales() {
  return `<g stroke="#150d1f" stroke-width="3"><path d="M560 892q-4-30 6-34h44q12 6 6 36Z" fill="#5a3a3c"/><path d="M604 892q-4-26 6-30h40q10 6 6 32Z" fill="#6a443e"/><path d="M582 860q-4-26 6-30h40q12 6 6 30Z" fill="#7d5244"/></g><path d="M634 834q4 8 2 26M656 866q4 10 2 26" stroke="${STONE.edge}" stroke-width="3" fill="none"/>`;
}
