/** Why the product cannot start, for the operator: one line for each problem. It never contains a secret. */
export class StartError extends Error {
  override name = 'StartError';
}
