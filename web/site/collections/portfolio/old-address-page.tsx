import { ClientRedirect } from '#web/site/layout/client-redirect.tsx';
import type { PageModule } from '../../routes.ts';

export const page: PageModule = {
  Component: OldAddressPage,
};

/** An old URL of the portfolio. The server redirects it; this page is for links inside the application. */
function OldAddressPage() {
  return <ClientRedirect to="/portfolio" />;
}
