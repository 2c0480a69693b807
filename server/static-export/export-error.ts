/** An export that cannot go on. Its message is a sentence for users. */
export class ExportError extends Error {}

/** Why an export failed, as a sentence. */
export function failureReason(error: unknown): string {
  if (error instanceof ExportError) return error.message;
  const message = error instanceof Error ? error.message : String(error);
  return message.endsWith('.') ? message : `${message}.`;
}
