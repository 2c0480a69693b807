/** A garment, from the outside in: its shapes in the colour of the cloth or of another one, seams, and a border. */
export interface Garment {
  shapes: { path: string; isOther?: boolean }[];
  seams?: string;
  border?: string;
}

const SHOULDERS = 'M12 240C14 210 44 200 76 191L97 181Q120 206 146 181L168 190C200 198 226 210 230 240Z';
const COLLAR = 'M93 184q2-8 6-12 22 22 46 0 4 4 5 12-12 14-26 20-18-6-31-20Z';

const kurta: Garment = {
  shapes: [{ path: SHOULDERS }, { path: COLLAR }],
  seams: 'M124 206v34M117 208v32',
};
const shirt: Garment = {
  shapes: [{ path: SHOULDERS }, { path: 'M98 172l-14 16 22 28 16-18ZM146 172l14 16-20 28-18-18Z' }],
  seams: 'M122 200v40',
};
const vest: Garment = {
  shapes: [
    { path: SHOULDERS, isOther: true },
    { path: COLLAR, isOther: true },
    { path: 'M56 197l32-12q10 24 36 30 20-8 30-30l32 11q12 20 12 44H48q0-26 8-43Z' },
  ],
  seams: 'M124 216v24',
};
const shawl: Garment = {
  shapes: [
    { path: SHOULDERS, isOther: true },
    { path: 'M150 178q30 6 48 18 34 14 34 46H92q-40-6-78-2 0-30 30-38 70 18 106-24Z' },
  ],
  seams: 'M160 190q-40 42-128 42M178 198q-30 36-80 42',
};
const sweater: Garment = { shapes: [{ path: SHOULDERS }], seams: 'M89 187q33 38 65 0' };
const sari: Garment = {
  shapes: [{ path: SHOULDERS, isOther: true }, { path: 'M72 192l22-8q20 34 76 58H10q4-36 62-50Z' }],
  border: 'M91 186q22 37 76 56',
};
const openKurta: Garment = {
  shapes: [{ path: 'M12 240C14 210 44 200 76 191L97 179l26 45 24-45 21 11C200 198 226 210 230 240Z' }],
  border: 'M96 182l27 46 24-46',
};

export const MENS: Garment[] = [kurta, shirt, vest, shawl, sweater];
export const WOMENS: Garment[] = [sari, openKurta, sweater, shawl, shirt];
