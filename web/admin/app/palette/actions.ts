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
import * as commonTexts from '#web/admin/texts/common.ts';
import * as paletteTexts from '#web/admin/texts/palette.ts';

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
      ...action(
        paletteTexts.approveAllPendingReviews,
        TbChecks,
        paletteTexts.publishEverythingOpinions,
        () => void approve(),
      ),
    },
    ...(role === 'admin'
      ? [action(paletteTexts.backUpNow, TbDatabase, paletteTexts.backupSaveCopyExport, () => void backUp())]
      : []),
    action(paletteTexts.copyTheLink, TbLink, paletteTexts.proposalSendClientUrlAddress, () => void copyPrices()),
    scheme,
    action(
      paletteTexts.viewTheSite,
      TbExternalLink,
      paletteTexts.openWebsiteHomePageVisitors,
      () => void window.open('/', '_blank', 'noopener'),
    ),
    ENQUIRY_HELP,
    action(
      isOff ? paletteTexts.turnOnLetterShortcuts : paletteTexts.turnOffLetterShortcuts,
      TbKeyboard,
      paletteTexts.keysKeyboardHelp,
      () => turnLetters(isOff),
    ),
    action(commonTexts.logOut, TbLogout, paletteTexts.logoutSignOutLeaveEnd, () => confirmLogOut(_id)),
  ];
}

const ENQUIRY_HELP: PaletteAction = {
  to: '/enquiries',
  title: paletteTexts.keysOfAnOpenEnquiry,
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
    if (pending.length === 0) notifyDone(paletteTexts.noReviewIsPending);
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
      notifyFailed(messageOf(error, paletteTexts.theBackupCould));
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
    isDark ? paletteTexts.switchToLight : paletteTexts.switchToDark,
    isDark ? TbSun : TbMoon,
    paletteTexts.themeModeColoursNight,
    () => setColorScheme(isDark ? 'light' : 'dark'),
  );
}
