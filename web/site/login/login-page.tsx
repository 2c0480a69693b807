import { useQuery } from '@tanstack/react-query';
import { query } from '#web/api.ts';
import { SmartLink } from '#web/ui/smart-link.tsx';
import type { Read } from '../routes.ts';
import { Door } from './door.tsx';
import { LoginForm } from './login-form.tsx';
import styles from './login-page.module.css';

export function reads(read: Read) {
  return read('GET /password-reset');
}

/** The way into the panel, for the people who look after the site. */
export function Page() {
  const { data: reset } = useQuery(query('GET /password-reset'));
  return (
    <Door
      title="Log in"
      lead="For the people who look after this site."
      back={{ href: '/', label: 'Back to the site' }}
    >
      <LoginForm />
      {reset?.isOffered && (
        <SmartLink href="/login/forgot" className={styles.back}>
          Forgot your password?
        </SmartLink>
      )}
    </Door>
  );
}
