import { MAP_HOST } from '#contract/constants.ts';

/** A location, and how closely the map shows it: zoom 1 shows continents, 19 and more shows one house. */
export interface MapPlace {
  lat: number;
  lng: number;
  zoom: number;
}

const TILE = 256;
const CLOSEST_ZOOM = 19;
/** The limits of a Mercator map. */
const LAT_END = 85.051129;
const LNG_END = 180;
/**
 * The part of the map that must be visible, in pixels. The frame chooses the closest zoom at which this part fits. So
 * this part is smaller than the smallest frame, and more than half as high as the highest.
 */
const SEEN = { width: 240, height: 200 };

/** A section without coordinates has zeros, which lie in the open sea. */
export function hasCoordinates({ lat, lng }: MapPlace): boolean {
  return Number.isFinite(lat) && Number.isFinite(lng) && (lat !== 0 || lng !== 0);
}

/** The URL of the embedded map, with a pin at the place. */
export function mapFrameUrl(place: MapPlace): string {
  const box = boundingBox(place).map((degrees) => degrees.toFixed(6));
  const query = new URLSearchParams({
    bbox: box.join(','),
    layer: 'mapnik',
    marker: `${place.lat.toFixed(6)},${place.lng.toFixed(6)}`,
  });
  return `${MAP_HOST}/export/embed.html?${query}`;
}

/** The URL of the full map of the same place. */
export function mapPageUrl({ lat, lng, zoom }: MapPlace): string {
  const at = { lat: lat.toFixed(6), lng: lng.toFixed(6) };
  return `${MAP_HOST}/?mlat=${at.lat}&mlon=${at.lng}#map=${Math.min(zoom, CLOSEST_ZOOM)}/${at.lat}/${at.lng}`;
}

/** The west, south, east and north limit of the visible part. */
export function boundingBox({ lat, lng, zoom }: MapPlace): [number, number, number, number] {
  const world = TILE * 2 ** Math.min(zoom, CLOSEST_ZOOM);
  const halfLng = (SEEN.width / world) * LNG_END;
  const y = mercator(clamp(lat, LAT_END));
  const halfY = (SEEN.height / world) * Math.PI;
  return [
    clamp(lng - halfLng, LNG_END),
    clamp(latitude(y - halfY), LAT_END),
    clamp(lng + halfLng, LNG_END),
    clamp(latitude(y + halfY), LAT_END),
  ];
}

function mercator(lat: number): number {
  return Math.asinh(Math.tan((lat * Math.PI) / 180));
}

function latitude(y: number): number {
  return (Math.atan(Math.sinh(y)) * 180) / Math.PI;
}

function clamp(value: number, end: number): number {
  return Math.min(Math.max(value, -end), end);
}
