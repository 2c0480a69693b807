import { Alert, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { TbAlertTriangle } from 'react-icons/tb';
import type { z } from 'zod';
import type { menus } from '#contract/sections/menus.ts';
import { query } from '#web/api.ts';
import * as menuTexts from '#web/admin/texts/menus.ts';

type Header = z.output<typeof menus.fields>['header'];

/** The links of the menu that visitors do not see, because their page was deleted or is not public. */
export function MenuNotice() {
  const { data } = useQuery(query('GET /menus'));
  const { setValue } = useFormContext<{ header: Header }>();
  const header = useWatch<{ header: Header }, 'header'>({ name: 'header' });
  const addresses = header.flatMap((one) => [one, ...one.entries]).map(({ href }) => href);
  const unseen = data?.targets.filter(({ href, state }) => state !== 'public' && addresses.includes(href)) ?? [];
  const remove = (href: string) =>
    setValue('header', withoutLink(header, href), { shouldDirty: true, shouldTouch: true });
  return unseen.map(({ href, title, state }) => (
    <Alert key={href} color="amber" icon={<TbAlertTriangle aria-hidden />} title={menuTexts.notShown(title)} mb={16}>
      {state === 'hidden' ? menuTexts.pageIsNotPublic : menuTexts.pageIsGone}
      {state === 'missing' && (
        <Button variant="default" size="compact-sm" mt={8} display="block" onClick={() => remove(href)}>
          {menuTexts.removeLink}
        </Button>
      )}
    </Alert>
  ));
}

function withoutLink(header: Header, href: string): Header {
  const leadsElsewhere = (one: { href: string }) => one.href !== href;
  return header.filter(leadsElsewhere).map((one) => ({ ...one, entries: one.entries.filter(leadsElsewhere) }));
}
