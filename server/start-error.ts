/** Why the product cannot start, in one line fit to show to an operator. Never holds a secret. */
export class StartError extends Error {
  override name = 'StartError';
}
