/** The current text of a form's field. It includes what was typed before the script ran. */
export function formText(form: HTMLFormElement | null, name: string): string {
  const value = new FormData(form ?? undefined).get(name);
  return typeof value === 'string' ? value : '';
}

/** The known field that an input event comes from. */
export function changedField<F extends string>(target: EventTarget, fields: readonly F[]): F | undefined {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return undefined;
  return fields.find((field) => field === target.name);
}
