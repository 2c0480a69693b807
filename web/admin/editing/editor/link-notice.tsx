import { Alert } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { TbUnlink } from 'react-icons/tb';
import { linksOf } from '#contract/content-links.ts';
import { CHECKED_LINKS_MAX } from '#contract/records/broken-link.ts';
import { call } from '#web/api.ts';
import { useEditorState } from '#web/admin/editing/form/editor-context.ts';
import { linkFaultText } from '#web/admin/shell/link-fault-text.ts';
import { TextButton } from '#web/admin/shell/text-button.tsx';
import classes from './link-notice.module.css';
import * as linksTexts from '#web/admin/texts/links.ts';

const FRESH_MS = 30_000;

/** Names the links of the saved values that lead nowhere. */
export function LinkNotice({ onJump }: { onJump: (path: string) => void }) {
  const { fields, base } = useEditorState();
  const links = useMemo(() => linksOf(fields, base), [fields, base]);
  const hrefs = useMemo(() => [...new Set(links.map(({ href }) => href))].slice(0, CHECKED_LINKS_MAX), [links]);
  const { data = [] } = useQuery({
    queryKey: ['links', 'check', hrefs],
    queryFn: ({ signal }) => call('POST /links/check', { body: { hrefs }, signal }),
    enabled: hrefs.length > 0,
    staleTime: FRESH_MS,
  });
  if (data.length === 0) return null;
  return (
    <Alert color="amber" icon={<TbUnlink aria-hidden />} title={linksTexts.leadNowhere(data.length)} mb={16}>
      <ul className={classes.links}>
        {data.map(({ href, ...fault }) => (
          <li key={href}>
            <TextButton
              aria-label={linksTexts.showField(href)}
              onClick={() => onJump(links.find((link) => link.href === href)?.field ?? '')}
            >
              {href}
            </TextButton>{' '}
            {linkFaultText(fault)}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
