import { Button } from '@mantine/core';
import { TbStar } from 'react-icons/tb';
import { Link } from 'react-router';
import { inviteAddress } from '#web/admin/shell/invite-address.ts';
import type { EnquiryItem } from './inbox.ts';
import * as enquiriesTexts from '#web/admin/texts/enquiries.ts';

/** Asks the client of a won enquiry for a review: opens the form of an invitation, filled in. */
export function InviteToReview({ record: { _id, name, email } }: { record: EnquiryItem }) {
  return (
    <Button
      component={Link}
      to={inviteAddress({ name, email, enquiryId: _id })}
      variant="default"
      leftSection={<TbStar size={16} aria-hidden />}
    >
      {enquiriesTexts.inviteToReview}
    </Button>
  );
}
