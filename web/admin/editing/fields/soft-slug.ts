import { slugify } from '#contract/slug.ts';

/** A slug while it is typed: a hyphen at its end may stay, because more is to come. */
export function softSlug(typed: string): string {
  const slug = slugify(typed);
  return slug && /[-\s]$/.test(typed) ? `${slug}-` : slug;
}
