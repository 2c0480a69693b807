import { useQuery } from '#web/site/query-client/use-query.tsx';
import { query } from '#web/api.ts';
import type { PageModule } from '../routes.ts';
import { AuthLayout } from './auth-layout.tsx';
import { ForgotForm } from './forgot-form.tsx';

export const page: PageModule = {
  Component: ForgotPasswordPage,
  isLive: () => true,
  loadData: (fetchQuery) => fetchQuery('GET /password-reset'),
};

/** The page that sends a link for a new password, if the site sends mail. */
function ForgotPasswordPage() {
  const { data: reset } = useQuery(query('GET /password-reset'));
  const isOffered = reset?.isOffered !== false;
  return (
    <AuthLayout
      title="Forgot your password?"
      lead={
        isOffered
          ? 'Enter your email. We will send you a link to choose a new password.'
          : 'This site cannot send email. Ask an admin to reset your password. If you are the only admin, ask whoever installed the site.'
      }
      back={{ href: '/login', label: 'Back to the login' }}
    >
      {isOffered && <ForgotForm />}
    </AuthLayout>
  );
}
