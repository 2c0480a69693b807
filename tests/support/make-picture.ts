import { readFile } from 'node:fs/promises';
import { makePicture } from '#server/media/picture.ts';

/**
 * Processes pictures in a separate process. Prints each file's outcome, its milliseconds and the growth of the process.
 */
const [warm = '', ...files] = process.argv.slice(2);
await makePicture(await readFile(warm));
for (const file of files) {
  const sent = await readFile(file);
  const [before, since] = [process.resourceUsage().maxRSS, performance.now()];
  const outcome = await makePicture(sent).then(
    ({ width, height }) => `${width}x${height}`,
    (error: unknown) => String((error as { code?: string }).code ?? error),
  );
  const spent = Math.round(performance.now() - since);
  const grownMb = Math.round((process.resourceUsage().maxRSS - before) / 1024);
  process.stdout.write(`${JSON.stringify({ file, outcome, spent, grownMb })}\n`);
}
