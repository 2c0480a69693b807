import { AuthLayout } from './auth-layout.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

/** Where the link of the mail leads to. What proves it stands behind the #, which the browser tells nobody. */
export function Page() {
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
