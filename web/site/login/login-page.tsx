import { loginTexts } from '#contract/texts/login.ts';
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
    <AuthLayout title={loginTexts.title} lead={loginTexts.lead} back={{ href: '/', label: loginTexts.backToSite }}>
      <LoginForm />
      <SmartLink href="/login/forgot" className={styles.back}>
        {loginTexts.forgot}
      </SmartLink>
    </AuthLayout>
  );
}
