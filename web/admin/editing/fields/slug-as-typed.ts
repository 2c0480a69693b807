import { slugify } from '#contract/slug.ts';

/** A slug while it is typed: a hyphen at the end may stay, because more may follow. */
export function slugAsTyped(typed: string): string {
  const slug = slugify(typed);
  return slug && /[-\s]$/.test(typed) ? `${slug}-` : slug;
}
