export const loadThePageAgain = 'Load the page again';

export const skipToContent = 'Skip to content';
export const menu = 'Menu';

export const home = 'Home';
export const inbox = 'Inbox';
export const waiting = 'waiting';
export const posts = 'Posts';
export const openTheMenu = 'Open the menu';
export const mainScreens = 'Main screens';

export const viewSite = 'View site';
export const logout = 'Logout';

export const panel = 'Panel';
export const sidebar = 'Sidebar';
export const unsaved = 'Unsaved';
export const yourAccount = (role: string | number) => `${role} · your account`;

export const collapseTheSidebar = 'Collapse the sidebar';
export const expandTheSidebar = 'Expand the sidebar';
export const searchOrDoSomething = 'Search or do something';
export const ctrlK = 'Ctrl K';
export const viewSiteInANew = 'View site in a new tab';

export const switchToLight = 'Switch to light';
export const switchToDark = 'Switch to dark';

export const collections = 'Collections';
export const settings = 'Settings';
export const dashboard = 'Dashboard';
export const homePageTopBannerHeadline = 'home page top banner headline title slogan background video';
export const homePageProjectsStripCases = 'home page projects strip cases';
export const storyCompanyUsNumbersStats = 'story company us numbers stats figures';
export const serviceCardsOffers = 'service cards offers';
export const steps = 'Steps';
export const workflowProcessHowWeWork = 'workflow process how we work phases project';
export const questionsAnswersHelp = 'questions answers help';
export const mapFormAddressPhoneHours = 'map form address phone hours location response answer';
export const coloursFontsShapes =
  'colors theme design brand palette fonts typefaces corners radius dunes artwork look style';
export const menuNavigationHeader =
  'menu navigation header nav bar top links entries dropdown submenu button get quote';
export const siteNameLogoIcon =
  'brand site name company logo icon favicon tagline phone number email address opening hours whatsapp social share picture identity';
export const headlinesLeadsBoxesEmptyLists =
  'words wording headlines leads page titles insights projects boxes empty not found buttons default texts';
export const brandSiteNameCompanyName = 'brand site name company name links social phone email whatsapp copyright';
export const activity = 'Activity';
