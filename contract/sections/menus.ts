import { z } from 'zod';
import { HEADER_ENTRIES_MAX, HEADER_ENTRIES_SHOWN_MAX, QUICK_BUTTONS_MAX, SUBMENU_ENTRIES_MAX } from '../constants.ts';
import { DEFAULT_MENU } from '../default-menu.ts';
import { entry, group, line, link, list, toggle } from '../fields.ts';
import { rules } from '../rule-texts.ts';
import { layoutTexts } from '../texts/layout.ts';
import { replyOf, section, stamps } from './section.ts';

const label = (extra = {}) => line('Text', { max: 40, placeholder: 'The title of the page', ...extra });
const entryFields = () => ({ label: label(), href: link('Link'), isVisible: toggle('Visible', true) });

const { header, button, quickButtons } = DEFAULT_MENU;
const shape = {
  header: list(
    'Links',
    entry({
      ...entryFields(),
      entries: list('Links below it', entry(entryFields()), { item: 'link', max: SUBMENU_ENTRIES_MAX }),
    }),
    {
      item: 'link',
      max: HEADER_ENTRIES_MAX,
      defaultEntries: header,
      check: (entries) =>
        entries.filter(({ isVisible }) => isVisible).length > HEADER_ENTRIES_SHOWN_MAX ? rules.menuFull : null,
      help: `A link follows its page: to a new address, and without a text of its own to a new title. Visitors see at most ${HEADER_ENTRIES_SHOWN_MAX} links; hidden ones do not count.`,
    },
  ),
  button: group(
    'Button',
    {
      label: label({ siteText: () => layoutTexts.startProject }),
      href: link('Link', { initial: button.href }),
      isVisible: toggle('Visible', button.isVisible),
    },
    {
      heading: 'Button at the end',
      help: 'The one thing that visitors should do. Without a text it says “Start a project”.',
    },
  ),
  quickButtons: list('Buttons', entry({ label: label(), href: link('Link') }), {
    item: 'button',
    max: QUICK_BUTTONS_MAX,
    defaultEntries: quickButtons,
    heading: 'Buttons in the menu of phones',
    help: 'Without a text, the first one says “Get Quote” if it leads to the contact page.',
  }),
};

/** What an entry of the menu leads to, by its address. */
const target = replyOf({
  href: z.string(),
  /** The title of its page, also of one in the bin. The pages that every site has have one in its language. */
  title: z.string(),
  /** `hidden`: the page is not public. `missing`: there is no such page any more. Visitors see neither entry. */
  state: z.enum(['public', 'hidden', 'missing']),
});

/** The menu at the top of every page. Visitors do not get entries whose page is missing or not public. */
export const menus = {
  ...section('/menus', 'Menu', 'The menu at the top of every page.', shape),
  record: replyOf({ ...shape, ...stamps, targets: z.array(target).default([]) }),
};
export type MenuTarget = z.output<typeof target>;
