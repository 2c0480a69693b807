/** The panel screen for a section of a page, by the section's element id. */
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

export function screenForSection(section: string): { title: string; path: string } | undefined {
  return Object.hasOwn(screens, section) ? screens[section] : undefined;
}
