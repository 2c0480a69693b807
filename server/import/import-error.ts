/** Why a file cannot be imported, as a sentence for staff. */
export class ImportError extends Error {
  override name = 'ImportError';
}
