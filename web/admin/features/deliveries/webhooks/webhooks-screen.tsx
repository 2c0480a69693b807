import { RecordsScreen } from '#web/admin/editing/records/records-screen.tsx';
import { useAccount } from '#web/admin/shell/account.ts';
import { NotForYou } from '#web/admin/shell/not-for-you.tsx';
import { webhookKind } from './webhook-kind.ts';

/** The programs that are told what happens. For admins. */
export function WebhooksScreen() {
  return useAccount().role === 'admin' ? (
    <RecordsScreen kind={webhookKind} />
  ) : (
    <NotForYou
      title="Webhooks"
      text="Webhooks send what visitors wrote to other programs, so only admins can set them up."
    />
  );
}
