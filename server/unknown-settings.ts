/** Names shorter than this have too many innocent neighbours: PORT and SORT, HOST and POST. */
const MIN_NAME_LENGTH = 6;

/** A line for each name in the environment that is one typo away from a setting that is not set. */
export function findMisspelledSettings(env: Record<string, string | undefined>, known: string[]): string[] {
  const missing = known.filter((name) => env[name] === undefined);
  return Object.keys(env)
    .filter((found) => !known.includes(found))
    .flatMap((found) => {
      const suggestion = missing.find((name) => isMisspelling(found, name));
      return suggestion ? [`${found}: unknown setting. Did you mean ${suggestion}?`] : [];
    });
}

function isMisspelling(found: string, expected: string): boolean {
  const upper = found.toUpperCase();
  return upper === expected || (expected.length >= MIN_NAME_LENGTH && isOneEdit(upper, expected));
}

/** Whether two texts differ by one added, missing or wrong character, or by two swapped ones. */
function isOneEdit(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const restOfA = a.slice(start, a.length - end);
  const restOfB = b.slice(start, b.length - end);
  const isSwapped = restOfA.length === 2 && restOfB.length === 2 && restOfA === `${restOfB[1]}${restOfB[0]}`;
  return isSwapped || (restOfA.length <= 1 && restOfB.length <= 1);
}
