import { fileURLToPath } from 'node:url';

/** The folder of the project; every path of these scripts starts here. */
export const FOLDER = fileURLToPath(new URL('../../', import.meta.url));
