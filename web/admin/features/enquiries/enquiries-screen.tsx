import { useSearchParams } from 'react-router';
import { InboxScreen } from '#web/admin/editing/inbox/inbox-screen.tsx';
import { EnquiryDetail } from './enquiry-detail.tsx';
import { EnquiryFilters } from './enquiry-filters.tsx';
import { EnquiryBoard } from './enquiry-board.tsx';
import { useEnquiryKind } from './inbox.ts';
import { NoEnquiries, ViewSwitch } from './view-switch.tsx';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as enquiriesTexts from '#web/admin/texts/enquiries.ts';

const HELP = enquiriesTexts.messagesAndRequests;

/** All enquiries, as a list or as a board. */
export function EnquiriesScreen() {
  const [search] = useSearchParams();
  const kind = useEnquiryKind();
  if (search.get('view') === 'board') return <EnquiryBoard help={HELP} />;
  return (
    <InboxScreen
      kind={kind}
      title={commonTexts.enquiries}
      help={HELP}
      filters={(view, total) => (
        <>
          <ViewSwitch />
          <EnquiryFilters view={view} total={total} />
        </>
      )}
      detail={(open) => <EnquiryDetail {...open} />}
      none={<NoEnquiries />}
    />
  );
}
