/** Limits, counts and icon keys of the product. Plain values without a validator, safe for the visitor's browser. */

export const UPLOAD_MAX_BYTES = 10 * 1024 * 1024;
/** The kinds of picture that can be uploaded, in words. */
export const UPLOAD_FORMATS = 'JPEG, PNG, WebP, AVIF or GIF';
/** Of one account: a gallery of thirty pictures, several times over. */
export const UPLOADS_PER_MINUTE = 100;
export const UPLOAD_KINDS = ['hero', 'about', 'faq', 'blog', 'portfolio', 'services', 'testimonials'] as const;
export type UploadKind = (typeof UPLOAD_KINDS)[number];

/** The largest whole number that both databases keep in a column. */
export const INTEGER_MAX = 2_147_483_647;

/** How many of the nightly backups are kept. */
export const BACKUPS_KEPT = 14;
/** Hours after which a backup that is not done was cut off. */
export const BACKUP_HOURS_MAX = 6;
/** Bytes of one piece of a backup that is brought back. */
export const BACKUP_CHUNK_BYTES = 8 * 1024 * 1024;

/** Milliseconds after which a script chunk that has not arrived counts as failed. */
export const CHUNK_TIMEOUT_MS = 120_000;
export const SEARCH_DEBOUNCE_MS = 400;
export const REVIEWS_ADVANCE_MS = 3000;

export const FAQ_PREVIEW_COUNT = 6;
export const PRICING_FEATURES_PREVIEW = 6;
export const SKELETON_CARDS = 6;
export const OTHER_SERVICES_MAX = 6;
export const LEADS_TABLE_COUNT = 10;
export const TAG_CHIPS_MAX = 12;
export const FEATURED_TAGS = 4;
export const CARD_TAGS = 2;
export const SOCIAL_ICON_SIZE = 14;

export const PORTFOLIO_PAGE_SIZE = 12;
export const BLOG_PAGE_SIZE = 9;
export const BLOG_ADMIN_FETCH = 100;
export const PORTFOLIO_ADMIN_FETCH = 200;
/** What a new item's category begins with in the panel. */
export const PORTFOLIO_CATEGORY_NEW = 'General';
export const LIST_LIMIT_MAX = 200;
/** The most entries that a page of posts or projects has for a visitor. */
export const PUBLIC_LIST_LIMIT_MAX = 50;
/** The most entries of a list without pages, for staff; visitors get LIST_LIMIT_MAX. */
export const BARE_LIST_LIMIT_MAX = 1000;

/** Traces of what staff did: the last so many are kept, and none that is older. */
export const AUDIT_LOG_MAX = 10_000;
export const AUDIT_LOG_DAYS = 400;
/** Failed logins have a bound of their own: whoever tries many must not push out what others did. */
export const FAILED_LOGINS_MAX = 1000;
/** What lies in the bin once it is deleted. */
export const TRASH_KINDS = ['testimonials', 'reviews', 'messages', 'leads', 'blog', 'portfolio', 'services'] as const;
export type TrashKind = (typeof TRASH_KINDS)[number];
export const TRASH_DAYS = 30;
/** What visitors send, with their names: deleted for good, nothing names them any more, the activity neither. */
export const PERSONAL_KINDS = ['reviews', 'messages', 'leads'] as const satisfies readonly TrashKind[];
/** What has a history: the sections, each by its name, and the records, each by its id. */
export const HISTORY_KINDS = ['sections', ...TRASH_KINDS] as const;
export type HistoryKind = (typeof HISTORY_KINDS)[number];
/** The fields that say whether, and from when, visitors see a record: bringing a version back leaves them as they are. */
export const PUBLICATION_FIELDS: Partial<Record<HistoryKind, readonly string[]>> = {
  testimonials: ['isVisible'],
  reviews: ['isApproved', 'isVisible'],
  blog: ['status', 'publishedAt'],
  portfolio: ['status', 'isVisible'],
  services: ['isPublished'],
};
/** Versions that are kept of each, and days that one is kept after another has replaced it. */
export const HISTORY_MAX = 200;
export const HISTORY_DAYS = 400;
/** Minutes without a sign of somebody after which that person has left the panel. */
export const VISIT_GAP_MINUTES = 30;
/** Days that the dashboard shows of what came in. */
export const ARRIVED_DAYS = 30;

/** How many elements a formatted text may hold, and how deep in each other: parsing more would hold the server up. */
export const HTML_ELEMENTS_MAX = 20_000;
export const HTML_DEPTH_MAX = 40;

export const WORDS_PER_MINUTE = 200;

export const NAME_MIN = 2;
export const CONTACT_MESSAGE_MIN = 3;
export const OPINION_MIN = 10;
export const OPINION_MAX = 1200;
export const STARS_MIN = 1;
export const STARS_MAX = 5;
export const STARS_DEFAULT = 5;
export const EMAIL_MAX = 254;
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 256;
/** The longest code of a second factor that is read: a recovery code with its dashes, and room for spaces. */
export const CODE_MAX = 40;
export const RECOVERY_CODES = 10;

export const OVERLAY_OPACITY_DEFAULT = 0.6;
export const OVERLAY_OPACITY_STEP = 0.05;
export const MAP_ZOOM_MIN = 1;
export const MAP_ZOOM_MAX = 20;
export const MAP_ZOOM_DEFAULT = 13;
export const COORDINATE_DECIMALS = 6;

/** Slides shown beside each other from a viewport width in pixels on, and the space between them in pixels. */
export const CAROUSEL_SLIDES = [
  { from: 0, slides: 1 },
  { from: 768, slides: 2 },
  { from: 1024, slides: 3 },
] as const;
export const CAROUSEL_SPACING = 30;

/** Margins of the area in which a service page's section counts as the one being read. */
export const SCROLL_SPY_MARGIN = '-25% 0px -60% 0px';

/** What the footer says where an editor has left something empty. */
export const FOOTER_FALLBACKS = {
  brandName: 'Your Brand',
  brandAbout: 'We build things users love.',
  usefulLinksTitle: 'Useful Links',
  usefulLink: 'Link',
  servicesTitle: 'Services',
  servicesLink: 'Service',
  contactTitle: 'Contact',
  phoneLabel: 'Phone:',
  emailLabel: 'Email:',
} as const;

export const POLICY_LAST_UPDATED = 'Aug 2025';
export const PERIOD_LABEL_DEFAULT = '/month';
export const PLAN_BUTTON_DEFAULT = 'Choose Plan';
export const PLAN_BUTTON_COLOR_DEFAULT = 'bg-gray-700';
/** The colour classes of a plan's button that the build has; any other is shown as the default. */
export const PLAN_BUTTON_COLORS = [
  PLAN_BUTTON_COLOR_DEFAULT,
  'bg-gray-900',
  'bg-amber-500',
  'bg-orange-600',
  'bg-rose-700',
  'bg-indigo-700',
  'bg-sky-700',
  'bg-emerald-700',
] as const;
/** What a new plan's features say until somebody writes them. */
export const PLAN_FEATURES_FIRST = ['First feature', 'Second feature'] as const;
export const PLAN_ICON_DEFAULT = '💼';

export const SOCIAL_ICONS = [
  'FaTwitter',
  'FaFacebookF',
  'FaInstagram',
  'FaLinkedinIn',
  'FaYoutube',
  'FaWhatsapp',
  'FaTelegramPlane',
  'FaPinterestP',
  'FaSnapchatGhost',
  'FaGithub',
  'FaRedditAlien',
] as const;
export const SERVICE_ICONS = ['FaPaintBrush', 'FaGem', 'FaBullhorn', 'FaMobileAlt', 'FaRocket', 'FaCode'] as const;
export const SERVICE_ICON_DEFAULT = 'FaCode';
export const CONTACT_ICONS = ['FaMapMarkerAlt', 'FaEnvelope', 'FaHeadphonesAlt'] as const;
export const ABOUT_ICONS = ['check', 'bulb', 'star'] as const;

export const AVATARS = ['male', 'female'] as const;
/** The avatar of a testimonial without a picture: it does not say which one fits; this one is drawn without a beard. */
export const TESTIMONIAL_AVATAR = 'female';
export const ROLES = ['admin', 'editor', 'user'] as const;
export type Role = (typeof ROLES)[number];
/** The roles that may open the panel. */
export const PANEL_ROLES: readonly Role[] = ['admin', 'editor'];
export const MESSAGE_STATUSES = ['new', 'read', 'archived'] as const;
/** How the lists of what came in can be narrowed: what is marked stands by itself and counts in no status. */
export const MESSAGE_STATES = [...MESSAGE_STATUSES, 'suspicious'] as const;
export const LEAD_STATUSES = ['new', 'contacted', 'qualified', 'won', 'lost'] as const;
export const LEAD_STATES = [...LEAD_STATUSES, 'suspicious'] as const;
export const PUBLISH_STATUSES = ['draft', 'published'] as const;
/** How the panel's lists of posts and of portfolio items can be narrowed: what is public is 'published'. */
export const POST_STATES = ['draft', 'scheduled', 'published'] as const;
export const ITEM_STATES = ['draft', 'hidden', 'published'] as const;

/** The public pages that are there whatever the content is. */
export const SITE_PATHS = [
  '/',
  '/services',
  '/portfolio',
  '/portfolio-details',
  '/about',
  '/contact',
  '/pricing',
  '/blog',
  '/privacy',
  '/terms',
  '/login',
  '/login/forgot',
  '/login/new-password',
] as const;
/** Below these the server itself answers; no page is there, and none leads away from there. */
export const RESERVED_PATHS = ['/api', '/static', '/uploads', '/.well-known'] as const;
/** What is at the old address of a page: the way to another one, or the word that it is gone for good. */
export const REDIRECT_STATES = ['moved', 'gone'] as const;
/** Whether a redirect was left by a change of an address, or made by hand. */
export const REDIRECT_ORIGINS = ['change', 'hand'] as const;
export const REDIRECT_FROM_MAX = 500;

export const SERVICE_BLOCKS = {
  problems: 'Problems We Solve',
  outcomes: 'Outcomes & Impact',
  deliverables: 'Deliverables',
  process: 'Our Process',
  tech: 'Tech Stack',
  pricing: 'Pricing & Plans',
  faqs: 'FAQs',
  custom: '',
} as const;
export type ServiceBlockType = keyof typeof SERVICE_BLOCKS;

export const WORKFLOW_STEPS = [
  'Discovery & Alignment',
  'Strategy & Roadmap',
  'Design',
  'Build & Iterate',
  'Launch',
  'Measure & Support',
] as const;

/** The name of the hidden field that only programs fill in, on every public form. */
export const HONEYPOT = 'companyWebsite';
/** The name under which a public form says for how many seconds its page was open. */
export const FORM_SECONDS_FIELD = 'openFor';

/** The only host that pages may show in a frame: the map in the contact section. */
export const MAP_HOST = 'https://www.openstreetmap.org';

/** The browser storage entry that holds the login. */
export const AUTH_STORAGE_KEY = 'auth';
/** How long a session counts as confirmed after its password was shown. */
export const CONFIRMED_MINUTES = 10;

/**
 * What counts as an e-mail address: something, an @, words joined by single dots. Delivery decides the rest. Dots stand
 * outside the words, so that there is one way to match only: a long run of dots must not keep the server busy.
 */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
