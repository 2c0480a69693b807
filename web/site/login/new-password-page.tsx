import { loginTexts } from '#contract/texts/login.ts';
import { AuthLayout } from './auth-layout.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import type { PageModule } from '../routes.ts';

export const page: PageModule = {
  Component: NewPasswordPage,
  isLive: () => true,
};

/** The page behind the link in the mail. The token is in the hash, which browsers do not send to servers. */
function NewPasswordPage() {
  return (
    <AuthLayout
      title={loginTexts.newPasswordTitle}
      lead={loginTexts.newPasswordLead}
      back={{ href: '/login', label: loginTexts.backToLogin }}
    >
      <NewPasswordForm />
    </AuthLayout>
  );
}
