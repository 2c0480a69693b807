import { Alert, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { TbAlertTriangle } from 'react-icons/tb';
import type { z } from 'zod';
import { pagePathOf } from '#contract/links.ts';
import type { menus } from '#contract/sections/menus.ts';
import { query } from '#web/api.ts';
import * as menuTexts from '#web/admin/texts/menus.ts';

type Header = z.output<typeof menus.fields>['header'];

/** The links of the menu that visitors do not see, because their page was deleted or is not public. */
export function MenuNotice() {
  const { data } = useQuery(query('GET /menus'));
  const { setValue } = useFormContext<{ header: Header }>();
  const header = useWatch<{ header: Header }, 'header'>({ name: 'header' });
  const paths = header.flatMap((one) => [one, ...one.entries]).map(({ href }) => pagePathOf(href));
  const unseen = data?.targets.filter(({ path, state }) => state !== 'public' && paths.includes(path)) ?? [];
  const remove = (path: string) =>
    setValue('header', withoutPath(header, path), { shouldDirty: true, shouldTouch: true });
  return unseen.map(({ path, title, state }) => (
    <Alert
      key={path}
      color="amber"
      icon={<TbAlertTriangle aria-hidden />}
      title={menuTexts.notShown(title || path)}
      mb={16}
    >
      {state === 'hidden' ? menuTexts.pageIsNotPublic : menuTexts.pageIsGone}
      {state === 'missing' && (
        <Button variant="default" size="compact-sm" mt={8} display="block" onClick={() => remove(path)}>
          {menuTexts.removeLink}
        </Button>
      )}
    </Alert>
  ));
}

function withoutPath(header: Header, path: string): Header {
  const leadsElsewhere = ({ href }: { href: string }) => pagePathOf(href) !== path;
  return header.filter(leadsElsewhere).map((one) => ({ ...one, entries: one.entries.filter(leadsElsewhere) }));
}
