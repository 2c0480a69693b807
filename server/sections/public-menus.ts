import { pagePathOf } from '#contract/links.ts';
import type { Menus } from '#contract/sections/index.ts';
import type { MenuTarget } from '#contract/sections/menus.ts';

/** The menu as visitors get it: without entries that would lead nowhere. */
export function publicMenus(menus: Menus, targets: readonly MenuTarget[]): Menus {
  const leads = ({ href }: { href: string }) => {
    return pagePathOf(href) === null || targets.find((one) => one.href === href)?.state === 'public';
  };
  return {
    ...menus,
    header: menus.header.filter(leads).map((one) => ({ ...one, entries: one.entries.filter(leads) })),
    button: { ...menus.button, isVisible: menus.button.isVisible && leads(menus.button) },
    quickButtons: menus.quickButtons.filter(leads),
    targets: targets.filter(({ state }) => state === 'public'),
  };
}
