import { readProperty } from '#server/read-property.ts';

const FLAGS: Record<string, [yes: string, no: string]> = {
  isApproved: ['approved', 'unapproved'],
  isVisible: ['shown', 'hidden'],
  isPublished: ['published', 'unpublished'],
  isActive: ['activated', 'deactivated'],
  everybodyNeedsSecondFactor: ['factor-needed', 'factor-free'],
};

/**
 * The change in one word, if the body sets a password, or only a flag, a status or a role; else ''. It never contains
 * text that somebody typed.
 */
export function changeDetail(body: unknown): string {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return '';
  const set = Object.keys(body).filter((field) => readProperty(body, field) !== undefined);
  if (set.includes('password')) return 'password';
  const [field = ''] = set;
  if (set.length !== 1) return '';
  const value = readProperty(body, field);
  if ((field === 'status' || field === 'role') && typeof value === 'string') return value;
  const flag = FLAGS[field];
  return flag && typeof value === 'boolean' ? flag[value ? 0 : 1] : '';
}
