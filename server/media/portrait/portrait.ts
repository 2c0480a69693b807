import { createHash } from 'node:crypto';
import { MENS, WOMENS, type Garment } from './garments.ts';
import { BEARDS, LONG, SHORT, type Hair } from './hair.ts';
import { FACE, features, MEN, MIDDLE, neckAndEar, outline, WOMEN, type Head } from './heads.ts';
import { CLOTHS, GROUNDS, HAIR_COLORS, LINE, RIM, SKINS, type Skin } from './tones.ts';

/** A portrait drawn from a name, as SVG: head and shoulders at dusk. The same name always has the same face. */
export function portrait(style: 'male' | 'female', seed: string): string {
  const isMale = style === 'male';
  const pick = picker(`${style} ${seed.trim().toLowerCase()}`);
  const ground = pick(GROUNDS);
  const head = pick(isMale ? MEN : WOMEN);
  const skin = pick(SKINS);
  const hair = pick(isMale ? SHORT : LONG);
  const hairColor = pick(HAIR_COLORS);
  const garment = pick(isMale ? MENS : WOMENS);
  const cloth = pick(CLOTHS);
  const [other, scarf] = [pick(without(CLOTHS, cloth)), pick(without(CLOTHS, cloth))];
  const beard = isMale ? pick(BEARDS) : null;
  const glasses = pick(['', '', '', GLASSES]);
  const covers = coverings(hair, head, hairColor, scarf);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" stroke-width="2.5" stroke-linecap="round" fill="${RIM}">`,
    filled('M0 0h240v240H0Z', ground.sky),
    filled('M0 196Q60 176 120 150T240 128V240H0Z', ground.dune),
    covers.behind,
    neckAndEar(head, skin),
    clothes(garment, cloth, other),
    `<clipPath id="c"><path id="f" d="${outline(head)}"/></clipPath><use href="#f" x="3" y="-1"/>`,
    `<use href="#f" fill="${skin.base}"/><g clip-path="url(#c)">${features(head, skin)}</g>`,
    beard === null ? glasses : beardOf(beard, head, hairColor, skin),
    covers.above,
    '</svg>',
  ].join('');
}

function filled(path: string, fill: string): string {
  return `<path d="${path}" fill="${fill}"/>`;
}

/** Folds, seams and locks. */
function lines(path: string | undefined): string {
  return path ? `<path d="${path}" fill="none" stroke="${LINE}" opacity=".4"/>` : '';
}

/** A shape and, on its right edge, the light of the low sun, which is the colour of all that has none of its own. */
function lit(id: string, path: string, fill: string): string {
  return `<path id="${id}" d="${path}"/>${unlit(id, fill)}`;
}

/** The shape `id` once more, a little to the left: what is left of the one below it is the light. */
function unlit(id: string, fill: string): string {
  return `<use href="#${id}" x="-3" y="1" fill="${fill}"/>`;
}

/** The hair or the scarf. The light on the front's edge is behind the head, which hides it where it would fall on the face. */
function coverings(hair: Hair, { width }: Head, color: string, scarf: string): { behind: string; above: string } {
  const fit = width === 40 ? '<g>' : `<g transform="matrix(${width / 40} 0 0 1 ${MIDDLE - 3 * width} 0)">`;
  const front = hair.cloth === 'front' ? scarf : color;
  const back = hair.cloth ? scarf : color;
  return {
    behind: `${fit}<path id="h" d="${hair.front}" transform="translate(3 -1)"/>${hair.back ? lit('b', hair.back, back) : ''}</g>`,
    above: `${fit}${unlit('h', front)}${hair.over ? lit('o', hair.over, back) : ''}${lines(hair.lines)}</g>`,
  };
}

/** The side of the shoulders that is in the shade. */
const SHADE = 'M9 241C11 211 41 201 73 192l17-9 20 58Z';

function clothes({ shapes, seams, border }: Garment, cloth: string, other: string): string {
  return (
    shapes.map(({ path, isOther }, index) => lit(`g${index}`, path, isOther ? other : cloth)).join('') +
    `<path d="${SHADE}" fill="${LINE}" opacity=".28"/>` +
    lines(seams) +
    (border ? `<path d="${border}" fill="none" stroke="#eb5" stroke-width="5"/>` : '')
  );
}

/** A moustache, or a beard that reaches `below` the chin. */
function beardOf(below: number, { bottom, width }: Head, color: string, skin: Skin): string {
  const mouth = bottom - 21;
  if (below === 0) return filled(`M${FACE - 20} ${mouth + 1}q6-10 19-8 14-3 20 8-8-3-18-3-12 0-21 3Z`, color);
  const left = MIDDLE - width;
  const right = MIDDLE + width;
  const chin = bottom + below;
  const beard =
    `M${left} 104Q${left + 4} 132 ${left + 18} 136L${FACE - 17} ${mouth - 3}Q${FACE - 8} ${mouth - 11} ${FACE} ${mouth - 8}q12-3 16 6` +
    `Q${right - 8} ${mouth - 6} ${right - 2} 112 ${right + 1} ${mouth} ${right - 8} ${bottom - 13}` +
    `T${FACE} ${chin}Q${left + 18} ${chin} ${left + 5} 134Z`;
  return filled(beard, color) + filled(`M${FACE - 11} ${mouth}q11 4 21 0-4 6-11 6t-10-6Z`, skin.base);
}

const GLASSES = `<path d="M104 95h11q7 0 7 8t-9 9h-8q-8 0-8-9t7-8ZM141 94h10q7 0 7 8t-8 9h-8q-8 0-8-9t7-8ZM122 101q6-4 12 0M97 100l-15-3" fill="none" stroke="${LINE}"/>`;

function without(list: readonly string[], one: string): string[] {
  return list.filter((item) => item !== one);
}

/** Picks from lists, always the same for the same seed. */
function picker(seed: string): <T>(list: readonly T[]) => T {
  const hash = createHash('sha256').update(seed).digest();
  let offset = 0;
  return <T>(list: readonly T[]) => {
    const picked = hash.readUInt16LE(offset) % list.length;
    offset += 2;
    return list[picked] as T; // no list is empty
  };
}
