import { loginTexts } from '#contract/texts/login.ts';
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
      title={loginTexts.forgot}
      lead={isOffered ? loginTexts.forgotLead : loginTexts.noMail}
      back={{ href: '/login', label: loginTexts.backToLogin }}
    >
      {isOffered && <ForgotForm />}
    </AuthLayout>
  );
}
