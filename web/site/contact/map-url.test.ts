import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boundingBox, hasCoordinates, mapFrameUrl, mapPageUrl } from './map-url.ts';

const bikaner = { lat: 28.0229, lng: 73.3119, zoom: 14 };

test('the bounding box around a location has the size of its zoom level', () => {
  const [west, south, east, north] = boundingBox(bikaner);
  expect((west + east) / 2).toBeCloseTo(bikaner.lng, 6);
  expect(east - west).toBeCloseTo((360 * 240) / (256 * 2 ** 14), 9);
  expect(north - south).toBeCloseTo(((360 * 200) / (256 * 2 ** 14)) * Math.cos((28.0229 * Math.PI) / 180), 5);
});

test('zooming in by one level halves the visible width', () => {
  const [west, , east] = boundingBox(bikaner);
  const [closerWest, , closerEast] = boundingBox({ ...bikaner, zoom: 15 });
  expect(closerEast - closerWest).toBeCloseTo((east - west) / 2, 9);
});

test('the bounding box of any location stays on the map and is never empty', () => {
  const places = fc.record({
    lat: fc.double({ min: -90, max: 90, noNaN: true }),
    lng: fc.double({ min: -180, max: 180, noNaN: true }),
    zoom: fc.integer({ min: 1, max: 20 }),
  });
  fc.assert(
    fc.property(places, (place) => {
      const [west, south, east, north] = boundingBox(place);
      expect(west).toBeLessThan(east);
      expect(south).toBeLessThan(north);
      expect([west, east].every((lng) => Math.abs(lng) <= 180)).toBe(true);
      expect([south, north].every((lat) => Math.abs(lat) <= 86)).toBe(true);
    }),
  );
});

test('the embedded map has a marker at the location, and the link opens the map there', () => {
  const frame = new URL(mapFrameUrl(bikaner));
  expect(frame.host).toBe('www.openstreetmap.org');
  expect(frame.searchParams.get('marker')).toBe('28.022900,73.311900');
  expect(frame.searchParams.get('bbox')?.split(',')).toHaveLength(4);
  expect(mapPageUrl({ ...bikaner, zoom: 20 })).toMatch(
    /mlat=28\.022900&mlon=73\.311900#map=19\/28\.022900\/73\.311900$/,
  );
});

test('a section without coordinates has no map', () => {
  expect(hasCoordinates({ lat: 0, lng: 0, zoom: 13 })).toBe(false);
  expect(hasCoordinates({ lat: 0, lng: 73, zoom: 13 })).toBe(true);
});
