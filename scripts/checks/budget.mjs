/** Seconds that `npm test` should take on two idle cores. */
const BUDGET = 600;
const SLOWEST_FILES = 10;

/** Prints how long the run took beside its budget. It never fails a run: other programs on the machine slow it down. */
export function printTime(seconds) {
  console.log(`\nThe run took ${Math.round(seconds)} s. The budget is ${BUDGET} s on two idle cores.`);
}

/** Prints the test files that took longest. */
export function printSlowestFiles(files) {
  if (files.length === 0) return;
  console.log('\nSlowest test files:');
  const slowest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, SLOWEST_FILES);
  for (const { name, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`);
}
