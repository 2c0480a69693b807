import type { z } from 'zod';
import type { menus, MenuTarget } from './sections/menus.ts';
import { layoutTexts } from './texts/layout.ts';

type Menus = z.output<typeof menus.fields>;
interface Link {
  label: string;
  href: string;
}

/** The menu with a text for each link: its own, or the title of its page. The buttons have texts of the site. */
export function withLabels<M extends Menus>(menu: M, targets: readonly MenuTarget[]): M {
  const titleOf = (href: string) => targets.find((one) => one.href === href)?.title ?? href;
  const labelled = <L extends Link>(link: L): L => ({ ...link, label: link.label || titleOf(link.href) });
  const { header, button, quickButtons } = menu;
  return {
    ...menu,
    header: header.map((one) => ({ ...labelled(one), entries: one.entries.map(labelled) })),
    button: { ...button, label: button.label || layoutTexts.startProject },
    quickButtons: quickButtons.map((one, index) =>
      index === 0 && !one.label && one.href === '/contact' ? { ...one, label: layoutTexts.getQuote } : labelled(one),
    ),
  };
}
