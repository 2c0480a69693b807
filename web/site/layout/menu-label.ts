import type { Reply } from '#web/api.ts';

/** The text of an entry of the menu: its own, or the title of its page. */
export function menuLabel({ label, href }: { label: string; href: string }, menus: Reply<'GET /menus'>): string {
  return label || (menus.targets.find((one) => one.href === href)?.title ?? href);
}
