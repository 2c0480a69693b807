/** How to find the numbers of a place on a map. */
export const placeHelp = {
  latitude: 'In Google Maps, click your door with the right mouse button. This is the first number.',
  longitude: 'The second number. For the map, and for search engines.',
};
