/** How to find the numbers of a place on a map. */
export const placeHelp = {
  latitude:
    'For the map, and for search engines. In Google Maps, click your door with the right mouse button: the first number.',
  longitude: 'The second number.',
};
