import type { z } from 'zod';
import type { site as section } from '#contract/sections/site.ts';

/** The name and the contact details of the starter agency. */
export const site = {
  name: 'Dune Digital',
  tagline:
    'A small web agency from the edge of the Thar desert. We build websites that stay put when the ground moves.',
  email: 'hello@dune.example',
  phone: '+91 151 000 0000',
  addressHtml: '<p>The old wool store<br>Ganga Shahar Road, Bikaner 334001</p>',
  hours: [{ from: 'monday', to: 'saturday', opens: '10:00', closes: '18:00' }],
  latitude: 28.0229,
  longitude: 73.3119,
  social: [
    { href: 'https://wa.me/911510000000', iconKey: 'FaWhatsapp' },
    { href: 'https://www.instagram.com/', iconKey: 'FaInstagram' },
    { href: 'https://www.linkedin.com/', iconKey: 'FaLinkedinIn' },
    { href: 'https://github.com/', iconKey: 'FaGithub' },
  ],
} satisfies z.input<typeof section.fields>;
