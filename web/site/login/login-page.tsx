import { SmartLink } from '#web/ui/smart-link.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { LoginForm } from './login-form.tsx';
import styles from './login-page.module.css';
import type { PageModule } from '../routes.ts';

export const page: PageModule = {
  Component: LoginPage,
  isLive: () => true,
};

function LoginPage() {
  return (
    <AuthLayout title="Log in" lead="For the team that runs this site." back={{ href: '/', label: 'Back to the site' }}>
      <LoginForm />
      <SmartLink href="/login/forgot" className={styles.back}>
        Forgot your password?
      </SmartLink>
    </AuthLayout>
  );
}
