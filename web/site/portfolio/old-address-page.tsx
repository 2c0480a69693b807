import { ClientRedirect } from '#web/site/layout/client-redirect.tsx';

/** An old address of the portfolio. The server redirects it by itself; this is for links inside the application. */
export function Page() {
  return <ClientRedirect to="/portfolio" />;
}
