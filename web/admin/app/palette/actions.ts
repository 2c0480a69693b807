import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { TbChecks, TbDatabase, TbExternalLink, TbKeyboard, TbLink, TbLogout, TbMoon, TbSun } from 'react-icons/tb';
import { useNavigate } from 'react-router';
import { controlTexts } from '#contract/texts/controls.ts';
import { call, messageOf } from '#web/api.ts';
import { confirmLogOut } from '#web/admin/app/auth/logout.tsx';
import { confirmApproveAll } from '#web/admin/features/reviews/confirm-approve-all.ts';
import { allReviews, splitByApproval, useReviewCache } from '#web/admin/features/reviews/reviews.ts';
import { useAccount } from '#web/admin/shell/account.ts';
import { collectionIcon, panelCollections } from '#web/admin/shell/collections.ts';
import { ENQUIRY_KEYS } from '#web/admin/shell/enquiry-keys.ts';
import { areLettersOff, turnLetters } from '#web/admin/shell/letters.ts';
import { notifyDone, notifyFailed } from '#web/admin/shell/notices/notify.tsx';
import type { PaletteEntry } from './find-entries.ts';

/** Something to do, instead of somewhere to go. */
export interface PaletteAction extends PaletteEntry {
  /** More search terms. */
  keywords: string;
}

/** What the user can do from anywhere. */
export function useActions(): PaletteAction[] {
  const { _id, role } = useAccount();
  const approve = useApprovePending();
  const backUp = useBackUp();
  const scheme = useSchemeAction();
  const isOff = areLettersOff();
  return [
    ...CREATIONS,
    {
      ...action('Approve all pending reviews', TbChecks, 'publish everything opinions', () => void approve()),
    },
    ...(role === 'admin' ? [action('Back up now', TbDatabase, 'backup save copy export', () => void backUp())] : []),
    action('Copy the link to the prices', TbLink, 'proposal send client url address pricing', () => void copyPrices()),
    scheme,
    action(
      'View the site',
      TbExternalLink,
      'open website home page visitors',
      () => void window.open('/', '_blank', 'noopener'),
    ),
    ENQUIRY_HELP,
    action(isOff ? 'Turn on letter shortcuts' : 'Turn off letter shortcuts', TbKeyboard, 'keys keyboard help', () =>
      turnLetters(isOff),
    ),
    action('Log out', TbLogout, 'logout sign out leave end session', () => confirmLogOut(_id)),
  ];
}

const ENQUIRY_HELP: PaletteAction = {
  to: '/enquiries',
  title: 'Keys of an open enquiry',
  detail: ENQUIRY_KEYS.map(([key, does]) => `${key.toUpperCase()} ${does}`).join(' · '),
  keywords: 'letters shortcuts keyboard help',
  Icon: TbKeyboard,
};

const CREATIONS: PaletteAction[] = panelCollections.map((collection) => {
  const { labels, panel } = collection;
  return {
    ...{ to: `/${panel.path}/new`, title: labels.add, detail: '', Icon: collectionIcon(collection) },
    keywords: `add create ${panel.keywords}`,
    ...(panel.keys.create && { keys: `n ${panel.keys.create}` }),
  };
});

function action(title: string, Icon: PaletteAction['Icon'], keywords: string, run: () => void): PaletteAction {
  return { to: null, title, detail: '', keywords, run, ...(Icon && { Icon }) };
}

/** Asks, then approves each pending review in turn, as on the screen of reviews. */
function useApprovePending() {
  const cache = useReviewCache();
  const navigate = useNavigate();
  return async () => {
    const { pending } = splitByApproval(await allReviews().catch(() => []));
    await navigate('/reviews');
    if (pending.length === 0) notifyDone('No review is pending.');
    else confirmApproveAll(cache, pending);
  };
}

function useBackUp() {
  const navigate = useNavigate();
  const client = useQueryClient();
  return async () => {
    await navigate('/backups');
    try {
      await call('POST /backups');
      await client.invalidateQueries({ queryKey: ['GET /backups'] });
    } catch (error) {
      notifyFailed(messageOf(error, 'The backup could not be started.'));
    }
  };
}

async function copyPrices() {
  await navigator.clipboard.writeText(new URL('/pricing', location.origin).href).then(
    () => notifyDone(controlTexts.linkCopied),
    () => undefined, // no access to the clipboard
  );
}

function useSchemeAction(): PaletteAction {
  const { setColorScheme } = useMantineColorScheme();
  const isDark = useComputedColorScheme('light', { getInitialValueInEffect: false }) === 'dark';
  return action(
    isDark ? 'Switch to light' : 'Switch to dark',
    isDark ? TbSun : TbMoon,
    'theme mode colours night',
    () => setColorScheme(isDark ? 'light' : 'dark'),
  );
}
