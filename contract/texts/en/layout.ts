import { FOOTER_FALLBACKS } from '../../constants.ts';

/** What stands around every page. */

export const skip = 'Skip to content';
export const home = 'Home';
export const homeOf = (brand: string) => `${brand}, home`;
export const services = 'Services';
export const projects = 'Portfolio';
export const about = 'About';
export const contact = 'Contact';
export const blog = 'Blog';
export const pricing = 'Pricing';
export const mainMenu = 'Main';
export const menu = 'Menu';
export const pages = 'Pages';
export const openMenu = 'Open menu';
export const closeMenu = 'Close menu';
export const startProject = 'Start a project';
export const getQuote = 'Get Quote';
export const legal = 'Legal';
export const privacy = 'Privacy Policy';
export const terms = 'Terms of Service';
export const rights = (year: number, brand: string) => `© ${year} ${brand}. All rights reserved.`;
export const chat = 'Chat';
export const chatOnWhatsapp = 'Chat on WhatsApp';
export const breadcrumb = 'Breadcrumb';
/** Stands where the footer's own words are empty. */
export const footer = FOOTER_FALLBACKS;
