import type { z } from 'zod';
import type { footer as section } from '#contract/sections/footer.ts';
import { site } from './site.ts';

/** The last word on every page of the starter agency. */
export const footer = {
  brandName: site.name,
  brandAbout: site.tagline,
  social: site.social,
  usefulLinksTitle: 'Studio',
  usefulLinks: [
    { label: 'About', href: '/about' },
    { label: 'Portfolio', href: '/portfolio' },
    { label: 'How we work', href: '/#workflow' },
    { label: 'Pricing', href: '/pricing' },
    { label: 'Blog', href: '/blog' },
    { label: 'Questions', href: '/#faq' },
  ],
  servicesTitle: 'Services',
  servicesLinks: [
    { label: 'Web design', href: '/services/web-design' },
    { label: 'Web development', href: '/services/web-development' },
    { label: 'Online shops', href: '/services/online-shops' },
    { label: 'Brand identity', href: '/services/brand-identity' },
    { label: 'Search and content', href: '/services/search-and-content' },
    { label: 'Care plans', href: '/services/care-plans' },
  ],
  contactTitle: 'Say hello',
  addressHtml: site.addressHtml,
  phone: site.phone,
  phoneLabel: 'Phone:',
  email: site.email,
  emailLabel: 'Email:',
  bottomLeftHtml: '',
  bottomRightHtml: '',
} satisfies z.input<typeof section.fields>;
