import type { z } from 'zod';
import type { footer as section } from '#contract/sections/footer.ts';

/** The last word on every page of the starter agency. */
export const footer = {
  brandName: 'Dune Digital',
  brandAbout:
    'A small web agency from the edge of the Thar desert. We build websites that stay put when the ground moves.',
  social: [
    { href: 'https://wa.me/911510000000', iconKey: 'FaWhatsapp' },
    { href: 'https://www.instagram.com/', iconKey: 'FaInstagram' },
    { href: 'https://www.linkedin.com/', iconKey: 'FaLinkedinIn' },
    { href: 'https://github.com/', iconKey: 'FaGithub' },
  ],
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
  addressHtml: '<p>The old wool store<br>Ganga Shahar Road, Bikaner 334001</p>',
  phone: '+91 151 000 0000',
  phoneLabel: 'Phone:',
  email: 'hello@dune.example',
  emailLabel: 'Email:',
  bottomLeftHtml: '',
  bottomRightHtml: '',
} satisfies z.input<typeof section.fields>;
