import { ApiError, messageOf } from '#web/api.ts';

/** The error messages of a failed save: beside a field, or above the form. */
export function fieldErrors<F extends string>(error: unknown, fields: readonly F[], fallback: string) {
  const errors: Partial<Record<F, string>> = {};
  const issues = error instanceof ApiError ? error.issues : [];
  for (const { path, message } of issues) {
    const field = fields.find((one) => one === path);
    if (field) errors[field] ??= message;
  }
  const email = fields.find((one) => one === 'email');
  if (email && error instanceof ApiError && error.code === 'email-taken') errors[email] = error.message;
  return { errors, failure: Object.keys(errors).length > 0 ? '' : messageOf(error, fallback) };
}
