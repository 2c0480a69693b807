import { RecordsScreen } from '#web/admin/editing/records/records-screen.tsx';
import { useAccount } from '#web/admin/shell/account.ts';
import { NotForYou } from '#web/admin/shell/not-for-you.tsx';
import { webhookKind } from './webhook-kind.ts';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as webhooksTexts from '#web/admin/texts/webhooks.ts';

/** The programs that are told what happens. For admins. */
export function WebhooksScreen() {
  return useAccount().role === 'admin' ? (
    <RecordsScreen kind={webhookKind} />
  ) : (
    <NotForYou title={commonTexts.webhooks} text={webhooksTexts.webhooksSendWhatVisitorsWrote} />
  );
}
