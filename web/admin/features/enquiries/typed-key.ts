import { readAuth } from '#web/session.ts';

/** Where this browser keeps what somebody types about an enquiry: nobody else who logs in here sees it. */
export function typedKey(enquiryId: string, field: 'reply' | 'note'): string {
  return `typed:${readAuth()?.user._id ?? ''}:enquiries/${enquiryId}/${field}`;
}
