import { createElement, lazy, type ComponentType } from 'react';
import type { IconType } from 'react-icons';
import {
  TbActivity,
  TbColumns3,
  TbCornerUpRight,
  TbDatabase,
  TbFileImport,
  TbHelpCircle,
  TbId,
  TbInbox,
  TbInfoCircle,
  TbLayoutBottombar,
  TbLayoutDashboard,
  TbLayoutGrid,
  TbMail,
  TbPalette,
  TbMapPin,
  TbLibraryPhoto,
  TbMenu2,
  TbPhoto,
  TbRoute,
  TbSend2,
  TbSettings,
  TbTag,
  TbTextCaption,
  TbTrash,
  TbUnlink,
  TbUserCircle,
  TbUserShield,
  TbUsers,
  TbVersions,
  TbWebhook,
} from 'react-icons/tb';
import type { Role } from '#contract/constants.ts';
import type { SectionName } from '#contract/sections/index.ts';
import { withTimeout } from '#web/site/chunk-timeout.ts';
import { collectionIcon, panelCollections, type PanelCollection } from '#web/admin/shell/collections.ts';
import { Dashboard } from '#web/admin/app/dashboard/dashboard.tsx';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as frameTexts from '#web/admin/texts/frame.ts';
import * as mediaTexts from '#web/admin/texts/media.ts';

export const groups = [
  frameTexts.inbox,
  frameTexts.collections,
  commonTexts.pageSections,
  frameTexts.settings,
] as const;

/** One screen of the panel. Listing it here adds it to the sidebar, the search and the routes. */
export interface Screen {
  /** Below the panel's base path; empty for the dashboard. */
  path: string;
  title: string;
  /** Its group in the sidebar. Absent for the dashboard, which comes first, and the account, which comes last. */
  group?: (typeof groups)[number];
  Icon: IconType;
  View: ComponentType;
  /** The section it edits. The search includes its texts. */
  section?: SectionName;
  /** More search terms. */
  keywords?: string;
  /** The letter that opens it after 'g'. */
  key?: string;
  /** Whether each record has its own address, such as '/blog/:id'. */
  hasRecords?: true;
  /** Whether a record's form replaces the list instead of standing beside it. The sidebar can then stay open. */
  needsWidth?: true;
  /** Hidden from other roles. If they open its address, the screen says that only admins may see it. */
  isForAdmins?: true;
}

const ContactMessages = lazy(() =>
  withTimeout(import('#web/admin/features/enquiries/messages-screen.tsx')).then((chunk) => ({
    default: chunk.MessagesScreen,
  })),
);
const Enquiries = lazy(() =>
  withTimeout(import('#web/admin/features/enquiries/enquiries-screen.tsx')).then((chunk) => ({
    default: chunk.EnquiriesScreen,
  })),
);
const Pricing = lazy(() =>
  withTimeout(import('./pricing-screen.tsx')).then((chunk) => ({ default: chunk.PricingScreen })),
);
const Changes = lazy(() =>
  withTimeout(import('#web/admin/features/changes/changes-screen.tsx')).then((chunk) => ({
    default: chunk.ChangesScreen,
  })),
);
const Redirects = lazy(() =>
  withTimeout(import('#web/admin/features/redirects/redirects-screen.tsx')).then((chunk) => ({
    default: chunk.RedirectsScreen,
  })),
);
const Links = lazy(() =>
  withTimeout(import('#web/admin/features/links/links-screen.tsx')).then((chunk) => ({ default: chunk.LinksScreen })),
);
const Pictures = lazy(() =>
  withTimeout(import('#web/admin/features/pictures/pictures-screen.tsx')).then((chunk) => ({
    default: chunk.PicturesScreen,
  })),
);
const Settings = lazy(() =>
  withTimeout(import('#web/admin/features/settings/settings-screen.tsx')).then((chunk) => ({
    default: chunk.SettingsScreen,
  })),
);
const Activity = lazy(() =>
  withTimeout(import('#web/admin/features/activity/activity-screen.tsx')).then((chunk) => ({
    default: chunk.ActivityScreen,
  })),
);
const Deliveries = lazy(() =>
  withTimeout(import('#web/admin/features/deliveries/deliveries-screen.tsx')).then((chunk) => ({
    default: chunk.DeliveriesScreen,
  })),
);
const Webhooks = lazy(() =>
  withTimeout(import('#web/admin/features/deliveries/webhooks/webhooks-screen.tsx')).then((chunk) => ({
    default: chunk.WebhooksScreen,
  })),
);
const Trash = lazy(() =>
  withTimeout(import('#web/admin/features/trash/trash-screen.tsx')).then((chunk) => ({ default: chunk.TrashScreen })),
);
const Backups = lazy(() =>
  withTimeout(import('#web/admin/features/backups/backups-screen.tsx')).then((chunk) => ({
    default: chunk.BackupsScreen,
  })),
);
const Import = lazy(() =>
  withTimeout(import('#web/admin/features/import/import-screen.tsx')).then((chunk) => ({
    default: chunk.ImportScreen,
  })),
);
const PersonalData = lazy(() =>
  withTimeout(import('#web/admin/features/personal-data/personal-data-screen.tsx')).then((chunk) => ({
    default: chunk.PersonalDataScreen,
  })),
);
const Users = lazy(() =>
  withTimeout(import('#web/admin/features/users/users-screen.tsx')).then((chunk) => ({ default: chunk.UsersScreen })),
);
const Account = lazy(() =>
  withTimeout(import('#web/admin/features/account/account-screen.tsx')).then((chunk) => ({
    default: chunk.AccountScreen,
  })),
);
const SectionEditor = lazy(() =>
  withTimeout(import('#web/admin/features/sections/section-editor.tsx')).then((chunk) => ({
    default: chunk.SectionEditor,
  })),
);

/** The screens of collections that need more than a list and a form. */
const SPECIAL_SCREENS = import.meta.glob<{ CollectionScreen: ComponentType }>(
  '#web/admin/features/*/collection-screen.tsx',
);

export const screens: Screen[] = [
  {
    path: '',
    key: 'd',
    title: frameTexts.dashboard,
    Icon: TbLayoutDashboard,
    View: Dashboard,
    keywords: 'home start status users',
  },
  {
    path: 'enquiries',
    key: 'e',
    title: commonTexts.enquiries,
    group: frameTexts.inbox,
    Icon: TbInbox,
    View: Enquiries,
    keywords: 'inbox messages leads proposals requests sales board stages pipeline owner next step notes csv',
  },
  {
    path: 'contact-messages',
    key: 'm',
    title: commonTexts.contactMessages,
    group: frameTexts.inbox,
    Icon: TbMail,
    View: ContactMessages,
    keywords: 'mail inbox',
  },
  ...collectionScreens(frameTexts.inbox),
  ...collectionScreens(frameTexts.collections),
  {
    path: 'pictures',
    key: 'g',
    title: mediaTexts.title,
    group: frameTexts.collections,
    Icon: TbLibraryPhoto,
    View: Pictures,
    keywords: 'media library images photos uploads alt text description licence unused duplicates replace pdf video',
    hasRecords: true,
    needsWidth: true,
  },
  sectionScreen('site', 'n', 'site', commonTexts.siteIdentity, TbId, frameTexts.siteNameLogoIcon),
  sectionScreen('appearance', 'z', 'appearance', commonTexts.appearance, TbPalette, frameTexts.coloursFontsShapes),
  sectionScreen('menus', 'l', 'menus', commonTexts.menu, TbMenu2, frameTexts.menuNavigationHeader),
  sectionScreen('hero', 'h', 'hero', commonTexts.hero, TbPhoto, frameTexts.homePageTopBannerHeadline),
  sectionScreen('work', 'w', 'work', commonTexts.selectedWork, TbColumns3, frameTexts.homePageProjectsStripCases),
  sectionScreen('about', 'a', 'about', commonTexts.about, TbInfoCircle, frameTexts.storyCompanyUsNumbersStats),
  sectionScreen('services', 'v', 'service-section', commonTexts.services, TbLayoutGrid, frameTexts.serviceCardsOffers),
  sectionScreen('steps', 'j', 'workflow', frameTexts.steps, TbRoute, frameTexts.workflowProcessHowWeWork),
  sectionScreen('faqsection', 'q', 'faq', 'FAQ', TbHelpCircle, frameTexts.questionsAnswersHelp),
  {
    path: 'pricing',
    key: 'x',
    title: commonTexts.pricing,
    group: commonTexts.pageSections,
    Icon: TbTag,
    View: Pricing,
    section: 'pricing',
    keywords: 'plans prices packages cost recommended leads promotion claim traffic lift headline',
  },
  sectionScreen('contact', 'c', 'contact', commonTexts.contact, TbMapPin, frameTexts.mapFormAddressPhoneHours),
  sectionScreen(
    'page-texts',
    '',
    'page-texts',
    commonTexts.pageTexts,
    TbTextCaption,
    frameTexts.headlinesLeadsBoxesEmptyLists,
  ),
  sectionScreen('footer', 'f', 'footer', commonTexts.footer, TbLayoutBottombar, frameTexts.brandSiteNameCompanyName),
  {
    path: 'settings',
    title: commonTexts.siteSettings,
    group: frameTexts.settings,
    Icon: TbSettings,
    View: Settings,
    keywords: 'mail email smtp server sender notifications configuration options',
    hasRecords: true,
    needsWidth: true,
    isForAdmins: true,
  },
  {
    path: 'changes',
    title: commonTexts.changes,
    group: frameTexts.settings,
    Icon: TbVersions,
    View: Changes,
    keywords: 'staged staging unpublished drafts change set release publish schedule preview links undo',
  },
  {
    path: 'redirects',
    title: commonTexts.redirects,
    group: frameTexts.settings,
    Icon: TbCornerUpRight,
    View: Redirects,
    keywords: 'old addresses moved gone 301 410 links slug',
    hasRecords: true,
  },
  {
    path: 'broken-links',
    title: commonTexts.brokenLinks,
    group: frameTexts.settings,
    Icon: TbUnlink,
    View: Links,
    keywords: 'not found 404 missing pages dead links check',
  },
  {
    path: 'bin',
    key: 'i',
    title: commonTexts.bin,
    group: frameTexts.settings,
    Icon: TbTrash,
    View: Trash,
    keywords: 'deleted trash restore undelete recycle',
  },
  {
    path: 'backups',
    key: 'k',
    title: commonTexts.backups,
    group: frameTexts.settings,
    Icon: TbDatabase,
    View: Backups,
    keywords: 'restore download upload copy export static website zip save tar disaster',
    isForAdmins: true,
  },
  {
    path: 'import',
    title: commonTexts.importLabel,
    group: frameTexts.settings,
    Icon: TbFileImport,
    View: Import,
    keywords: 'wordpress ghost move migrate transfer wxr xml json old site posts pages',
    isForAdmins: true,
  },
  {
    path: 'personal-data',
    title: commonTexts.personalData,
    group: frameTexts.settings,
    Icon: TbUserShield,
    View: PersonalData,
    keywords: 'gdpr person erase delete forget export right access subject request retention',
    isForAdmins: true,
  },
  {
    path: 'users',
    key: 'u',
    title: commonTexts.users,
    group: frameTexts.settings,
    Icon: TbUsers,
    View: Users,
    keywords: 'accounts people team staff roles permissions passwords invite',
    isForAdmins: true,
  },
  {
    path: 'deliveries',
    title: commonTexts.deliveries,
    group: frameTexts.settings,
    Icon: TbSend2,
    View: Deliveries,
    keywords: 'mail email sent outbox queue waiting failed webhook push notifications log',
  },
  {
    path: 'webhooks',
    title: commonTexts.webhooks,
    group: frameTexts.settings,
    Icon: TbWebhook,
    View: Webhooks,
    keywords: 'events api integrations automation other programs crm secret signature',
    hasRecords: true,
    isForAdmins: true,
  },
  {
    path: 'activity',
    key: 'y',
    title: frameTexts.activity,
    group: frameTexts.settings,
    Icon: TbActivity,
    View: Activity,
    keywords: 'audit trail log history changes who did what logins traces',
  },
  {
    path: 'account',
    key: 'o',
    title: commonTexts.yourAccountLabel,
    Icon: TbUserCircle,
    View: Account,
    keywords:
      'own profile name email password sessions devices log out second factor two-factor two-step 2fa mfa authenticator codes',
  },
];

/** The screens a role may use. */
export function screensFor(role: Role): Screen[] {
  return screens.filter(({ isForAdmins }) => !isForAdmins || role === 'admin');
}

/** The screen at `pathname`, which is relative to the panel's base path. */
export function screenAt(pathname: string): Screen | undefined {
  const [first = ''] = pathname.replace(/^\/+/, '').split('/');
  return screens.find(({ path }) => path === first);
}

/** The screens of all collections in a group of the sidebar. */
function collectionScreens(group: PanelCollection['panel']['group']): Screen[] {
  return panelCollections.filter(({ panel }) => panel.group === group).map(collectionScreen);
}

function collectionScreen(collection: PanelCollection): Screen {
  const { name, labels, panel } = collection;
  const { path, keys, keywords, group, needsWidth } = panel;
  const special = Object.entries(SPECIAL_SCREENS).find(([file]) => file.endsWith(`/${name}/collection-screen.tsx`));
  const load = special
    ? () => special[1]().then((chunk) => ({ default: chunk.CollectionScreen }))
    : () => import('#web/admin/features/collections/default-screen.tsx').then((chunk) => chunk.defaultScreen(name));
  return {
    ...{ path, title: labels.title, group, keywords, Icon: collectionIcon(collection), hasRecords: true },
    ...(keys.open && { key: keys.open }),
    ...(needsWidth && { needsWidth: true }),
    View: lazy(() => withTimeout(load())),
  };
}

function sectionScreen(
  path: string,
  key: string,
  name: SectionName,
  title: string,
  Icon: IconType,
  keywords: string,
): Screen {
  return {
    path,
    ...(key && { key }),
    title,
    group: commonTexts.pageSections,
    Icon,
    section: name,
    keywords,
    View: () => createElement(SectionEditor, { key: name, name }),
  };
}
