import { describe, expect, test } from 'vitest';
import { uploadSize } from './html.ts';
import {
  FOCUS_STEP,
  parsePictureName,
  pictureFocus,
  pictureName,
  pictureSources,
  shareCut,
  variantName,
  parseVariantName,
  variantsOf,
  withFocus,
} from './pictures.ts';

const HASH = '0123456789abcdef0123456789abcdef';
const picture = { hash: HASH, width: 1600, height: 900, averageColor: 'c9a582', isAnimated: false };
const listed = (width: number) => variantsOf({ ...picture, width }).map((one) => `${one.width}.${one.format}`);

describe('the name of an upload', () => {
  test('encodes size, average colour and animation, and parses back to the same values', () => {
    for (const one of [
      picture,
      { ...picture, averageColor: '' },
      { ...picture, isAnimated: true },
      { ...picture, averageColor: '', isAnimated: true },
    ]) {
      expect(parsePictureName(pictureName(one))).toEqual(one);
    }
    expect(pictureName(picture)).toBe(`${HASH}-1600x900-c9a582.webp`);
  });

  test('is still valid in the older format without a colour', () => {
    expect(parsePictureName(`${HASH}-1600x900.webp`)).toEqual({ ...picture, averageColor: '' });
    expect(uploadSize(`/uploads/${HASH}-1600x900.webp`)).toEqual({ width: '1600', height: '900' });
    expect(uploadSize(`/uploads/${HASH}-1600x900-c9a582.webp`)).toEqual({ width: '1600', height: '900' });
  });

  test('is rejected in any other format', () => {
    const others = [
      '',
      'a.webp',
      `${HASH}-1x1.png`,
      `${HASH}-1x1-red.webp`,
      `${HASH}-1x1-C9A582.webp`,
      `../${HASH}-1x1.webp`,
    ];
    for (const name of [...others, `${HASH}-1x1.webp.webp`, `${HASH.toUpperCase()}-1x1.webp`]) {
      expect(parsePictureName(name), name).toBeNull();
    }
  });
});

describe('the variants of a picture', () => {
  test('are never wider than the picture; widths just below its own are skipped', () => {
    expect(listed(1600)).toEqual([
      '320.avif',
      '320.webp',
      '640.avif',
      '640.webp',
      '960.avif',
      '960.webp',
      '1280.avif',
      '1280.webp',
      '1600.avif',
    ]);
    expect(listed(1000)).toEqual(['320.avif', '320.webp', '640.avif', '640.webp', '1000.avif']);
    expect(listed(2560).slice(-2)).toEqual(['2400.avif', '2400.webp']);
    expect(listed(320)).toEqual([]);
  });

  test('do not exist for an animated picture', () => {
    expect(variantsOf({ ...picture, isAnimated: true })).toEqual([]);
    expect(pictureSources(`/uploads/${pictureName({ ...picture, isAnimated: true })}`)).toBeNull();
  });

  test('have names that parse back to the picture and variant; no other name parses', () => {
    const original = pictureName(picture);
    for (const variant of [...variantsOf(picture), 'share' as const]) {
      expect(parseVariantName(variantName(original, variant))).toEqual({ original, variant });
    }
    const stem = `${HASH}-1600x900-c9a582`;
    for (const end of [
      '641.avif',
      '1600.webp',
      '1920.avif',
      '640.png',
      '640.jpg',
      '0640.avif',
      '640.avif.webp',
      'share.webp',
    ]) {
      expect(parseVariantName(`${stem}.${end}`), end).toBeNull();
    }
    expect(parseVariantName('cat.640.avif')).toBeNull();
    expect(parseVariantName(`${HASH}-1600x900-moving.640.avif`)).toBeNull();
  });

  test('are listed with their widths; the picture itself is the widest WebP', () => {
    const address = `/uploads/${HASH}-1000x500.webp`;
    const sources = pictureSources(address, 'https://api.example');
    const at = `https://api.example/uploads/${HASH}-1000x500`;
    expect(sources?.avif).toBe(`${at}.320.avif 320w, ${at}.640.avif 640w, ${at}.1000.avif 1000w`);
    expect(sources?.webp).toBe(`${at}.320.webp 320w, ${at}.640.webp 640w, ${at}.webp 1000w`);
    for (const other of ['https://a.example/b.webp', '/uploads/a.webp', `https://x.example${address}`, '']) {
      expect(pictureSources(other), other).toBeNull();
      expect(shareCut(other), other).toBe('');
    }
  });
});

describe('the focus of a picture', () => {
  const address = `/uploads/${pictureName(picture)}`;

  test('is part of the address, on a grid, and can be changed and removed', () => {
    const focused = withFocus(address, { x: 33, y: 101 });
    expect(focused).toBe(`${address}#focus=35,100`);
    expect(pictureFocus(focused)).toEqual({ x: 35, y: 100 });
    expect(withFocus(focused, { x: 0, y: 20 })).toBe(`${address}#focus=0,20`);
    expect(withFocus(focused, null)).toBe(address);
    expect(withFocus('', { x: 0, y: 0 })).toBe('');
    expect(pictureFocus(`${address}#focus=7,12`)).toEqual({ x: FOCUS_STEP, y: 2 * FOCUS_STEP });
  });

  test('changes neither the name of an upload nor its variants', () => {
    const focused = withFocus(address, { x: 35, y: 20 });
    expect(pictureSources(focused)).toEqual(pictureSources(address));
    expect(shareCut(focused)).toBe(shareCut(address));
  });

  test('is ignored in any other form', () => {
    for (const end of ['#focus=', '#focus=101,0', '#focus=1.5,2', '#top', '?focus=1,2', '#focus=1,2,3'])
      expect(pictureFocus(address + end), end).toBeNull();
  });
});
