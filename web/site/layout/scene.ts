/** Whether heads and bands of pages are landscapes at night or dusk. Otherwise they have the ground of the page. */
export const HAS_SCENES = true as boolean; // a theme says otherwise
