/** A part of the site that the panel cannot edit. The search explains that instead of finding nothing. */
export interface NotEditable {
  title: string;
  /** What to do instead. */
  detail: string;
  /** Words people search for. */
  keywords: string;
}

export const notEditable: readonly NotEditable[] = [
  {
    title: 'Menu in the header',
    detail: 'Not editable here. It is part of the design. The link lists at the bottom of the page are in Footer.',
    keywords: 'navigation nav bar main links top entries',
  },
  {
    title: 'Logo, colours and typefaces',
    detail: 'Not editable here. They are part of the design. The name beside the logo is in Footer: Brand name.',
    keywords: 'color colour theme font style icon favicon branding appearance look',
  },
  {
    title: 'The six steps of “How we work”',
    detail: 'Not editable here. They are part of the design.',
    keywords: 'workflow process discovery strategy launch measure',
  },
  {
    title: 'Privacy policy and terms of service',
    detail: 'Not editable here. They are part of the design. The addresses in them come from Footer and Contact.',
    keywords: 'legal texts imprint cookies gdpr conditions',
  },
  {
    title: 'Headlines above projects and posts',
    detail: 'Not editable here. They are part of the design.',
    keywords: 'page titles headings insights',
  },
  {
    title: 'New pages',
    detail: 'Not possible here. The pages of the site are fixed. A service page or a post can have its own address.',
    keywords: 'add page landing campaign create',
  },
];
