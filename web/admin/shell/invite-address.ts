/** What an invitation is known to be about before anyone types. */
export interface InviteAbout {
  name?: string;
  email?: string;
  projectId?: string;
  enquiryId?: string;
}

const FIELDS = ['name', 'email', 'projectId', 'enquiryId'] as const;

/** The address at which the form for a new review invitation opens, filled in with what is known. */
export function inviteAddress(about: InviteAbout = {}): string {
  const known = FIELDS.flatMap((field) => (about[field] ? [[field, about[field]] as [string, string]] : []));
  return `/reviews/invitations?${new URLSearchParams([['invite', 'new'], ...known]).toString()}`;
}

/** What such an address says; null if it does not open the form. */
export function readInviteAddress(search: URLSearchParams): InviteAbout | null {
  if (!search.has('invite')) return null;
  return Object.fromEntries(FIELDS.map((field) => [field, search.get(field) ?? '']));
}
