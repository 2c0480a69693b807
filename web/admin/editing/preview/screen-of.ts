/** Which screen of the panel edits a section of a page, by the id that the section has there. */
const screens: Record<string, { title: string; path: string }> = {
  hero: { title: 'Hero', path: '/hero' },
  about: { title: 'About', path: '/about' },
  services: { title: 'Services', path: '/services' },
  testimonials: { title: 'Testimonials', path: '/testimonials' },
  reviews: { title: 'Client reviews', path: '/reviews' },
  faq: { title: 'FAQ', path: '/faqsection' },
  contact: { title: 'Contact', path: '/contact' },
  plans: { title: 'Pricing', path: '/pricing' },
  footer: { title: 'Footer', path: '/footer' },
};

export function screenOf(section: string): { title: string; path: string } | undefined {
  return Object.hasOwn(screens, section) ? screens[section] : undefined;
}
