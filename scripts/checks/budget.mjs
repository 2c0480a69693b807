/** Seconds that `npm test` takes on two idle cores. TEST_BUDGET replaces it on a slower machine. */
const BUDGET = 600;
const ALLOWED_EXCESS = 1.5;
const SLOWEST_FILES = 10;

/** Fails if the run took more than 1.5 times its budget. */
export function checkBudget(seconds) {
  const limit = (Number(process.env.TEST_BUDGET) || BUDGET) * ALLOWED_EXCESS;
  const isExceeded = seconds > limit;
  const output = `The run took ${Math.round(seconds)} s, the limit is ${limit} s. On a slower machine set TEST_BUDGET to the seconds that a run normally takes there.`;
  return { name: 'Time', passed: Number(!isExceeded), failed: Number(isExceeded), output };
}

/** Prints the test files that took longest. */
export function printSlowestFiles(files) {
  if (files.length === 0) return;
  console.log('\nSlowest test files:');
  const slowest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, SLOWEST_FILES);
  for (const { name, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`);
}
