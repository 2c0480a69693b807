import { join } from 'node:path';
import { FOLDER } from './processes.mjs';

/**
 * The server lives long and needs little at a time. Less space for new objects saves a fifth of its memory. Under load V8
 * would let garbage grow to hundreds of MB; with 30 % growth it collects every few seconds and stays below 250 MB.
 */
export const SERVER_FLAGS = ['--max-semi-space-size=4', '--heap-growing-percent=30'];
/**
 * With the compile cache, later starts take half the time and 30 MB less. Compression leaves free memory in each arena of
 * the C library: two arenas save 60 MB under load.
 */
export const SERVER_ENVIRONMENT = {
  NODE_COMPILE_CACHE: join(FOLDER, 'node_modules/.cache/node'),
  MALLOC_ARENA_MAX: '2',
};
