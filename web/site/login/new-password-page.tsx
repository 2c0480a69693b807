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
      title="Choose a new password"
      lead="It replaces your old password and logs you out everywhere."
      back={{ href: '/login', label: 'Back to the login' }}
    >
      <NewPasswordForm />
    </AuthLayout>
  );
}
