export const privacy = { title: 'Privacy Policy', lead: '', updated: 'Aug 2025', parts: [] as object[], other: { label: '', href: '' } };
export const terms = { title: 'Terms of Service', lead: '', updated: 'Aug 2025', parts: [] as object[], other: { label: '', href: '' } };
