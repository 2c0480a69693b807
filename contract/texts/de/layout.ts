export const skip = 'Zum Inhalt springen';
export const home = 'Startseite';
export const homeOf = (brand: string) => `${brand}, Startseite`;
export const services = 'Leistungen';
export const projects = 'Projekte';
export const about = 'Über uns';
export const contact = 'Kontakt';
export const blog = 'Blog';
export const pricing = 'Preise';
export const mainMenu = 'Hauptmenü';
export const menu = 'Menü';
export const pages = 'Seiten';
export const openMenu = 'Menü öffnen';
export const closeMenu = 'Menü schließen';
export const startProject = 'Projekt beginnen';
export const getQuote = 'Angebot';
export const legal = 'Rechtliches';
export const privacy = 'Datenschutz';
export const terms = 'AGB';
export const rights = (year: number, brand: string) => `© ${year} ${brand}. Alle Rechte vorbehalten.`;
export const chat = 'Chat';
export const chatOnWhatsapp = 'Über WhatsApp schreiben';
export const breadcrumb = 'Pfad';
export const footer = {
  brandName: 'Ihre Marke',
  brandAbout: 'Wir bauen, was Menschen gern benutzen.',
  usefulLinksTitle: 'Nützliche Links',
  usefulLink: 'Link',
  servicesTitle: 'Leistungen',
  servicesLink: 'Leistung',
  contactTitle: 'Kontakt',
  phoneLabel: 'Telefon:',
  emailLabel: 'E-Mail:',
};
