/** Limits, counts and icon keys of the product. Plain values without a validator, safe for the visitor's browser. */

export const UPLOAD_MAX_BYTES = 10 * 1024 * 1024;
/** The image formats that can be uploaded, for messages. */
export const UPLOAD_FORMATS = 'JPEG, PNG, WebP, AVIF or GIF';
/** Uploads of one account: enough for several galleries of thirty pictures. */
export const UPLOADS_PER_MINUTE = 100;
/** The sections with pictures. A collection's pictures have a call with its name. */
export const SECTION_UPLOADS = ['site', 'hero', 'about', 'faq'] as const;
/** The uploads for logos and icons. The panel also takes an SVG for them: the browser draws it, and the server gets a PNG. */
export const DRAWING_UPLOADS: readonly string[] = ['site'];

/** Visible entries of the menu at the top; more do not fit beside each other. */
export const HEADER_ENTRIES_SHOWN_MAX = 8;
/** All entries of the menu, with the hidden ones. */
export const HEADER_ENTRIES_MAX = 24;
export const SUBMENU_ENTRIES_MAX = 12;
/** Buttons below the entries on phones. */
export const QUICK_BUTTONS_MAX = 3;

/** Opening hours of the agency: more than one for a break at noon, or for other hours at the weekend. */
export const OPENING_HOURS_MAX = 14;
/** Characters of the note after the opening hours. */
export const HOURS_NOTE_MAX = 120;

/** Uploaded pictures on a page of their list. */
export const PICTURES_PER_PAGE = 60;
/** Uploaded PDFs and videos on a page of their list. */
export const FILES_PER_PAGE = 40;
/** Bytes in one chunk of an uploaded picture, PDF or video: small, because a lost one is sent again. */
export const MEDIA_CHUNK_BYTES = 2 * 1024 * 1024;
/** Chunks that one account sends in a minute. */
export const MEDIA_CHUNKS_PER_MINUTE = 600;
/** Bytes of the unfinished uploads of one person, and of everybody. */
export const UNFINISHED_UPLOADS_OWN_MAX = 1024 * 1024 * 1024;
export const UNFINISHED_UPLOADS_MAX = 4 * 1024 * 1024 * 1024;
/** Hours without a chunk after which an unfinished upload is removed. */
export const UNFINISHED_UPLOAD_HOURS = 24;

/** The largest whole number that both databases keep in a column. */
export const INTEGER_MAX = 2_147_483_647;

/** How many nightly backups are stored. */
export const BACKUPS_KEPT = 14;
/** Hours after which an unfinished backup is aborted. The panel then shows it as interrupted. */
export const BACKUP_HOURS_MAX = 6;
/** Bytes in one chunk of an uploaded file. */
export const UPLOAD_CHUNK_BYTES = 8 * 1024 * 1024;

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

/** Records on a page of a collection's list for visitors, unless its description says otherwise. */
export const COLLECTION_PAGE_SIZE = 12;
/** Most projects in the work section of the home page, and how many it shows without a choice. */
export const WORK_PROJECTS_MAX = 8;
export const WORK_PROJECTS_DEFAULT = 4;
/** Most records that one call finds by their slugs. */
export const COLLECTION_SLUGS_MAX = 20;
export const BLOG_PAGE_SIZE = 9;
export const BLOG_ADMIN_FETCH = 100;
export const LIST_LIMIT_MAX = 200;
/** The most entries that a page of posts or projects has for a visitor. */
export const PUBLIC_LIST_LIMIT_MAX = 50;
/** The most entries of a list without pages, for staff; visitors get LIST_LIMIT_MAX. */
export const BARE_LIST_LIMIT_MAX = 1000;

/** The most entries of the audit log, and the most days that it keeps one. */
export const AUDIT_LOG_MAX = 10_000;
export const AUDIT_LOG_DAYS = 400;
/** Failed logins have a separate limit: a flood of them must not push out other entries. */
export const FAILED_LOGINS_MAX = 1000;
export const TRASH_DAYS = 30;
/** Records with personal data of visitors. After permanent deletion, the audit log does not name them either. */
export const PERSONAL_KINDS = ['reviews', 'messages', 'leads'] as const;
/** What a search for a person takes: so many addresses, numbers and names, which find at most so many records. */
export const PERSON_IDENTIFIERS_MAX = 5;
export const PERSON_RECORDS_MAX = 1000;
/** What is deleted for good is listed so many days before, so many entries of it. */
export const RETENTION_AHEAD_DAYS = 7;
export const RETENTION_AHEAD_ENTRIES = 50;
/** A phone number needs so many digits. Its last ones are compared, because a country code may be left out. */
export const PHONE_DIGITS_MIN = 6;
export const PHONE_DIGITS_COMPARED = 9;
/** How many versions of a record are stored, and for how many days after a newer one replaced them. */
export const HISTORY_MAX = 200;
export const HISTORY_DAYS = 400;
/** Minutes without a request after which a visit to the panel has ended. */
export const VISIT_GAP_MINUTES = 30;
/** Days of submissions that the dashboard shows. */
export const ARRIVED_DAYS = 30;
/** Submissions on the dashboard. */
export const INBOX_ENTRIES = 7;
/** The most of one kind among them while submissions of other kinds wait. */
export const INBOX_ENTRIES_OF_KIND = 3;

/** The most elements in a formatted text, and their nesting depth: parsing more would block the server. */
export const HTML_ELEMENTS_MAX = 20_000;
export const HTML_DEPTH_MAX = 40;

export const WORDS_PER_MINUTE = 200;

export const NAME_MIN = 2;
export const CONTACT_MESSAGE_MIN = 3;
export const OPINION_MIN = 10;
export const OPINION_MAX = 1200;
/** The source of a review that a visitor sent: by the form, or by the link of an invitation. */
export const FORM_SOURCE = 'site';
export const INVITATION_SOURCE = 'invitation';
/** The source of a review that staff added without saying where it is from. */
export const STAFF_SOURCE = 'admin';
/** For how many days the link of a review invitation works. */
export const INVITATION_DAYS_DEFAULT = 30;
export const INVITATION_DAYS_MAX = 90;
export const INVITATION_NOTE_MAX = 600;
/** For how many days a preview link works. */
export const PREVIEW_DAYS_DEFAULT = 7;
export const PREVIEW_DAYS_MAX = 90;
export const CHANGE_SET_NAME_MAX = 120;
/** Staged changes in one change set. */
export const CHANGE_SET_MAX = 100;
/** Change sets that were published or undone, in the list. */
export const PAST_CHANGE_SETS = 20;
export const STARS_MIN = 1;
export const STARS_MAX = 5;
export const STARS_DEFAULT = 5;
export const EMAIL_MAX = 254;
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 256;
/** The longest accepted code of a second factor: a recovery code with its dashes, and room for spaces. */
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

/** The footer's texts for fields that an editor left empty. */
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
/** The features of a new plan. */
export const PLAN_FEATURES_FIRST = ['First feature', 'Second feature'] as const;
/** Whether a plan is for sites with or without an online shop. */
export const PLAN_SHOPS = ['any', 'without', 'with'] as const;

export const PLAN_ICON_DEFAULT = '💼';
/** The emoji for which the site has a drawing of its own, with its name. Any other text is shown as it is. */
export const PLAN_ICONS = {
  [PLAN_ICON_DEFAULT]: 'briefcase',
  '⛺': 'tent',
  '🏠': 'house',
  '🏢': 'office',
  '🛒': 'cart',
  '🧺': 'basket',
  '📦': 'box',
  '🧭': 'compass',
  '🐪': 'camel',
  '🚀': 'rocket',
  '🌱': 'seedling',
  '🎨': 'palette',
  '⚡': 'bolt',
  '⭐': 'star',
  '💎': 'gem',
  '👑': 'crown',
} as const;

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
/** Icons for the services of other trades. `web/ui/trade-icons.svg` has their drawings. */
export const TRADE_ICONS = [
  'FaSeedling',
  'FaLeaf',
  'FaCut',
  'FaRing',
  'FaGift',
  'FaHeart',
  'FaTruck',
  'FaBicycle',
  'FaCalendarAlt',
  'FaUsers',
  'FaHome',
  'FaTools',
  'FaCamera',
  'FaMusic',
  'FaMugHot',
  'FaUtensils',
  'FaShoppingBag',
  'FaBook',
  'FaPaw',
  'FaSpa',
] as const;
/** Stored instead of an icon where none is wanted. */
export const NO_ICON = 'none';
export const SERVICE_ICON_DEFAULT = 'FaCode';
export const CONTACT_ICONS = ['FaMapMarkerAlt', 'FaEnvelope', 'FaHeadphonesAlt'] as const;
export const ABOUT_ICONS = ['check', 'bulb', 'star'] as const;

export const AVATARS = ['male', 'female'] as const;
/** How many faces of each kind a reviewer can choose from. */
export const AVATAR_FACES = 3;
/** The query parameter with which a form elsewhere opens the contact page: the first words of the message. */
export const CONTACT_WORDS_PARAM = 'message';
/** The longest text that such a form takes. */
export const CONTACT_WORDS_MAX = 300;
/** How a post shows its author: by initials, or by a drawn face. */
export const AUTHOR_PORTRAITS = ['initials', ...AVATARS] as const;
/** The avatar of a testimonial without a picture. Testimonials do not say which one fits; this one has no beard. */
export const TESTIMONIAL_AVATAR = 'female';
export const ROLES = ['admin', 'editor', 'user'] as const;
export type Role = (typeof ROLES)[number];
/** The roles that may open the panel. */
export const PANEL_ROLES: readonly Role[] = ['admin', 'editor'];
export const MESSAGE_STATUSES = ['new', 'read', 'archived'] as const;
/** The filters of the submission lists. Spam has a filter of its own and counts in no status. */
export const MESSAGE_STATES = [...MESSAGE_STATUSES, 'suspicious'] as const;
export const LEAD_STATUSES = ['new', 'contacted', 'qualified', 'won', 'lost'] as const;
export const LEAD_STATES = [...LEAD_STATUSES, 'suspicious'] as const;
/** What an enquiry is made of: a message of the contact form or a lead. */
export const ENQUIRY_KINDS = ['messages', 'leads'] as const;
export type EnquiryKind = (typeof ENQUIRY_KINDS)[number];
/** The stages of an enquiry are the statuses of a lead. */
export type EnquiryStage = (typeof LEAD_STATUSES)[number];
/** The stages in which somebody has answered. */
export const ANSWERED_STAGES: readonly EnquiryStage[] = ['contacted', 'qualified', 'won'];
/** Where an enquiry is listed. A merged one is shown inside another, a removed one is in the trash. */
export const ENQUIRY_STATES = ['open', 'done', 'spam', 'merged', 'removed'] as const;
export type EnquiryState = (typeof ENQUIRY_STATES)[number];
export const ENQUIRY_LISTS = ['open', 'done', 'spam'] as const satisfies readonly EnquiryState[];
/** The filters by what is due: the next step until today or within seven days, or an answer for too long. */
export const ENQUIRY_DUE = ['all', 'today', 'week', 'waiting'] as const;
/** The stages in which somebody waits for an answer. */
export const WAITING_STAGES: readonly EnquiryStage[] = ['new', 'contacted', 'qualified'];
/** The owner that filters the enquiries without one. */
export const NO_OWNER = 'none';
export const ENQUIRY_NOTE_MAX = 5000;
/** Cards of each stage that the board loads. */
export const BOARD_CARDS = 20;
/** A board with a search or another rare filter counts no further than this in a stage. */
export const ENQUIRY_COUNT_MAX = 100;
/** Earlier enquiries of the same person that an enquiry shows. */
export const EARLIER_ENQUIRIES_MAX = 20;
/** Where a visit began, for the visitor's enquiry: characters of the path, the host and the campaign. */
export const VISIT_LENGTHS = { landingPage: 200, referrer: 120, campaign: 80 } as const;
/** Characters of a reply's HTML and subject, and of the key that prevents sending it twice. */
export const REPLY_MAX = 20_000;
export const REPLY_SUBJECT_MAX = 200;
export const REPLY_KEY_MAX = 60;
/** Larger incoming mails are not downloaded: the thread has a note instead. */
export const MAIL_MAX_BYTES = 10 * 1024 * 1024;
export const MAIL_ATTACHMENTS_MAX = 30;
/** Characters of an incoming mail's text and HTML that are kept. */
export const MAIL_TEXT_MAX = 200_000;
/** Mails that one thread takes in an hour. Further ones stay in the mailbox. */
export const THREAD_MAILS_PER_HOUR = 60;
/** When a service is public. The site reads it here, because the description needs zod. */
export const SERVICE_PUBLIC_WHEN = { isPublished: true } as const;
export const PUBLISH_STATUSES = ['draft', 'published'] as const;

/** The pages of a new site. Staff may change, move and delete them. */
export const FIRST_PAGES = ['/', '/services', '/about', '/contact', '/privacy', '/terms'] as const;
/** The public pages that exist whatever the content is, besides the lists of collections. */
export const SITE_PATHS = ['/pricing', '/review', '/login', '/login/forgot', '/login/new-password'] as const;
/** Paths reserved for the server: no page and no redirect may start with one. */
export const RESERVED_PATHS = ['/api', '/static', '/uploads', '/files', '/.well-known'] as const;
/** An old address redirects to another one (301), or is gone (410). */
export const REDIRECT_STATES = ['moved', 'gone'] as const;
/** Whether a change of a slug created a redirect, or a person did. */
export const REDIRECT_ORIGINS = ['change', 'hand'] as const;
export const REDIRECT_FROM_MAX = 500;

/** The types of sections in the calls of services, with the headings of blocks without one. */
export const SERVICE_SECTIONS = {
  problems: 'Problems We Solve',
  outcomes: 'Outcomes & Impact',
  deliverables: 'Deliverables',
  process: 'Our Process',
  tech: 'Tech Stack',
  pricing: 'Pricing & Plans',
  faqs: 'FAQs',
  custom: '',
} as const;
export type ServiceSectionType = keyof typeof SERVICE_SECTIONS;

/** The drawings beside the steps of a project, parts of `web/site/workflow/proofs.svg`, or none. */
export const STEP_PICTURES = [
  ...['call', 'map', 'page', 'link', 'launch', 'report'],
  ...['talk', 'calendar', 'make', 'parcel'],
  'none',
] as const;

/** Most blocks on a page. */
export const PAGE_BLOCKS_MAX = 200;
/** Bytes that a page of the site loads at most at 1280 px, to its end. */
export const PAGE_WEIGHT_MAX = 323_400;
/** Most parts of a page's path: '/offers/spring/schools'. */
export const PAGE_PATH_PARTS_MAX = 3;

/** The name of the honeypot field of every public form: only bots fill it in. */
export const HONEYPOT = 'companyWebsite';
/** The name under which a public form says for how many seconds its page was open. */
export const FORM_SECONDS_FIELD = 'openFor';

/** The host of the map in the contact section. Pages may show it in a frame. */
export const MAP_HOST = 'https://www.openstreetmap.org';

/** The browser storage entry that holds the login. */
export const AUTH_STORAGE_KEY = 'auth';
/** How long a session counts as confirmed after the user entered the password. */
export const CONFIRMED_MINUTES = 10;

/**
 * A valid e-mail address: any text, an @, and parts joined by single dots. Delivery decides the rest. The parts contain
 * no dots, so that the pattern cannot backtrack on a long run of dots.
 */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
/** Days in which the dashboard shows a failed delivery, unless somebody marks it as seen. */
export const DELIVERY_FAILED_DAYS = 7;

/** What visitors send with the forms of the site. */
const SUBMISSION_KINDS = ['message', 'lead', 'review'] as const;
export type SubmissionKind = (typeof SUBMISSION_KINDS)[number];
/** What people can be told about in the browser and on their devices. A reply is a visitor's answer to a mail. */
export const NOTIFICATION_KINDS = [...SUBMISSION_KINDS, 'reply'] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** Joins several validation messages into one. */
export const MESSAGE_SEPARATOR = ' • ';
