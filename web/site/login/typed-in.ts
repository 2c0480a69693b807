/** What stands in a field of a form, whether it was typed before the script ran or after. */
export function typedIn(form: HTMLFormElement | null, name: string): string {
  const value = new FormData(form ?? undefined).get(name);
  return typeof value === 'string' ? value : '';
}
