import { pagePathOf } from '#contract/links.ts';
import { withLabels } from '#contract/menu-labels.ts';
import type { Menus } from '#contract/sections/index.ts';
import type { MenuTarget } from '#contract/sections/menus.ts';

/** The menu as visitors get it: each link with its text, and none that would lead nowhere. */
export function publicMenus(menus: Menus, targets: readonly MenuTarget[]): Menus {
  const leads = ({ href }: { href: string }) => {
    if (href === '') return false;
    return pagePathOf(href) === null || targets.find((one) => one.href === href)?.state === 'public';
  };
  const shown = withLabels(menus, targets);
  return {
    ...shown,
    header: shown.header.filter(leads).map((one) => ({ ...one, entries: one.entries.filter(leads) })),
    button: { ...shown.button, isVisible: shown.button.isVisible && leads(shown.button) },
    quickButtons: shown.quickButtons.filter(leads),
    targets: [],
  };
}
